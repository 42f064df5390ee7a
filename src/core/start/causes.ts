/** The likely cause of a build that does not start, from the words that runtimes and the kernel use. */

export type Cause =
  | 'other-processor'
  | 'native-module'
  | 'bootstrap-not-executable'
  | 'bootstrap-missing'
  | 'handler-setting'
  | 'module-missing'
  | 'unparsable-code'
  | 'access-denied'
  | 'unreadable-file';

/**
 * What the words are matched against is `<error type>: <first line of the message>`. The first that matches is taken, so
 * the particular stand before the general.
 */
const CAUSES: readonly { readonly seen: RegExp; readonly cause: Cause }[] = [
  {
    seen: /exec format error|wrong ELF class|cannot execute binary file/i,
    cause: 'other-processor',
  },
  {
    seen: /ERR_DLOPEN_FAILED|invalid ELF header|GLIBC\w*_[\d.]+'? not found|cannot open shared object file/i,
    cause: 'native-module',
  },
  {
    seen: /(?:fork\/exec|InvalidEntrypoint|bootstrap).*permission denied/i,
    cause: 'bootstrap-not-executable',
  },
  {
    seen: /InvalidEntrypoint|find valid bootstrap|fork\/exec .*no such file or directory/i,
    cause: 'bootstrap-missing',
  },
  {
    seen: /HandlerNotFound|MalformedHandlerName|is undefined or not exported|Handler '.*' missing on module|Bad handler|ImportModuleError.*module '([^']+)': No module named '\1'|Cannot find module '\/var\/task\/|ClassNotFoundException/i,
    cause: 'handler-setting',
  },
  {
    seen: /ImportModuleError|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)|No module named|NoClassDefFoundError/i,
    cause: 'module-missing',
  },
  {
    seen: /SyntaxError|Cannot use import statement|Unexpected token 'export'/i,
    cause: 'unparsable-code',
  },
  {
    seen: /AccessDenied|not authorized to perform/i,
    cause: 'access-denied',
  },
  {
    seen: /EACCES|permission denied/i,
    cause: 'unreadable-file',
  },
];

/** null when the words are not known; what is known then is the reason alone. */
export function likelyCause(errorType: string | null, message: string | null): Cause | null {
  const words = `${errorType ?? ''}: ${message ?? ''}`;
  return CAUSES.find(({ seen }) => seen.test(words))?.cause ?? null;
}
