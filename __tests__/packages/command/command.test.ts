import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Side } from '../../../src/core/model.ts';
import {
  buildEnvironment,
  credentialsWarning,
  toolEnvironment,
} from '../../../src/packages/command/build-environment.ts';
import { LineReader } from '../../../src/packages/command/lines.ts';
import { runBuild } from '../../../src/packages/command/run-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'csg-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(
  command: string,
  { side = 'head' as Side, signal = new AbortController().signal, onLine = (_: string): void => {} } = {},
): Promise<string[]> {
  const heard: string[] = [];
  await runBuild(
    {
      side,
      commit: '0123456789abcdef',
      command,
      folder,
      environment: { PATH: process.env['PATH'] ?? '' },
    },
    {
      started: (title) => heard.push(`[${title}]`),
      output: (line) => {
        heard.push(line);
        onLine(line);
      },
      ended: () => heard.push('[end]'),
    },
    signal,
  );
  return heard;
}

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') ?? false;
  } catch {
    return true;
  }
};

/** A process that was killed closes its pipes a moment before it is gone; one that was not stays. */
async function expectGone(pid: number): Promise<void> {
  expect(pid).toBeGreaterThan(1);
  const deadline = Date.now() + 4_000;
  while (!isGone(pid) && Date.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
  expect(isGone(pid)).toBe(true);
}

describe('the build command', () => {
  test('is heard line by line, with what it says on stderr', async () => {
    expect(await run('echo one; echo "two three" >&2; printf last')).toEqual([
      '[Build of head (0123456789ab): echo one; echo "two three" >&2; printf last]',
      expect.stringMatching(/one|two three/),
      expect.stringMatching(/one|two three/),
      'last',
      '[end]',
    ]);
  });

  test('ends at the first command that fails, also inside a pipe', async () => {
    await expect(run('false; touch after')).rejects.toThrow(/exit code 1 on head/);
    await expect(run('false | cat\ntouch after')).rejects.toThrow(/exit code 1/);
    expect(existsSync(join(folder, 'after'))).toBe(false);
  });

  test('that fails on base is no regression, and the message says what to do', async () => {
    await expect(run('exit 3', { side: 'base' })).rejects.toThrow(
      /^base does not build: .*exit code 3.*0123456789ab.*no regression.*base-ref.*base-package/,
    );
  });

  test('leaves no process behind', async () => {
    const [, pid] = await run('sleep 600 & echo $!');
    await expectGone(Number(pid));
  });

  test('is ended with everything it started when the run is aborted', async () => {
    const controller = new AbortController();
    let pid = 0;
    const running = run('sleep 600 & echo $!; wait', {
      signal: controller.signal,
      onLine: (line) => {
        pid = Number(line);
        controller.abort(new Error('stopped by SIGINT'));
      },
    });
    await expect(running).rejects.toThrow('stopped by SIGINT');
    await expectGone(pid);
  });

  test('is killed when it does not listen to the request to end', async () => {
    const controller = new AbortController();
    const running = run('trap "" TERM; echo ready; while :; do sleep 1; done', {
      signal: controller.signal,
      onLine: () => controller.abort(new Error('stopped by SIGTERM')),
    });
    await expect(running).rejects.toThrow('stopped by SIGTERM');
  });

  test('that was aborted before it began is not started', async () => {
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(run('touch started', { signal })).rejects.toThrow('stopped');
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });
});

describe('the environment of the build command', () => {
  const job = {
    PATH: '/usr/bin',
    HOME: '/home/runner',
    ImageOS: 'ubuntu24',
    ImageVersion: '20260101.1',
    JAVA_HOME_21_X64: '/jdk',
    INPUT_TOKEN: 'secret',
    'INPUT_GITHUB-TOKEN': 'secret',
    GITHUB_TOKEN: 'secret',
    GITHUB_ENV: '/runner/env',
    GITHUB_WORKSPACE: '/work/checkout',
    ACTIONS_RUNTIME_TOKEN: 'secret',
    AWS_ACCESS_KEY_ID: 'secret',
    AWS_SESSION_TOKEN: 'secret',
    NODE_AUTH_TOKEN: 'for the registry',
    MY_SECRET: 'secret',
    STAGE: 'prod',
  };

  test('has what tools need, and no token, input or path of the checkout', () => {
    expect(Object.keys(buildEnvironment(job, 'npm run build')).sort()).toEqual([
      'HOME',
      'ImageOS',
      'ImageVersion',
      'JAVA_HOME_21_X64',
      'PATH',
    ]);
  });

  test('has what the command names, except the tokens of the job', () => {
    const command = `NPM_TOKEN=$NODE_AUTH_TOKEN npm ci && npm run build --stage="\${STAGE}" $GITHUB_TOKEN $AWS_SESSION_TOKEN`;
    const environment = buildEnvironment(job, command);
    expect(environment).toMatchObject({ NODE_AUTH_TOKEN: 'for the registry', STAGE: 'prod' });
    expect(Object.values(environment)).not.toContain('secret');
  });

  test('belongs to the identity of a build as far as it says which tools build', () => {
    expect(Object.keys(toolEnvironment(job)).sort()).toEqual([
      'ImageOS',
      'ImageVersion',
      'JAVA_HOME_21_X64',
      'PATH',
    ]);
  });

  test('cloud credentials in the job are warned of by name, never by value', () => {
    const warning = credentialsWarning(job);
    expect(warning).toContain('AWS_ACCESS_KEY_ID, AWS_SESSION_TOKEN');
    expect(warning).toContain('job of its own');
    expect(warning).not.toContain('secret');
    expect(
      credentialsWarning({ PATH: '/usr/bin', AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: '' }),
    ).toBeNull();
  });
});

describe('lines', () => {
  const linesOf = (...pieces: string[]): string[] => {
    const lines: string[] = [];
    const reader = new LineReader((line) => lines.push(line));
    for (const piece of pieces) reader.push(piece);
    reader.end();
    return lines;
  };

  test('end at any line end, wherever the pieces are cut', () => {
    expect(linesOf('a\r', '\nb\rc', '\nd')).toEqual(['a', 'b', 'c', 'd']);
    expect(linesOf('a\n', '\n', 'b\r')).toEqual(['a', '', 'b']);
  });

  test('without an end are passed on in pieces', () => {
    expect(linesOf('x'.repeat(20_000)).map((line) => line.length)).toEqual([8_192, 8_192, 3_616]);
  });
});
