/**
 * Reaper of an embedded engine, started by path: `reaper <folder>`. Reads lines `+<group>`, `-<group>` and `*<process> <start time>` until
 * its input ends, which happens when the engine closes it or the engine's process is gone, by whatever signal.
 * Then it kills those groups and, on Linux, their leaders' descendants and every process that began after this
 * one and has the folder in its environment, or is in it, runs or holds open something of it (a function may have
 * started one in a session of its own). It removes the folder, and ends.
 *
 * Free of imports and exports, so that it runs as CommonJS and as an ES module.
 */
const fs = process.getBuiltinModule('node:fs');

const folder = process.argv[2] ?? '';
/** Its own files are open in the engine, too. */
const engine = process.ppid;
const groups = new Set        ();
/** `<pid> <start time>` */
const strays = new Set        ();
let rest = '';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']         ) process.on(signal, () => {});
process.stdin.setEncoding('latin1');
process.stdin.on('data', (text        ) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    if (line.startsWith('*')) {
      strays.add(line.slice(1));
      continue;
    }
    const group = Number(line.slice(1));
    if (!Number.isInteger(group) || group <= 1) continue;
    if (line.startsWith('+')) groups.add(group);
    else groups.delete(group);
  }
});
process.stdin.on('end', cleanUp);
process.stdin.on('error', cleanUp);

function cleanUp()       {
  // Before their parents: afterwards nobody can tell whose children they were.
  killStrays();
  for (const group of groups) kill(-group);
  // A process may fork while the list is read: again until a pass finds none.
  for (let pass = 0; pass < 10 && killStrays() > 0; pass += 1);
  if (folder !== '') {
    makeWritable(folder);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  process.exit(0);
}

function killStrays()         {
  if (process.platform !== 'linux' || folder === '') return 0;
  const all = new Map(processes().map((entry) => [entry.pid, entry]));
  const self = all.get(process.pid);
  if (self === undefined) return 0;
  return [...all.values()]
    .filter(({ pid, startTime }) => pid !== self.pid && pid !== engine && startTime >= self.startTime)
    .filter(({ group }) => !groups.has(group))
    .filter(
      ({ pid, startTime }) => strays.has(`${pid} ${startTime}`) || descends(pid, all) || usesFolder(pid),
    )
    .filter(({ pid }) => kill(pid)).length;
}

                  
                       
                          
                         
                             
 

/** All that have not ended. Source of the fields: proc_pid_stat(5). */
function processes()           {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = attempt(() => fs.readFileSync(`/proc/${name}/stat`, 'latin1')) ?? '';
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state, parent, group] = fields;
      if (stat === '' || state === 'Z') return [];
      return [
        { pid: Number(name), parent: Number(parent), group: Number(group), startTime: Number(fields[19]) },
      ];
    });
}

function descends(pid        , all                             )          {
  let ancestor = all.get(pid);
  for (let depth = 0; ancestor !== undefined && depth < 64; depth += 1) {
    if (groups.has(ancestor.pid)) return true;
    ancestor = all.get(ancestor.parent);
  }
  return false;
}

function usesFolder(pid        )          {
  const own = `/proc/${pid}`;
  const environment = attempt(() => fs.readFileSync(`${own}/environ`, 'latin1')) ?? '';
  if (environment.includes(`=${folder}/`)) return true;
  const open = attempt(() => fs.readdirSync(`${own}/fd`)) ?? [];
  return [`${own}/cwd`, `${own}/exe`, ...open.map((fd) => `${own}/fd/${fd}`)].some((link) => {
    const target = attempt(() => fs.readlinkSync(link)) ?? '';
    return target === folder || target.startsWith(`${folder}/`);
  });
}

/** Unpacked packages are read-only where that stops anybody. */
function makeWritable(path        )       {
  attempt(() => fs.chmodSync(path, 0o700));
  for (const entry of attempt(() => fs.readdirSync(path, { withFileTypes: true })) ?? []) {
    if (entry.isDirectory()) makeWritable(`${path}/${entry.name}`);
  }
}

/** null when it fails: what was looked at is gone, or another user's. */
function attempt   (act         )           {
  try {
    return act();
  } catch {
    return null;
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
