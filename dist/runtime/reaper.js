/**
 * Watcher of an embedded engine, started by path: `reaper <folder>`. Reads lines `+<group>` and `-<group>` until
 * its input ends, which happens when the engine closes it or the engine's process is gone, by whatever signal.
 * Then it kills those groups and, on Linux, every process whose environment names the folder (a function may
 * have started one in a session of its own), removes the folder, and ends.
 *
 * Free of imports and exports, so that it runs as CommonJS and as an ES module.
 */
const fs = process.getBuiltinModule('node:fs');

const folder = process.argv[2] ?? '';
const groups = new Set        ();
let rest = '';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']         ) process.on(signal, () => {});
process.stdin.setEncoding('latin1');
process.stdin.on('data', (text        ) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    const group = Number(line.slice(1));
    if (!Number.isInteger(group) || group <= 1) continue;
    if (line.startsWith('+')) groups.add(group);
    else groups.delete(group);
  }
});
process.stdin.on('end', cleanUp);
process.stdin.on('error', cleanUp);

function cleanUp()       {
  for (const group of groups) kill(-group);
  // A process may fork while the list is read: again until a pass finds none.
  for (let pass = 0; pass < 10 && killNamed() > 0; pass += 1);
  if (folder !== '') fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit(0);
}

function killNamed()         {
  if (process.platform !== 'linux' || folder === '') return 0;
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && namesFolder(name))
    .filter((name) => kill(Number(name))).length;
}

function namesFolder(pid        )          {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`=${folder}/`);
  } catch {
    return false;
  }
}

function kill(target        )          {
  try {
    process.kill(target, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}
