import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedStart } from './embedded.ts';
import { WireServer } from './wire-server.ts';

const start = workerData as EmbeddedStart;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker.');
const reply = (message: EmbeddedReply): void => port.postMessage(message);

/**
 * PGlite clears shared buffers when it starts, so all of them are resident, and PostgreSQL's default is
 * 128 MB. What does not fit is read from the files again, which the system keeps in its own cache.
 */
const memory = ['-c', 'shared_buffers=16MB'];

const db = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...memory],
  ...(start.folder === null ? {} : { dataDir: start.folder }),
  ...(start.snapshot === null ? {} : { loadDataDir: new Blob([start.snapshot]) }),
  extensions: { pg_trgm, unaccent },
});
const server = new WireServer((messages) => db.execProtocolRaw(messages), {
  // The database cannot go on: the worker ends, and the process with it.
  onFatal: (error) =>
    setImmediate(() => {
      throw error;
    }),
});
reply({ kind: 'ready', port: await server.listen(start.path) });

port.on('message', (request: EmbeddedRequest) => {
  void (async () => {
    if (request.kind === 'dump') {
      const dump = await db.dumpDataDir('none');
      reply({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
      return;
    }
    await server.close();
    await db.close();
    reply({ kind: 'closed' });
    port.close();
  })();
});
