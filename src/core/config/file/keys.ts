/** Which inputs may stand where in the file, from the table of inputs. */
import { INPUTS, type InputSpec, type Scope } from '../inputs.ts';

export type Keys = Readonly<Record<string, InputSpec>>;

/** Of one function: under its name, or under `defaults` for all. */
export const FUNCTION_KEYS: Keys = keysOf('function');

/** Of the whole run: at the top of the file, beside `functions`. */
export const RUN_KEYS: Keys = keysOf('run');

/** Inputs that stay with the step, and why. */
export const STEP_INPUTS: Readonly<Record<string, string>> = Object.fromEntries(
  INPUTS.flatMap(({ name, scope }) => (scope.of === 'step' ? [[name, scope.why]] : [])),
);

/** Whether `{name}` in the value becomes the name of the function. */
export function takesName(input: InputSpec | undefined): boolean {
  return input?.scope.of === 'function' && input.scope.named;
}

function keysOf(scope: Scope['of']): Keys {
  return Object.fromEntries(
    INPUTS.filter((input) => input.scope.of === scope).map((input) => [input.name, input]),
  );
}
