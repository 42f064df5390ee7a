/**
 * Which workflow commands the Actions runner would run for a step's output. Written from how the runner reads a line:
 * `::name ...::` after leading blanks, the older `##[name]` anywhere, and nothing between stop-commands and its token.
 */
export function commandsSeenByRunner(stdout: string): string[] {
  const commands: string[] = [];
  let stopToken: string | null = null;
  for (const line of stdout.split(/\r\n|\r|\n/)) {
    const [, name, value] =
      /^\s*::([^\s:]+)(?:\s[^:]*)?::(.*)$/.exec(line) ?? /##\[([^\s\]]+)[^\]]*\](.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    if (stopToken !== null) {
      if (name === stopToken) stopToken = null;
      continue;
    }
    if (name === 'stop-commands') stopToken = value ?? '';
    else commands.push(name);
  }
  return commands;
}
