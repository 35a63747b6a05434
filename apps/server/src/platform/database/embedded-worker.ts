import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedRequest, EmbeddedReply, EmbeddedStart } from './embedded.ts';

const start = workerData as EmbeddedStart;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker.');
const reply = (message: EmbeddedReply): void => port.postMessage(message);

const db = await PGlite.create({
  ...(start.folder === null ? {} : { dataDir: start.folder }),
  ...(start.snapshot === null ? {} : { loadDataDir: new Blob([start.snapshot]) }),
  extensions: { pg_trgm, unaccent },
});
const server = new PGLiteSocketServer({
  db,
  ...(start.path === null ? { host: '127.0.0.1', port: 0 } : { path: start.path }),
  maxConnections: 64,
});
server.addEventListener('listening', (event) => {
  const { detail } = event as CustomEvent<{ port?: number }>;
  reply({ kind: 'ready', port: detail.port ?? null });
});
await server.start();

port.on('message', (request: EmbeddedRequest) => {
  void (async () => {
    if (request.kind === 'dump') {
      const dump = await db.dumpDataDir('none');
      reply({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) });
      return;
    }
    await server.stop();
    await db.close();
    reply({ kind: 'closed' });
    port.close();
  })();
});
