/** The workflows to paste: each is what GitHub's own parser accepts, uses inputs that exist, and asks for no more rights than it needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { actionYml, inputsTable, README_TABLE } from '../../scripts/action-yml.ts';
import { type ConfigSources, readConfig } from '../../src/core/config/config.ts';
import { readFunctions } from '../../src/core/config/file/read.ts';
import { INPUTS, type RawInputs } from '../../src/core/config/inputs.ts';
import { readPublication } from '../../src/core/config/publication.ts';
import { parseConfigFile } from '../../src/packages/config-file.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'examples', 'workflows');
const OURS = 'cold-start-gate/cold-start-gate@v0';

/** The actions of others that may be used, each at one commit. */
const PINS: Readonly<Record<string, string>> = {
  'actions/checkout': '08eba0b27e820071cde6df949e0beb9ba4906955 # v4.3.0',
  'actions/setup-node': '49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0',
  'actions/upload-artifact': 'ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2',
  'actions/download-artifact': 'd3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0',
  'aws-actions/configure-aws-credentials': '7474bc4690e29a8392af63c5b98e7449536d5c3a # v4.3.1',
};

/** What every job may do, and why nothing less would do. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  'pull-request-aws.yml': ['build: contents read', 'measure: id-token write, pull-requests write'],
  'pull-request-local.yml': ['cold-start: contents read, pull-requests write'],
  'fork-measure.yml': ['measure: contents read'],
  'fork-comment.yml': ['comment: actions read, pull-requests write'],
  'release-gate.yml': ['build: contents read', 'gate: id-token write'],
  'manual-comparison.yml': ['compare: contents read, pull-requests write'],
  'matrix-of-functions.yml': ['cold-start: contents read, pull-requests write'],
  'known-regression.yml': ['cold-start: contents read, pull-requests write'],
  'monorepo.yml': ['cold-start: contents read, pull-requests write'],
  'compare-versions.yml': ['compare: id-token write'],
};

/** What the expressions among our inputs may come to. */
const EVALUATED: Readonly<Record<string, string>> = {
  'on-regression': 'warn',
  'memory-tiers': '512,1024',
  'pull-request': '',
};

interface WorkflowStep {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions: Readonly<Record<string, string>>;
        readonly 'timeout-minutes': number;
        readonly steps: readonly WorkflowStep[];
      }
    >
  >;
}

const SOURCES: ConfigSources = {
  parseYaml: parse,
  freshSeed: 'fresh',
  hostArchitecture: 'x86_64',
  region: 'eu-west-1',
};

/** What our own readers say against the inputs of a step; a configuration file is the example in config/ of the same name. */
function problemsWith(raw: RawInputs, sources: ConfigSources): readonly string[] {
  const { config: path } = raw;
  if (path !== undefined) {
    const text = readFileSync(join(FOLDER, 'config', basename(path)), 'utf8');
    const result = readFunctions({ path, parsed: parseConfigFile(text) }, raw, sources);
    return result.ok ? [] : result.problems;
  }
  const result = 'report' in raw ? readPublication(raw) : readConfig(raw, sources);
  return result.ok ? [] : result.problems;
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yml'));
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const workflowOf = (file: string): Workflow => parse(textOf(file));
const stepsOf = (file: string): readonly WorkflowStep[] =>
  Object.values(workflowOf(file).jobs).flatMap(({ steps }) => steps);

/** What GitHub's parser says against a workflow file. */
async function errorsOf(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (value === undefined || errors.length > 0) return [...errors, ...(value === undefined ? ['empty'] : [])];
  const template = await convertWorkflowTemplate(context, value);
  return (template.errors ?? []).map(({ Message }) => Message);
}

test('every file is here with its rights, and the other way round', () => {
  expect(files.toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
});

describe.each(files)('%s', (file) => {
  test("is accepted by GitHub's parser", async () => {
    expect(await errorsOf(file, textOf(file))).toEqual([]);
  });

  test('asks for no more rights than it needs, job by job, and ends by itself', () => {
    const { permissions, jobs } = workflowOf(file);
    expect(permissions).toEqual({});
    const rights = Object.entries(jobs).map(
      ([name, job]) =>
        `${name}: ${Object.entries(job.permissions)
          .map((right) => right.join(' '))
          .join(', ')}`,
    );
    expect(rights).toEqual(RIGHTS[file]);
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  test('pins every action of others by its full commit', () => {
    const lines = [...textOf(file).matchAll(/uses: (\S+)@(.+)$/gm)].map(([, name = '', at = '']) => ({
      name,
      at,
    }));
    for (const { name, at } of lines.filter((line) => `${line.name}@${line.at}` !== OURS)) {
      expect([name, at]).toEqual([name, PINS[name]]);
    }
  });

  test('puts no expression into a script, where a branch name could act', () => {
    for (const { run = '' } of stepsOf(file)) expect(run).not.toContain('${{');
  });

  test('runs nothing of the change where there are credentials or rights beyond a comment', () => {
    for (const { permissions, steps } of Object.values(workflowOf(file).jobs)) {
      if (permissions['id-token'] !== 'write' && permissions['actions'] !== 'read') continue;
      const ofTheChange = steps.filter(
        ({ run, uses, with: given }) =>
          run !== undefined || uses?.startsWith('actions/checkout') || given?.['build-command'] !== undefined,
      );
      expect(ofTheChange).toEqual([]);
    }
  });

  test('gives our action inputs that exist, with values that it takes', () => {
    const known = new Set<string>(INPUTS.map(({ name }) => name));
    const ours = stepsOf(file).filter(({ uses }) => uses === OURS);
    expect(ours).toHaveLength(1);
    for (const { with: given = {} } of ours) {
      expect(Object.keys(given).filter((name) => !known.has(name))).toEqual([]);
      const raw = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          String(value).startsWith('${{')
            ? (EVALUATED[name] ?? 'somewhere')
            : String(value).replaceAll(/\$\{\{.*?\}\}/g, 'x'),
        ]),
      );
      const [eventName] = Object.keys(workflowOf(file).on);
      expect(problemsWith(raw, { ...SOURCES, eventName })).toEqual([]);
    }
  });
});

describe('the checks above', () => {
  test('see an input that is wrong, beside a configuration file and in it', () => {
    const config = '.github/cold-start-gate.yml';
    expect(problemsWith({ engine: 'lokal', config }, SOURCES)).not.toEqual([]);
    expect(problemsWith({ config }, { ...SOURCES, eventName: 'pull_request' })).not.toEqual([]);
  });

  test('see a file that GitHub would not run', async () => {
    const broken = textOf('pull-request-local.yml').replace('runs-on:', 'run-on:');
    expect(await errorsOf('broken.yml', broken)).not.toEqual([]);
  });
});

describe('our own files', () => {
  test("the workflow of this repository is accepted by GitHub's parser and pins what it uses", async () => {
    for (const name of readdirSync(join(ROOT, '.github', 'workflows'))) {
      const text = readFileSync(join(ROOT, '.github', 'workflows', name), 'utf8');
      expect(await errorsOf(name, text)).toEqual([]);
      for (const [, at = ''] of text.matchAll(/uses: (?!\.\/)(\S+)/g)) expect(at).toMatch(/@[0-9a-f]{40}$/);
    }
  });

  test('action.yml and the table of inputs in the README are what `npm run docs` writes', () => {
    expect(readFileSync(join(ROOT, 'action.yml'), 'utf8')).toBe(actionYml());
    const [table] = README_TABLE.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
    expect(table).toBe(inputsTable());
  });

  test("action.yml is accepted by GitHub's parser, expressions of its defaults included, and runs on node24", () => {
    const content = actionYml();
    const { context } = parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
    expect(parse(content)).toMatchObject({
      inputs: {
        'github-token': { default: `\${{ github.token }}` },
        'comment-key': { default: `\${{ github.job }} \${{ toJSON(matrix) }} \${{ github.workflow }}` },
      },
      runs: { using: 'node24', main: 'dist/index.js', post: 'dist/post.js', 'post-if': 'always()' },
    });
  });

  test('an expression that no default may use is seen', () => {
    const content = actionYml().replace('github.token', 'secrets.GITHUB_TOKEN');
    const { context } = parseAction({ name: 'action.yml', content }, new NoOperationTraceWriter());
    expect(context.errors.getErrors()).not.toEqual([]);
  });
});
