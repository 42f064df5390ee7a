/** action.yml and the README's table of inputs, as text made from `INPUTS` and `OUTPUTS`. */
import { INPUTS } from '../src/core/config/inputs.ts';
import { OUTPUTS } from '../src/report/outputs.ts';

/** A double-quoted YAML scalar; JSON strings are one. */
const scalar = (text: string): string => JSON.stringify(text);

export function actionYml(): string {
  const inputs = INPUTS.flatMap((input) => [
    `  ${input.name}:`,
    `    description: ${scalar(input.description)}`,
    '    required: false',
    ...(input.default === null ? [] : [`    default: ${scalar(input.default)}`]),
  ]);
  const outputs = OUTPUTS.flatMap((output) => [
    `  ${output.name}:`,
    `    description: ${scalar(output.description)}`,
  ]);
  return `${[
    '# Written by `npm run docs` from src/core/config/inputs.ts and src/report/outputs.ts.',
    'name: Cold Start Gate',
    'description: Fails a pull request whose AWS Lambda cold start got slower. Interleaved, proved cold, exact statistics.',
    'author: The Cold Start Gate authors',
    'branding:',
    '  icon: thermometer',
    '  color: blue',
    'inputs:',
    ...inputs,
    'outputs:',
    ...outputs,
    'runs:',
    '  using: node24',
    '  main: dist/index.js',
    '  post: dist/post.js',
    '  post-if: always()',
  ].join('\n')}\n`;
}

/** The place of the table in the README. */
export const README_TABLE = /<!-- inputs:start -->[\s\S]*<!-- inputs:end -->/;

export function inputsTable(): string {
  const rows = INPUTS.map(
    (input) =>
      `| \`${input.name}\` | ${input.default === null ? '' : `\`${input.default}\``} | ${input.description.replaceAll('|', '\\|')} |`,
  );
  return [
    '<!-- inputs:start -->',
    '| input | default | what it is |',
    '| --- | --- | --- |',
    ...rows,
    '<!-- inputs:end -->',
  ].join('\n');
}
