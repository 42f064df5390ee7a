/** From the YAML of `head-settings` or `base-settings` to what it lays over the template. */
import type { Side } from '../model.ts';
import { SETTING_ROWS } from './setting-rows.ts';
import type { SettingOverrides } from './settings.ts';

/** The names that `head-settings` and `base-settings` may carry. */
const SETTING_NAMES = Object.keys(SETTING_ROWS);

/**
 * Reads the parsed YAML of one side.
 * @returns what it names, and one problem per key that is wrong. Values of `environment` never appear in a problem.
 */
export function readSettings(
  side: Side,
  yaml: unknown,
): { readonly overrides: SettingOverrides; readonly problems: readonly string[] } {
  if (yaml === undefined || yaml === null) return { overrides: {}, problems: [] };
  if (typeof yaml !== 'object' || Array.isArray(yaml)) {
    return {
      overrides: {},
      problems: [`${side}-settings: expected a YAML map, such as \`handler: index.handler\`.`],
    };
  }
  let overrides: SettingOverrides = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(yaml)) {
    const row = Object.hasOwn(SETTING_ROWS, key) ? SETTING_ROWS[key] : undefined;
    if (row === undefined) {
      problems.push(`${side}-settings: "${key}" is not a setting; known are ${SETTING_NAMES.join(', ')}.`);
      continue;
    }
    const setting = row.read(value);
    if (setting === null) problems.push(`${side}-settings: ${key} must be ${row.allowed}.`);
    else overrides = { ...overrides, ...setting };
  }
  return { overrides, problems };
}
