/**
 * npm and its shell do not pass a SIGTERM on: whoever stops `npx pnpm start` by a signal would leave
 * the server behind. So the commands watch the chain of processes that launched them and stop when
 * one of its links is gone.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** The parent's id and the command line of a process, or null when it is gone. */
function look(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name stands in parentheses and may hold anything; the state and the parent follow it.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      return { parent, command: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    }).trim();
    const [, parent, command] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
    return parent ? { parent: Number(parent), command } : null;
  } catch {
    return null;
  }
}

/** This process up to the topmost npm, npx or pnpm that launched it: `[child, parent]` pairs. */
export function launchers() {
  const chain = [];
  let length = 0;
  let pid = process.pid;
  for (let found = look(pid); found && found.parent > 1; found = look(pid)) {
    const above = look(found.parent);
    if (!above) break;
    chain.push([pid, found.parent]);
    if (/\b(npm|npx|pnpm)\b/.test(above.command)) length = chain.length;
    pid = found.parent;
  }
  return chain.slice(0, length);
}

/** Calls `stop` once when a process that launched this one has ended. Not on Windows, where no `ps` tells. */
export function whenLauncherGone(stop) {
  if (process.platform === 'win32') return;
  const chain = launchers();
  if (chain.length === 0) return;
  const every = setInterval(
    () => {
      if (chain.every(([pid, parent]) => look(pid)?.parent === parent)) return;
      clearInterval(every);
      stop();
    },
    process.platform === 'linux' ? 500 : 3000,
  );
  every.unref();
}
