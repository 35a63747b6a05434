import { strictEqual } from 'node:assert/strict';
import { createEmbedded, createPostgres, type BenchDatabase } from './databases.ts';
import { amount, leaveOut, median, printTable } from './harness.ts';
import { freePort, startBuiltServer, startHelper } from './processes.ts';
import { signUp } from './purchases.guests.ts';
import type { ResumeGuest, ResumeOrder } from './resume.clients.ts';

const SOCKETS = amount(2_000, 40);
/** Each has some devices. */
const GUESTS = amount(200, 4);
const ROUNDS = amount(3, 1);
const SHARE = 0.95;
/** What was asked for: so long after the process is ready. */
const LIMIT_MS = 3_000;

interface Back {
  readonly sinceReady: number;
  readonly sinceKill: number;
}

/** Kills the process of a server with all of its sockets, and measures when they are back at the next one. */
async function measure(database: BenchDatabase): Promise<{
  readonly backs: readonly Back[];
  readonly lost: number;
}> {
  const port = await freePort();
  const start = () =>
    startBuiltServer({
      port,
      dataDir: database.dataDir,
      ...(database.url !== null && { databaseUrl: database.url }),
    });
  let server = await start();
  await using clients = startHelper('resume.clients.ts');
  const ask = (order: ResumeOrder): Promise<number> => clients.ask<number>(order);
  try {
    const guests: ResumeGuest[] = [];
    for (let index = 0; index < GUESTS; index += 1)
      guests.push(await signUp(`http://127.0.0.1:${port}`, `resume-${index}`));
    strictEqual(await ask({ order: 'connect', port, guests, sockets: SOCKETS }), SOCKETS);
    const backs: Back[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const killed = Date.now();
      await server.kill();
      const [ready, at] = await Promise.all([
        start().then((next) => {
          server = next;
          return Date.now();
        }),
        ask({ order: 'back', count: Math.ceil(SOCKETS * SHARE) }),
      ]);
      backs.push({ sinceReady: Math.max(0, at - ready), sinceKill: at - killed });
      await ask({ order: 'back', count: SOCKETS });
    }
    return { backs, lost: await ask({ order: 'lost' }) };
  } finally {
    await server[Symbol.asyncDispose]();
  }
}

async function report(name: string, database: BenchDatabase): Promise<void> {
  const { backs, lost } = await measure(database);
  printTable({
    title: `${SHARE * 100} % of ${SOCKETS} sockets are back, ${name}`,
    unit: 'ms',
    rows: [
      { name: 'what was asked for', value: LIMIT_MS },
      { name: 'since the process is ready', value: median(backs.map((back) => back.sinceReady)) },
      { name: 'since the process was killed', value: median(backs.map((back) => back.sinceKill)) },
    ],
  });
  console.log(`  had to load their page anew: ${lost}`);
}

/** Sockets of guests that come back after `kill -9`, by the product's own client. */
export async function run(): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const postgres = await createPostgres();
  if (postgres) await report('PostgreSQL', ends.use(postgres));
  else leaveOut('PostgreSQL: start one and name it in VX_TEST_DATABASE_URL');
  await report('embedded database', ends.use(createEmbedded()));
}
