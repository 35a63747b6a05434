import { checkAnswers, countLimited } from './check-answers.ts';
import { checkChats } from './check-chats.ts';
import { checkEffects } from './check-effects.ts';
import { checkLedger } from './check-ledger.ts';
import { checkPresses } from './check-presses.ts';
import { runChatter, type ChatOutcome } from './chatters.ts';
import { runClients, type Outcome, type Traffic } from './clients.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import { createRunDatabase, type Query, type RunDatabase } from './database.ts';
import { createHttp } from './http.ts';
import type { DatabaseKind, Plant, Scale } from './options.ts';
import { planIntents } from './plan.ts';
import {
  dueSubscriptions,
  findVideos,
  FREE_MINUTES_EACH,
  giveMinutes,
  giveVouchers,
  makeCodes,
  makePerformers,
  prepareGuests,
} from './prepare.ts';
import { runPresser, type Press } from './pressers.ts';
import { createChance } from './random.ts';
import { runRecharger } from './rechargers.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { createFindings, type Findings } from './violation.ts';
import type { WalletCurrency } from './wallets.ts';

/** Longer than any planted write comes late. */
const SETTLE_MS = 250;
/** So many chatters begin with minutes that vouchers pay for. */
const WITH_MINUTES = 2;
/** Between two renewals. */
const RENEWAL_EVERY_MS = 250;
const REPLY_TIMEOUT_MS = 8_000;
/** Longest wait for a definite reply to one request, restarts included. */
const PATIENCE_MS = 120_000;

export interface RunFigures {
  readonly seconds: number;
  readonly traffic: Traffic;
  readonly purchases: number;
  readonly topups: number;
  /** Refusals by a limit that a guest set. */
  readonly limited: number;
  /** Automatic recharges that waited for a tap and got it. */
  readonly taps: number;
  /** Payments by one press. */
  readonly presses: number;
  /** Payments that took time. */
  readonly late: number;
  readonly chats: number;
  /** Minutes that vouchers paid for. */
  readonly minutes: number;
  /** What all chats cost, in minor units of each kind of wallet. */
  readonly chatsCost: Readonly<Record<WalletCurrency, number>>;
  readonly repliesCut: number;
  readonly requestsCut: number;
  readonly kills: number;
  readonly recoveries: readonly number[];
}

export interface RunResult {
  readonly findings: Findings;
  readonly figures: RunFigures;
}

/** One run against a server and a database of its own. */
export async function runFaults(settings: {
  readonly kind: DatabaseKind;
  readonly plant: Plant | null;
  readonly scale: Scale;
  readonly seed: number;
}): Promise<RunResult> {
  const interrupted = interruption();
  const database = await createRunDatabase(settings.kind);
  let server: ServerProcess | null = null;
  try {
    server = await createServerProcess({
      dataDir: database.dataDir,
      databaseUrl: database.url,
      plant: settings.plant,
    });
    await Promise.race([server.start(), interrupted]);
    return await Promise.race([runAgainst(server, database, settings), interrupted]);
  } catch (error) {
    throw new Error(`The run broke off. The server's last words:\n${server?.lastWords() ?? ''}`, {
      cause: error,
    });
  } finally {
    await server?.stop();
    await database.drop();
  }
}

/** Rejects on Ctrl-C or SIGTERM, so that neither server nor database stays behind. */
function interruption(): Promise<never> {
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new Error(`Interrupted by ${signal}.`)));
    }
  });
  // Nobody may be waiting for it just then.
  interrupted.catch(() => undefined);
  return interrupted;
}

async function runAgainst(
  server: ServerProcess,
  database: RunDatabase,
  { scale, seed }: { readonly scale: Scale; readonly seed: number },
): Promise<RunResult> {
  const chance = createChance(seed);
  const signedUp = await prepareGuests(`http://127.0.0.1:${server.port}`, scale.guests);
  const guests = await withQuery(database, (query) => giveVouchers(query, signedUp, 12));
  const codes = await withQuery(database, (query) => makeCodes(query, 24, scale.guests));
  const videos = await withQuery(database, findVideos);
  await withQuery(database, (query) => dueSubscriptions(query, guests, RENEWAL_EVERY_MS));
  const performers = await withQuery(database, (query) => makePerformers(query, scale.chatters));
  const withMinutes = guests.slice(0, WITH_MINUTES);
  await withQuery(database, (query) => giveMinutes(query, withMinutes));
  const intents = planIntents(scale, guests, videos, codes, chance);

  const proxy = await startCuttingProxy(() => server.port, scale.cutShare, createChance(seed + 1));
  const http = createHttp(proxy.port, REPLY_TIMEOUT_MS);
  const traffic: Traffic = { intentsDone: 0, requests: 0, retries: 0, duplicates: 0 };
  const since = Date.now();
  const client = {
    attempt: http.attempt,
    duplicateShare: scale.duplicateShare,
    patienceMs: PATIENCE_MS,
  };
  let over = false;
  const working = runClients(intents, scale.clients, {
    ...client,
    chance: createChance(seed + 2),
    traffic,
  }).finally(() => {
    over = true;
  });
  const isOver = (): boolean => over;
  const chatting = performers.map((performer, index) =>
    runChatter(
      guests[index % guests.length]!,
      performer,
      index < WITH_MINUTES ? FREE_MINUTES_EACH : 0,
      { ...client, chance: createChance(seed + 3 + index), port: server.port, isOver },
    ),
  );
  const recharging = guests
    .filter(({ recharges }) => recharges)
    .map((guest, index) =>
      runRecharger(guest, { ...client, chance: createChance(seed + 1_003 + index), isOver }),
    );
  const pressing = guests
    .filter(({ recharges }) => !recharges)
    .map((guest, index) =>
      runPresser(guest, {
        port: proxy.port,
        chance: createChance(seed + 2_003 + index),
        patienceMs: PATIENCE_MS,
        isOver,
      }),
    );
  let taps: number;
  let presses: readonly Press[];
  let outcomes: readonly Outcome[];
  let chats: readonly ChatOutcome[];
  try {
    const killing = killNowAndThen(server, scale, () => traffic.intentsDone, isOver);
    [outcomes, taps, presses, chats] = await Promise.all([
      working,
      Promise.all(recharging).then((all) => all.reduce((sum, count) => sum + count, 0)),
      Promise.all(pressing).then((all) => all.flat()),
      Promise.all(chatting).then((all) => all.flat()),
      killing,
    ]);
  } finally {
    over = true;
    http.close();
    await proxy.close();
  }
  const seconds = (Date.now() - since) / 1000;

  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const findings = createFindings();
  checkAnswers(outcomes, findings);
  if (countLimited(outcomes) === 0)
    findings.add('a limit refuses', 'none did, so nothing was proven about limits');
  await withQuery(database, async (query) => {
    await checkLedger(query, findings);
    await checkChats(query, chats, findings);
    await checkPresses(query, presses, findings);
    await checkEffects(query, { outcomes, chats, presses, guests }, findings);
  });
  const costIn = (currency: WalletCurrency): number =>
    chats
      .filter(({ guest }) => guest.currency === currency)
      .reduce((sum, { charged }) => sum + charged, 0);
  const succeeded = (kind: 'buy' | 'topup'): number =>
    outcomes.filter(
      ({ intent, replies }) => intent.kind === kind && replies.some(({ status }) => status === 200),
    ).length;
  return {
    findings,
    figures: {
      seconds,
      traffic,
      purchases: succeeded('buy'),
      topups: succeeded('topup'),
      limited: countLimited(outcomes),
      taps,
      presses: presses.filter(({ code }) => code === null).length,
      late: outcomes.filter(
        ({ intent, paid }) => intent.kind === 'topup' && intent.takesTime && paid !== null,
      ).length,
      chats: chats.filter(({ chatId }) => chatId !== null).length,
      minutes: chats.reduce((sum, chat) => sum + chat.minutes, 0),
      chatsCost: { VXC: costIn('VXC'), EUR: costIn('EUR'), CHF: costIn('CHF') },
      repliesCut: proxy.repliesCut,
      requestsCut: proxy.requestsCut,
      kills: server.kills,
      recoveries: server.recoveries,
    },
  };
}

async function withQuery<Result>(
  database: RunDatabase,
  run: (query: Query) => Promise<Result>,
): Promise<Result> {
  const connection = await database.connect();
  try {
    return await run(connection.query);
  } finally {
    await connection.end();
  }
}

/** Kills the server at even steps of the work, in the middle of whatever it does. */
async function killNowAndThen(
  server: ServerProcess,
  scale: Scale,
  done: () => number,
  isOver: () => boolean,
): Promise<void> {
  for (let kill = 1; kill <= scale.kills; kill += 1) {
    const at = (scale.intents * kill) / (scale.kills + 1);
    while (!isOver() && done() < at) await new Promise((resolve) => setTimeout(resolve, 5));
    if (isOver()) return;
    await server.killAndRestart(kill % 3 === 0 ? 200 : 0);
  }
}
