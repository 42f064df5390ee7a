/**
 * Where in the file an input may stand, and how its value looks in YAML. Which inputs there are and what they do is
 * said in the table of inputs; a test holds this table against it and against the parsers.
 */
import { METRICS } from '../../model.ts';

/** How a value is written. What is allowed in the end is decided by the same parsers as for the inputs of a step. */
export type Form =
  | { readonly kind: 'text' }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'yes-or-no' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'decimal'; readonly min: number; readonly max: number }
  | { readonly kind: 'percent' }
  /** A list, or one text with commas. */
  | { readonly kind: 'list'; readonly of: Form }
  /** A map of settings. */
  | { readonly kind: 'settings' }
  /** Any JSON value; a text is JSON or the path of a file. */
  | { readonly kind: 'payload' };

export interface Key {
  readonly form: Form;
  /** `{name}` in it becomes the name of the function. */
  readonly placeholder?: true;
}

const TEXT: Form = { kind: 'text' };
const YES_OR_NO: Form = { kind: 'yes-or-no' };
const words = (...of: readonly string[]): Key => ({ form: { kind: 'words', words: of } });
const whole = (min: number, max: number, step = 1): Key => ({ form: { kind: 'whole', min, max, step } });
const decimal = (min: number, max: number): Key => ({ form: { kind: 'decimal', min, max } });
const text: Key = { form: TEXT };
const path: Key = { form: TEXT, placeholder: true };
const yesOrNo: Key = { form: YES_OR_NO };

/** Of one function: under its name, or under `defaults` for all. */
export const FUNCTION_KEYS: Readonly<Record<string, Key>> = {
  'function-name': path,
  'head-package': path,
  'base-package': path,
  'head-image': path,
  'base-image': path,
  'head-qualifier': text,
  'base-qualifier': text,
  'build-command': text,
  'package-path': path,
  'head-settings': { form: { kind: 'settings' } },
  'base-settings': { form: { kind: 'settings' } },
  role: text,
  environment: words('template', 'none'),
  'memory-tiers': { form: { kind: 'list', of: { kind: 'whole', min: 128, max: 10_240, step: 1 } } },
  architectures: { form: { kind: 'list', of: { kind: 'words', words: ['x86_64', 'arm64'] } } },
  forcing: words('version', 'tenant'),
  samples: whole(10, 1_000, 5),
  payload: { form: { kind: 'payload' }, placeholder: true },
  metric: words(...METRICS),
  'allow-function-errors': yesOrNo,
  'cache-key': text,
  threshold: { form: { kind: 'percent' } },
  'threshold-ms': decimal(0, 60_000),
  'budget-ms': decimal(1, 900_000),
  decision: words('default', 'proven'),
};

/** Of the whole run: at the top of the file, beside `functions`. */
export const RUN_KEYS: Readonly<Record<string, Key>> = {
  'head-ref': text,
  'base-ref': text,
  concurrency: whole(1, 100),
  'wait-minutes': whole(1, 60),
  seed: text,
  'timeout-minutes': whole(1, 350),
  alpha: { form: { kind: 'decimal', min: 0, max: 0.2 } },
  'on-regression': words('fail', 'warn'),
  'on-inconclusive': words('warn', 'fail'),
  'on-unmeasured': words('pass', 'fail'),
  'dry-run': yesOrNo,
  comment: words('always', 'on-change', 'never'),
  'comment-key': text,
  'pull-request': whole(1, 9_999_999_999),
  'report-dir': text,
};

/** Inputs that stay with the step, and why. */
export const STEP_INPUTS: Readonly<Record<string, string>> = {
  config: 'it names this file',
  engine: 'whether a fork without credentials can be measured is known before the file is read',
  'aws-region': 'it belongs to the credentials, which are of the step',
  report: 'it is for a step that measures nothing',
  'github-token': 'a token has no place in a file of the repository',
  'allow-fork-code': 'the file is part of the change that it would let in',
};
