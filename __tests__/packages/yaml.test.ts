import { expect, test } from '@jest/globals';
import { parseYaml } from '../../src/packages/yaml.ts';

test.each([
  'environment:\n  A: MARKER\n B: y',
  'a: "MARKER',
  '{MARKER: [',
  'MARKER: *nothing',
  'a: MARKER\na: b',
  '\tMARKER: x: y',
])('what is wrong in %j is said by place and kind, without what stands there', (text) => {
  let message = '';
  try {
    parseYaml(text);
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  expect(message).toMatch(/^[a-z ]+( at line \d+, column \d+)?$/);
  expect(message).not.toContain('MARKER');
});
