import { createConnection } from 'node:net';

export type DatabaseKind = 'pglite' | 'postgres';

/** Where tests make their PostgreSQL databases; `null` when there is no server. */
export const postgresUrl: string | null =
  process.env.VX_TEST_DATABASE_URL ??
  ((await answers('127.0.0.1', 5432)) ? 'postgres://postgres@127.0.0.1:5432/postgres' : null);

/** The databases that tests run on: `describe.each(databases)('… on %s', (database) => …)`. */
export const databases: readonly DatabaseKind[] = postgresUrl ? ['pglite', 'postgres'] : ['pglite'];

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
