import { INPUTS, type RawInputs } from '../core/config/inputs.ts';
import type { ProcessEnvironment } from '../core/process-environment.ts';

/**
 * The inputs as the runner hands them over: `INPUT_` and the name in capitals, dashes kept. Blanks around a value are
 * YAML's, not the user's.
 * Source: actions/runner, ActionRunner.cs; @actions/core, getInput.
 */
export function actionInputs(environment: ProcessEnvironment): RawInputs {
  return Object.fromEntries(
    INPUTS.map(({ name }) => [name, environment[`INPUT_${name.toUpperCase()}`]?.trim()]),
  );
}
