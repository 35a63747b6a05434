import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { VxError } from '@vx/kernel';

const lockName = 'server.lock';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Tells a process from a later one with the same id; `null` where the system does not say. */
  readonly started: string | null;
  readonly token: string;
}

const unreadable: Holder = {
  pid: 0,
  host: 'an unknown machine (the lock cannot be read)',
  started: null,
  token: '',
};

/** Another process works on the data folder. */
export class DataFolderLockedError extends VxError<'DATA_FOLDER_LOCKED'> {
  constructor(folder: string, holder: Holder) {
    super(
      'DATA_FOLDER_LOCKED',
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. Two processes on ` +
        'one embedded database would corrupt it. Stop that process, choose another folder with ' +
        'VX_DATA_DIR, or use PostgreSQL by DATABASE_URL, which many processes can share.',
    );
  }
  override shouldRetry(): boolean {
    return false;
  }
}

/**
 * Takes the lock of a data folder, or throws `DataFolderLockedError`. A lock whose process is gone
 * (killed, machine restarted) is taken over. Disposing gives it back.
 */
export function lockDataFolder(folder: string): Disposable {
  const path = join(folder, lockName);
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    started: processStart(process.pid),
    token: randomUUID(),
  };
  const draft = `${path}.${mine.token}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(draft, path)) return { [Symbol.dispose]: () => release(path, mine) };
      const holder = readHolder(path);
      if (!holder) continue;
      if (isAlive(holder)) throw new DataFolderLockedError(folder, holder);
      setAside(path, holder);
    }
    throw new DataFolderLockedError(folder, readHolder(path) ?? unreadable);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link appears complete or not at all, so nobody ever reads half a lock. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Moves a dead holder's lock away. If someone else was faster and this is their lock, it goes back. */
function setAside(path: string, dead: Holder): void {
  const aside = `${path}.stale.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readHolder(aside)?.token !== dead.token) tryLink(aside, path);
  unlinkSync(aside);
}

function release(path: string, mine: Holder): void {
  if (readHolder(path)?.token === mine.token) rmSync(path, { force: true });
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  return holder.started === null || processStart(holder.pid) === holder.started;
}

/** Boot id and start tick of a process (Linux), so that a reused id is not mistaken for the holder. */
function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}:${fields[19] ?? ''}`;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
