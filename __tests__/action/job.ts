/** A job on a fake GitHub: steps of the built action with the event payloads that GitHub documents. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../../src/core/report.ts';
import { reportJson } from '../../src/report/json/json.ts';
import { Runner, type Step, type StepResult } from '../dist/runner.ts';
import { type FakeGitHub, startFakeGitHub } from '../github/fake/server.ts';

export const ACTIONS = 'github-actions[bot]';
/** What GitHub's example of a pull request is about. */
export const PULL = 2;
export const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';

const examples: readonly { readonly name: string; readonly examples: readonly object[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples');

/** GitHub's example of an event's payload, with the values at dotted paths replaced. */
export function payload(name: string, changes: Readonly<Record<string, unknown>> = {}): object {
  const found = examples.find((one) => one.name === name)?.examples ?? [];
  const [example = {}] = name === 'workflow_run' ? found.filter((one) => 'workflow_run' in one) : found;
  const copy = structuredClone(example);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    Reflect.set(
      keys.reduce<object>((at, key) => Reflect.get(at, key), copy),
      last,
      value,
    );
  }
  return copy;
}

/** The repository of the change is another one. */
export const FORK = { 'pull_request.head.repo.id': 77_000_008 };

export interface JobStep extends Step {
  readonly event?: string;
  readonly payload?: object;
}

export interface Job extends AsyncDisposable {
  readonly github: FakeGitHub;
  readonly folder: string;
  /** RUNNER_TEMP of the steps. */
  readonly temporary: string;
  /** Runs a step; with no event it is the push of a change to an own pull request. */
  step(step: JobStep): Promise<StepResult>;
  /** The same for a step that shows a report. */
  show(report: Report, step?: JobStep): Promise<StepResult>;
  /** Bodies of the comments on the pull request, without the hidden first line. */
  comments(pullRequest?: number): string[];
  /** How many requests of a method, GraphQL apart. */
  count(method: string): number;
}

export async function openJob(options: Parameters<typeof startFakeGitHub>[0] = {}): Promise<Job> {
  const runner = new Runner();
  const github = await startFakeGitHub(options);
  const folder = mkdtempSync(join(tmpdir(), 'csg-job-'));
  const { repository, requests } = github;
  repository.tokens.set('actions', { login: ACTIONS, mayWrite: true });
  repository.tokens.set('read-only', { login: ACTIONS, mayWrite: false });
  repository.addPull(PULL, { sha: HEAD });
  let steps = 0;
  let reports = 0;

  const step = async ({ event = 'pull_request', payload: body, ...rest }: JobStep): Promise<StepResult> => {
    steps += 1;
    const path = join(folder, `event-${steps}.json`);
    writeFileSync(path, JSON.stringify(body ?? payload(event)));
    return await runner.run({
      ...rest,
      inputs: { 'github-token': 'actions', engine: 'local', ...rest.inputs },
      environment: {
        GITHUB_API_URL: github.apiUrl,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'octo-org/shop',
        GITHUB_RUN_ID: '500',
        GITHUB_RUN_ATTEMPT: '1',
        GITHUB_WORKFLOW: 'CI',
        GITHUB_JOB: 'cold-start',
        GITHUB_SHA: HEAD,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_EVENT_NAME: event,
        GITHUB_EVENT_PATH: path,
        ...rest.environment,
      },
    });
  };
  return {
    github,
    folder,
    temporary: runner.temporary,
    step,
    async show(report, more = {}) {
      reports += 1;
      const path = join(folder, `report-${reports}.json`);
      writeFileSync(path, reportJson(report));
      return await step({ ...more, inputs: { engine: '', report: path, ...more.inputs } });
    },
    comments: (pullRequest = PULL) =>
      repository.commentsOf(pullRequest).map(({ body }) => body.slice(body.indexOf('\n') + 1)),
    count: (method) =>
      requests.filter((one) => one.method === method && !one.path.endsWith('/graphql')).length,
    async [Symbol.asyncDispose]() {
      runner.dispose();
      rmSync(folder, { recursive: true, force: true });
      await github.close();
    },
  };
}

/** Two builds of a function that does next to nothing, and the inputs that compare them quickly. */
export function tinyBuilds(
  job: Job,
  head = 'exports.handler = async () => 1;\n',
): Readonly<Record<string, string>> {
  const build = (name: string, source: string): string => {
    const folder = join(job.folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.js'), source);
    return folder;
  };
  return {
    'head-package': build('head', head),
    'base-package': build('base', 'exports.handler = async () => 2;\n'),
    samples: '10',
    threshold: '100%',
    'threshold-ms': '200',
    seed: 'events',
  };
}

/** A build that is slower than any limit of `tinyBuilds`. */
export const SLOW =
  'const until = Date.now() + 500; while (Date.now() < until);\nexports.handler = async () => 1;\n';
