/** The likely cause of a build that does not start, from the words that runtimes and the kernel use. */
import type { FailedReason } from '../model.ts';
import { FAILED_SENTENCES } from './reasons.ts';

interface Cause {
  /** Matched against `<error type>: <first line of the message>`. */
  readonly seen: RegExp;
  readonly sentence: string;
}

/** The first that matches is taken, so the particular stand before the general. */
const CAUSES: readonly Cause[] = [
  {
    seen: /exec format error|wrong ELF class|cannot execute binary file/i,
    sentence:
      'The program was built for another processor: build it for the architecture of the function, or set `architectures` to the one it was built for.',
  },
  {
    seen: /ERR_DLOPEN_FAILED|invalid ELF header|GLIBC\w*_[\d.]+'? not found|cannot open shared object file/i,
    sentence:
      "A native module does not fit the function's Linux or processor: install or build the dependencies for Lambda's operating system and the architecture of the function.",
  },
  {
    seen: /(?:fork\/exec|InvalidEntrypoint|bootstrap).*permission denied/i,
    sentence:
      'The `bootstrap` file is not executable: set its permission bit (chmod 755) before it is packed.',
  },
  {
    seen: /InvalidEntrypoint|find valid bootstrap|fork\/exec .*no such file or directory/i,
    sentence:
      'The program that the runtime starts is missing: `bootstrap` must lie at the top of the package (or the entry point of the image must exist), with the interpreter that its first line names.',
  },
  {
    seen: /HandlerNotFound|MalformedHandlerName|is undefined or not exported|Handler '.*' missing on module|Bad handler|ImportModuleError.*module '([^']+)': No module named '\1'|Cannot find module '\/var\/task\/|ClassNotFoundException/i,
    sentence:
      'The handler setting does not name a function of the package: compare its path and export with what lies at the top of the package.',
  },
  {
    seen: /ImportModuleError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|No module named|NoClassDefFoundError/i,
    sentence:
      'A module is missing from the package (or the handler names a file that is not there): bundle the dependencies with the build that is measured.',
  },
  {
    seen: /SyntaxError|Cannot use import statement|Unexpected token 'export'/i,
    sentence:
      'The runtime cannot parse the code: check that its language level and module kind (`type` in package.json) fit the runtime.',
  },
  {
    seen: /AccessDenied|not authorized to perform/i,
    sentence:
      'A call of the function was refused: check the permissions of the `role` that the temporary functions have.',
  },
  {
    seen: /EACCES|permission denied/i,
    sentence:
      'A file cannot be read: set its permission bits (644, folders 755) before the package is packed.',
  },
];

/** One sentence with what to do; what is known of the reason alone when the words are not known. */
export function likelyCause(reason: FailedReason, errorType: string | null, message: string | null): string {
  const words = `${errorType ?? ''}: ${message ?? ''}`;
  return CAUSES.find((cause) => cause.seen.test(words))?.sentence ?? FAILED_SENTENCES[reason];
}
