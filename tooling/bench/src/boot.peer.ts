/** What a start costs that no server is spared: Fastify that listens, and a question that the database answered. */
import { join } from 'node:path';
import Fastify from 'fastify';
import { Client } from 'pg';
import { answerOrders } from './processes.ts';

/** Exactly one of both names the database. */
export interface BootOrder {
  readonly url: string | null;
  /** Data folder of a server; its embedded database has to be closed. */
  readonly dataDir: string | null;
}

async function ask({ url, dataDir }: BootOrder): Promise<unknown> {
  const statement = 'select count(*)::int as count from wallets';
  if (url !== null) {
    const client = new Client({ connectionString: url });
    await client.connect();
    return (await client.query<{ count: number }>(statement)).rows[0]?.count;
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create({ dataDir: join(dataDir ?? '', 'postgres') });
  const { rows } = await database.query<{ count: number }>(statement);
  await database.close();
  return rows[0]?.count;
}

answerOrders(async (order: BootOrder): Promise<unknown> => {
  const app = Fastify();
  app.get('/', () => ({ ready: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return await ask(order);
});
