import { describe, expect, test } from '@jest/globals';
import type { ColdStart, Side, StartOutcome } from '../../../src/core/model.ts';
import { likelyCause } from '../../../src/core/start/causes.ts';
import { startHealth } from '../../../src/core/start/health.ts';
import { CAUSE_SENTENCES } from '../../../src/report/reasons.ts';
import { coldStart } from './invokes.ts';

const COLD: StartOutcome = {
  kind: 'cold',
  by: 'init',
  phases: { initMs: 150, restoreMs: null, handlerMs: 10 },
  billedMs: 160,
  memorySizeMb: 128,
  maxMemoryUsedMb: 70,
};
const FAILED: StartOutcome = {
  kind: 'failed',
  reason: 'init-error',
  errorType: 'Runtime.InvalidEntrypoint',
  message: 'fork/exec /var/task/bootstrap: exec format error',
};
const LOST: StartOutcome = { kind: 'lost', reason: 'throttled' };

/** `b` and `h` in the order of the run: `.` cold, `x` failed, `?` lost. */
function run(story: string, overrides: Partial<ColdStart> = {}): ColdStart[] {
  return story.split(' ').map((start, order) => {
    const side: Side = start.startsWith('b') ? 'base' : 'head';
    const outcome = start.endsWith('.') ? COLD : start.endsWith('x') ? FAILED : LOST;
    return coldStart({ side, order, outcome, ...overrides });
  });
}

describe('a build that does not start', () => {
  test('head: three failures, base healthy; says which function and architecture', () => {
    expect(startHealth(run('b. hx hx b. hx'))).toEqual({
      reason: 'does-not-start',
      functionLabel: 'orders',
      architecture: 'x86_64',
    });
  });

  test.each([
    ['two failures are not enough', 'b. hx hx b.', null],
    ['one success is a start', 'b. h. hx hx hx hx', null],
    ['also a later one', 'b. hx hx hx h.', null],
    ['lost starts neither count nor break the row', 'b. hx h? hx h? hx', 'does-not-start'],
    ['lost starts alone say nothing', 'b. h? h? h?', null],
    ['base', 'bx hx bx h. bx', 'base-does-not-start'],
    ['both: base is to blame', 'hx bx hx bx hx bx', 'base-does-not-start'],
    ['while base has not started, head is not blamed', 'bx hx bx hx hx', null],
    ['nor while base was only lost', 'b? hx b? hx hx', null],
    ['base failed at first and then started', 'bx hx b. hx hx', 'does-not-start'],
    ['nothing yet', 'b. h.', null],
  ])('%s', (_name, story, reason) => {
    expect(startHealth(run(story))?.reason ?? null).toBe(reason);
  });

  test('without a base, head is judged alone', () => {
    expect(startHealth(run('hx hx hx'))).toBeNull();
    expect(startHealth(run('hx hx hx'), ['head'])?.reason).toBe('does-not-start');
  });

  test('a build that starts at one tier starts; another architecture or function is another build', () => {
    const small = run('b. hx hx hx');
    const large = run('h.', { cell: { functionLabel: 'orders', architecture: 'x86_64', tierMb: 1024 } });
    const arm = run('h.', { cell: { functionLabel: 'orders', architecture: 'arm64', tierMb: 128 } });
    const other = run('h.', { cell: { functionLabel: 'mail', architecture: 'x86_64', tierMb: 128 } });
    expect(startHealth([...small, ...large])).toBeNull();
    expect(startHealth([...small, ...arm])?.architecture).toBe('x86_64');
    expect(startHealth([...other, ...small])?.functionLabel).toBe('orders');
  });

  test('burn-in starts count', () => {
    expect(startHealth(run('b. hx hx hx', { block: 0 }))?.reason).toBe('does-not-start');
  });
});

describe('likely cause', () => {
  test.each([
    ['Runtime.InvalidEntrypoint', 'fork/exec /var/task/bootstrap: exec format error', 'another processor'],
    ['Runtime.InvalidEntrypoint', 'fork/exec /var/task/bootstrap: permission denied', 'chmod 755'],
    [
      'Runtime.InvalidEntrypoint',
      "Couldn't find valid bootstrap(s): [/var/task/bootstrap]",
      'top of the package',
    ],
    ['Runtime.ImportModuleError', "Unable to import module 'app': No module named 'app'", 'handler setting'],
    [
      'Runtime.ImportModuleError',
      "Unable to import module 'app': No module named 'requests'",
      'module is missing',
    ],
    ['Runtime.ImportModuleError', "Error: Cannot find module 'lodash'", 'module is missing'],
    ['Runtime.HandlerNotFound', 'index.handler is undefined or not exported', 'handler setting'],
    ['Runtime.MalformedHandlerName', 'Bad handler', 'handler setting'],
    [
      'Runtime.UserCodeSyntaxError',
      'SyntaxError: Cannot use import statement outside a module',
      'module kind',
    ],
    ['Error', '/var/task/sharp.node: invalid ELF header', 'native module'],
    ['Error', "/lib64/libc.so.6: version `GLIBC_2.38' not found", 'native module'],
    ['Error', "EACCES: permission denied, open '/var/task/config.json'", '644'],
    ['AccessDeniedException', 'User: <ARN> is not authorized to perform: dynamodb:Query', 'role'],
    ['PermissionError', "[Errno 13] Permission denied: '/var/task/x'", '644'],
  ])('%s: %s', (errorType, message, words) => {
    const cause = likelyCause(errorType, message);
    expect(cause === null ? null : CAUSE_SENTENCES[cause]).toContain(words);
  });

  test('unknown words have none', () => {
    expect(likelyCause('Sandbox.Timedout', null)).toBeNull();
    expect(likelyCause(null, null)).toBeNull();
  });
});
