import { createConnection } from 'node:net';

export type DatabaseKind = 'pglite' | 'postgres';

/** Where tests make their PostgreSQL databases; `null` when there is no server. */
export const postgresUrl: string | null =
  process.env.VX_TEST_DATABASE_URL ??
  ((await answers('127.0.0.1', 5432)) ? 'postgres://postgres@127.0.0.1:5432/postgres' : null);

/**
 * The databases that tests run on which concern what is stored: money, what is counted or moved with it, what many
 * do at once, and the platform's own tables. `describe.each(databases)('… on %s', (database) => …)`.
 */
export const databases: readonly DatabaseKind[] = postgresUrl ? ['pglite', 'postgres'] : ['pglite'];

/**
 * The one that all other tests run on: PostgreSQL, as in production, where it is at hand. The embedded one is the
 * same engine with one connection, and every module runs on it in the browser tests.
 */
export const oneDatabase: readonly DatabaseKind[] = [postgresUrl ? 'postgres' : 'pglite'];

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 500 });
    const end = (reachable: boolean): void => {
      socket.destroy();
      resolve(reachable);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
