/** What the documentation says in YAML and in lists is what the code takes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { readConfig } from '../../src/core/config/config.ts';
import { INPUTS, type RawInputs } from '../../src/core/config/inputs.ts';
import { DEFAULT_SETTINGS } from '../../src/core/config/settings.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const pagesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  join('examples', 'README.md'),
  ...pagesIn('docs'),
];

/** What a reader would copy: every action at the major version that the examples pin. */
const VERSIONS = [
  'actions/checkout@v4',
  'actions/setup-node@v4',
  'aws-actions/configure-aws-credentials@v4',
  'cold-start-gate/cold-start-gate@v0',
];
const OURS = 'cold-start-gate/cold-start-gate';

interface Step {
  readonly uses: string;
  readonly with?: RawInputs;
}

type Yaml = Readonly<Record<string, unknown>> | readonly unknown[];

const isStep = (value: object): value is Step => 'uses' in value && typeof value.uses === 'string';

/** Every step at any depth. */
function stepsIn(value: unknown): readonly Step[] {
  if (typeof value !== 'object' || value === null) return [];
  return isStep(value) ? [value] : Object.values(value).flatMap(stepsIn);
}

const snippets = PAGES.flatMap((page) =>
  [...textOf(page).matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map(([, text = '']) => {
    const yaml: Yaml = parse(text);
    return { page, yaml };
  }),
);
const steps = snippets.flatMap(({ page, yaml }) => stepsIn(yaml).map((step) => ({ page, step })));
const ours = steps.filter(({ step }) => step.uses.startsWith(OURS));

test('every action is shown at the one version that readers should copy', () => {
  expect(ours.length).toBeGreaterThan(3);
  for (const { page, step } of steps)
    expect([page, VERSIONS]).toEqual([page, expect.arrayContaining([step.uses])]);
  for (const page of PAGES) {
    const mentioned = [...textOf(page).matchAll(/cold-start-gate\/cold-start-gate@(\w+)/g)].map(
      ([, at]) => at,
    );
    expect([page, mentioned.filter((at) => at !== 'v0')]).toEqual([page, []]);
  }
});

test('every step of ours has inputs that exist, with values that are taken on a pull request', () => {
  const known = new Set<string>(INPUTS.map(({ name }) => name));
  for (const { page, step } of ours) {
    const given = step.with ?? {};
    expect([page, Object.keys(given).filter((name) => !known.has(name))]).toEqual([page, []]);
    // What these two name is read in tests of their own.
    if ('config' in given || 'report' in given) continue;
    const raw = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
    const result = readConfig(raw, {
      parseYaml: parse,
      freshSeed: 'fresh',
      hostArchitecture: 'x86_64',
      region: 'eu-west-1',
      eventName: 'pull_request',
    });
    expect([page, result.ok ? [] : result.problems]).toEqual([page, []]);
  }
});

test('a snippet that is neither a workflow, nor steps, nor a configuration file is a piece of `with`', () => {
  const known = new Set<string>(INPUTS.map(({ name }) => name));
  const pieces = snippets.filter(
    ({ yaml }) => !Array.isArray(yaml) && !('jobs' in yaml) && !('functions' in yaml),
  );
  expect(pieces).not.toEqual([]);
  for (const { page, yaml } of pieces) {
    expect([page, Object.keys(yaml).filter((name) => !known.has(name))]).toEqual([page, []]);
  }
});

test('every link to a file of the repository leads somewhere', () => {
  const broken = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => join(dirname(page), target))
      .filter((path) => !existsSync(join(ROOT, path))),
  );
  expect(broken).toEqual([]);
});

test('decisions are numbered without gaps, in their names and in their titles', () => {
  const pages = pagesIn(join('docs', 'adr')).toSorted();
  const numbers = pages.map((page) => [
    Number(/(\d{4})-[^/]+$/.exec(page)?.[1]),
    Number(/^# (\d+)\. /.exec(textOf(page))?.[1]),
  ]);
  expect(numbers).toEqual(pages.map((_, index) => [index + 1, index + 1]));
});

describe('docs/local-engine.md', () => {
  const page = textOf(join('docs', 'local-engine.md'));

  test('lists the operations that there are', () => {
    const [, list = ''] = /## Operations\n([\s\S]*)/.exec(page) ?? [];
    const listed = [...list.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name);
    const there = readdirSync(join(ROOT, 'src', 'local', 'operations')).map((file) =>
      file.replace(/\.ts$/, '').replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(listed.toSorted()).toEqual(there.toSorted());
  });

  test('says the defaults that there are', () => {
    const { runtime, handler, timeoutSeconds } = DEFAULT_SETTINGS;
    expect(page).toContain(
      `runtime \`${runtime}\`, handler \`${handler}\`, a timeout of ${timeoutSeconds} s`,
    );
  });
});
