import { checkAnswers, countLimited } from './check-answers.ts';
import { checkChats } from './check-chats.ts';
import { checkEffects } from './check-effects.ts';
import { checkLedger } from './check-ledger.ts';
import { checkPresses } from './check-presses.ts';
import { checkWriting, givenIn, paidIn, saidIn, undoneIn } from './check-writing.ts';
import { runChatter, type ChatOutcome } from './chatters.ts';
import { runClients, type Outcome, type Traffic } from './clients.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import type { Query, RunDatabase } from './database.ts';
import { digestOf } from './digest.ts';
import {
  FaultLog,
  planFaults,
  scheduledFaults,
  trafficFaults,
  type FaultKind,
  type PlannedFault,
} from './fault-kinds.ts';
import { createHttp } from './http.ts';
import { checkLeavers, LEAVER_CREDITS, runLeaver, type Life } from './leavers.ts';
import type { DatabaseKind, Plant, Scale } from './options.ts';
import { planIntents, type Guest, type Intent } from './plan.ts';
import {
  dueSubscriptions,
  findVideos,
  FREE_MINUTES_EACH,
  giveMinutes,
  giveVouchers,
  makeCodes,
  makePerformers,
  priceMessages,
  prepareGuests,
  prepareLeavers,
  sellGift,
} from './prepare.ts';
import { runPresser, type Press } from './pressers.ts';
import { createChance } from './random.ts';
import { runRecharger } from './rechargers.ts';
import { createSite, type Site } from './site.ts';
import { createFindings, type Findings } from './violation.ts';
import type { WalletCurrency } from './wallets.ts';
import { runWriter, type Writing } from './writers.ts';

/** Longer than any planted write comes late. */
const SETTLE_MS = 250;
/** So many chatters begin with minutes that vouchers pay for. */
const WITH_MINUTES = 2;
/** Guests who spend, pause and go, one after the other. */
const LEAVERS = 6;
/** Coins that messages cost one after the other. */
const MESSAGE_PRICES = [3, 1, 2];
/** Between two renewals. */
const RENEWAL_EVERY_MS = 250;
const REPLY_TIMEOUT_MS = 8_000;
/** Longest wait for a definite reply to one request, restarts included. */
const PATIENCE_MS = 240_000;

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
  readonly messages: {
    readonly said: number;
    /** Cost something. */
    readonly paid: number;
    readonly takenBack: number;
    /** Refusals by their codes, after each of which the message went again. */
    readonly refused: ReadonlyMap<string, number>;
    /** How often pages were loaded again, and put aside, with messages on their way. */
    readonly reloads: number;
    readonly frozen: number;
  };
  readonly gifts: {
    readonly given: number;
    /** Before they were sent, or refused. */
    readonly takenBack: number;
  };
  /** How often each kind of fault happened. */
  readonly faults: ReadonlyMap<FaultKind, number>;
  /** Of everything that was to happen: who wants what in which order, which faults at which step. */
  readonly planDigest: string;
  /** What each guest has in the end. Clocks and races of real processes are in it. */
  readonly outcomeDigest: string;
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
  const log = new FaultLog();
  const site = await createSite(settings.kind, settings.plant, log);
  const traffic: Traffic = { intentsDone: 0, requests: 0, retries: 0, duplicates: 0 };
  const { scale } = settings;
  const limit = timeLimit(
    scale.limit,
    () =>
      `${traffic.intentsDone} of ${scale.intents} intents are done, ${site.underWay ?? 'no fault'} is under way`,
  );
  try {
    await Promise.race([site.start(), interrupted, limit.passed]);
    return await Promise.race([
      runAgainst(site, log, traffic, settings),
      interrupted,
      limit.passed,
    ]);
  } catch (error) {
    const words = site.nodes.map((node) => node.lastWords()).join('\n');
    throw new Error(`The run broke off. The nodes' last words:\n${words}`, { cause: error });
  } finally {
    limit[Symbol.dispose]();
    await site.stop();
  }
}

/** Rejects once the time has passed, and says how far the run had come. */
function timeLimit(
  seconds: number,
  state: () => string,
): Disposable & { readonly passed: Promise<never> } {
  let timer: NodeJS.Timeout;
  const passed = new Promise<never>((_resolve, reject) => {
    const pass = (): void =>
      reject(new Error(`The run is not over after ${seconds} s: ${state()}.`));
    timer = setTimeout(pass, seconds * 1_000);
  });
  passed.catch(() => undefined);
  return { passed, [Symbol.dispose]: () => clearTimeout(timer) };
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
  site: Site,
  log: FaultLog,
  traffic: Traffic,
  { scale, seed }: { readonly scale: Scale; readonly seed: number },
): Promise<RunResult> {
  const { database, nodes } = site;
  const first = nodes[0]!;
  const chance = createChance(seed);
  const origin = `http://127.0.0.1:${first.port}`;
  const signedUp = await prepareGuests(origin, scale.guests);
  const leavers = await withQuery(database, (query) =>
    prepareLeavers(origin, query, { count: LEAVERS, credits: LEAVER_CREDITS }),
  );
  const guests = await withQuery(database, (query) => giveVouchers(query, signedUp, 12));
  const codes = await withQuery(database, (query) => makeCodes(query, 24, scale.guests));
  const videos = await withQuery(database, findVideos);
  await withQuery(database, (query) => dueSubscriptions(query, guests, RENEWAL_EVERY_MS));
  const performers = await withQuery(database, (query) => makePerformers(query, scale.chatters));
  await withQuery(database, sellGift);
  const withMinutes = guests.slice(0, WITH_MINUTES);
  await withQuery(database, (query) => giveMinutes(query, withMinutes));
  const intents = planIntents(scale, guests, videos, codes, chance);

  const faults = planFaults(
    { isShared: site.isShared, nodes: nodes.length },
    scale,
    createChance(seed + 4_003),
  );
  const planDigest = digestOf({ intents: namelessIntents(intents, guests), faults });
  // One node after the other, but not one that is away just now, as a balancer does.
  let turn = 0;
  const nextPort = (): number => {
    for (let tries = 0; tries < nodes.length; tries += 1) {
      turn += 1;
      const node = nodes[turn % nodes.length]!;
      if (node.isUp) return node.port;
    }
    return first.port;
  };
  const proxy = await startCuttingProxy(nextPort, scale.cutShare, createChance(seed + 1), log);
  const http = createHttp(proxy.port, REPLY_TIMEOUT_MS);
  const since = Date.now();
  const client = {
    attempt: http.attempt,
    duplicateShare: scale.duplicateShare,
    patienceMs: PATIENCE_MS,
    log,
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
      {
        ...client,
        chance: createChance(seed + 3 + index),
        port: nodes[index % nodes.length]!.port,
        isOver,
      },
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
  // Each guest in two browsers; the first two write where they chat.
  const unlimited = guests.filter(({ limit }) => limit === null);
  const pairs = Math.ceil(scale.writers / 2);
  const writing = Array.from({ length: scale.writers }, (_, index) => {
    const pair = Math.floor(index / 2);
    return runWriter(
      unlimited[Math.floor((pair * unlimited.length) / pairs)]!,
      performers[pair % performers.length]!,
      { ...client, chance: createChance(seed + 5_003 + index), port: proxy.port, isOver },
    );
  });
  const repricing = changePrices(database, scale.intents, () =>
    over ? null : traffic.intentsDone,
  );
  const leaving = leavers.map(async (leaver, index) => {
    const at = (scale.intents * index) / LEAVERS;
    while (traffic.intentsDone < at && !over)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return await runLeaver(leaver, videos[index]!, {
      ...client,
      chance: createChance(seed + 3_003 + index),
    });
  });
  let lives: readonly Life[];
  let taps: number;
  let presses: readonly Press[];
  let outcomes: readonly Outcome[];
  let chats: readonly ChatOutcome[];
  let writings: readonly Writing[];
  try {
    const striking = strike(site, faults, () => traffic.intentsDone);
    [outcomes, taps, presses, chats, writings, lives] = await Promise.all([
      working,
      Promise.all(recharging).then((all) => all.reduce((sum, count) => sum + count, 0)),
      Promise.all(pressing).then((all) => all.flat()),
      Promise.all(chatting).then((all) => all.flat()),
      Promise.all(writing),
      Promise.all(leaving),
      striking,
      repricing,
    ]);
  } finally {
    over = true;
    http.close();
    await proxy.close();
  }
  const seconds = (Date.now() - since) / 1000;

  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const findings = createFindings();
  for (const node of nodes)
    for (const words of node.deaths) findings.add('a node outlives what it depends on', words);
  for (const kind of [...trafficFaults, ...scheduledFaults(site.isShared)])
    if (log.of(kind) === 0)
      findings.add(
        'every kind of fault happened',
        `none of "${kind}", so nothing was proven about it`,
      );
  checkAnswers(outcomes, findings);
  if (countLimited(outcomes) === 0)
    findings.add('a limit refuses', 'none did, so nothing was proven about limits');
  await withQuery(database, async (query) => {
    await checkLedger(query, findings);
    await checkChats(query, chats, findings);
    await checkPresses(query, presses, findings);
    await checkWriting(query, writings, findings);
    await checkLeavers(query, lives, findings);
    await checkEffects(query, { outcomes, chats, presses, writings, guests }, findings);
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
      messages: {
        said: sumOf(writings, saidIn),
        paid: sumOf(writings, paidIn),
        takenBack: sumOf(
          writings,
          ({ written }) => written.filter(({ takenBack }) => takenBack).length,
        ),
        refused: sumsOf(writings.map(({ refused }) => refused)),
        reloads: sumOf(writings, ({ reloads }) => reloads),
        frozen: sumOf(writings, ({ frozen }) => frozen),
      },
      gifts: { given: sumOf(writings, givenIn), takenBack: sumOf(writings, undoneIn) },
      faults: new Map(
        [...trafficFaults, ...scheduledFaults(site.isShared)].map((kind) => [kind, log.of(kind)]),
      ),
      planDigest,
      outcomeDigest: await withQuery(database, (query) => outcomeOf(query, guests)),
      recoveries: nodes.flatMap((node) => node.recoveries),
    },
  };
}

const sumOf = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);

function sumsOf(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const counts of all)
    for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return sums;
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

/** Between quarters of the work messages cost something else: what is on its way is refused with the new price. */
async function changePrices(
  database: RunDatabase,
  intents: number,
  done: () => number | null,
): Promise<void> {
  for (const [index, coins] of MESSAGE_PRICES.entries()) {
    const at = (intents * (index + 1)) / (MESSAGE_PRICES.length + 1);
    for (let isChanged = false; !isChanged;) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = done();
      if (now === null) return;
      if (now < at) continue;
      // A database that is away just now comes back.
      isChanged = await withQuery(database, (query) => priceMessages(query, coins)).then(
        () => true,
        () => false,
      );
    }
  }
}

/** Makes each fault at its step of the work, in the middle of whatever is done; the last ones at its end at the latest. */
async function strike(
  site: Site,
  faults: readonly PlannedFault[],
  done: () => number,
): Promise<void> {
  for (const fault of faults) {
    while (done() < fault.at) await new Promise((resolve) => setTimeout(resolve, 5));
    await site.inject(fault);
  }
}

/** Intents by the places of their guests in the list: ids differ from run to run. */
const namelessIntents = (
  intents: readonly Intent[],
  guests: readonly Guest[],
): readonly unknown[] =>
  intents.map(({ guest, ...intent }) => ({
    ...intent,
    guest: guests.findIndex(({ id }) => id === guest.id),
    ...('voucherId' in intent && {
      voucherId: intent.voucherId === null ? null : guest.vouchers.indexOf(intent.voucherId),
    }),
  }));

/** What every guest has in the end, in the order of the guests. */
async function outcomeOf(query: Query, guests: readonly Guest[]): Promise<string> {
  const rows = await query<{ guest_id: string; balance: number; videos: number }>(`
    select w.guest_id, b.balance,
      (select count(*) from video_entitlements e where e.guest_id::text = w.guest_id::text) as videos
    from wallets w join account_balances b on b.account_id = w.account_id`);
  const known = new Map(rows.map(({ guest_id: id, ...row }) => [id, row]));
  return digestOf(guests.map(({ id }) => known.get(id)));
}
