import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ConnectionTarget } from './pools.ts';
import { lockDataFolder } from './lock.ts';
import { workerFile } from '../worker-file.ts';

export interface EmbeddedStart {
  /** `null`: in memory. */
  readonly folder: string | null;
  readonly snapshot: Uint8Array<ArrayBuffer> | null;
  /** Unix socket, or `null` for a loopback port. */
  readonly path: string | null;
}
export type EmbeddedRequest = { readonly kind: 'dump' } | { readonly kind: 'close' };
export type EmbeddedReply =
  | { readonly kind: 'ready'; readonly port: number | null }
  | { readonly kind: 'dump'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' };

/** The embedded database: PGlite in a worker thread, spoken to over a socket like PostgreSQL. */
export interface EmbeddedDatabase {
  readonly target: ConnectionTarget;
  /** The whole data folder as a tar, for fast copies. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Longest address of a Unix socket that every system takes. */
const maxSocketPathLength = 100;
const socketPort = 5432;

/**
 * Starts PGlite.
 * @param options.folder where the data lives; it is created, and locked while open. `null`: in memory.
 * @param options.onCrash called when the worker ends without being asked to
 * @throws DataFolderLockedError
 */
export async function startEmbedded(options: {
  readonly folder: string | null;
  readonly snapshot?: Uint8Array<ArrayBuffer>;
  readonly onCrash?: (error: Error) => void;
}): Promise<EmbeddedDatabase> {
  const folder = options.folder === null ? null : resolve(options.folder);
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = folder ? lockDataFolder(folder) : null;
  const socketFolder = process.platform === 'win32' ? null : chooseSocketFolder(folder);
  const start: EmbeddedStart = {
    folder: folder && join(folder, 'postgres'),
    snapshot: options.snapshot ?? null,
    path: socketFolder && join(socketFolder, `.s.PGSQL.${socketPort}`),
  };
  if (start.path) rmSync(start.path, { force: true });
  const worker = new Worker(workerFile(import.meta.url, 'embedded-worker'), {
    workerData: start,
    stderr: false,
  });
  let ending = false;
  const cleanUp = (): void => {
    if (socketFolder && socketFolder !== folder)
      rmSync(socketFolder, { recursive: true, force: true });
    lock?.[Symbol.dispose]();
  };

  try {
    const ready = await answer(worker, 'ready');
    worker.on('error', (error) => options.onCrash?.(error));
    worker.on('exit', (code) => {
      if (!ending) options.onCrash?.(new Error(`The embedded database ended with code ${code}.`));
    });
    return {
      target: socketFolder
        ? { kind: 'socket', folder: socketFolder, port: socketPort }
        : { kind: 'loopback', port: ready.port ?? 0 },
      async dump() {
        const reply = answer(worker, 'dump');
        worker.postMessage({ kind: 'dump' } satisfies EmbeddedRequest);
        return (await reply).bytes;
      },
      async close() {
        if (ending) return;
        ending = true;
        const closed = answer(worker, 'closed');
        worker.postMessage({ kind: 'close' } satisfies EmbeddedRequest);
        await closed;
        await worker.terminate();
        cleanUp();
      },
    };
  } catch (error) {
    await worker.terminate();
    cleanUp();
    throw error;
  }
}

function chooseSocketFolder(folder: string | null): string {
  if (folder && join(folder, `.s.PGSQL.${socketPort}`).length <= maxSocketPathLength) return folder;
  return mkdtempSync(join(tmpdir(), 'vx-'));
}

function answer<Kind extends EmbeddedReply['kind']>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<EmbeddedReply, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (message: EmbeddedReply): void => {
      if (message.kind !== kind) return;
      stop();
      resolve(message as Extract<EmbeddedReply, { kind: Kind }>);
    };
    const onError = (error: Error): void => {
      stop();
      reject(error);
    };
    const onExit = (): void => {
      stop();
      reject(new Error('The embedded database ended before it answered.'));
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
