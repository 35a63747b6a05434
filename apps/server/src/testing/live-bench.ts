import { randomUUID } from 'node:crypto';
import { createYoga } from 'graphql-yoga';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Random } from '@vx/kernel';
import { FakeClock, FakeLogger, FakeRandom } from '@vx/kernel/testing';
import type { RestContract, RestKey } from '@vx/contract/rest';
import { createMemoryBus } from '../platform/bus/memory-bus.ts';
import { openDatabase, type AnyDatabase, type OpenDatabase } from '../platform/database/index.ts';
import { createDomainEvents } from '../platform/domain-events.ts';
import { createGrants } from '../platform/grants.ts';
import { createLoaders, createOwn, type GraphContext } from '../platform/graphql/index.ts';
import { buildSchema } from '../platform/graphql/schema.ts';
import { once } from '../platform/idempotency.ts';
import { migrationsOf } from '../platform/merge.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { Caller, RestHandler, ServerModule } from '../platform/module.ts';
import { createGuestStream, type StoredEvent } from '../platform/realtime/guest-events.ts';
import { createTestDatabase, type DatabaseKind } from '../platform/testing/index.ts';
import { createJobRunner } from '../platform/work/jobs.ts';
import type { AccountsApi } from '../modules/accounts/index.ts';
import { createActorsModule, type ActorsModule } from '../modules/actors/index.ts';
import type { DemoWorld } from '../demo/world.ts';
import { smallWorld } from './small-world.ts';
import {
  createMoneyModule,
  type MoneyApi,
  type SpendingCheck,
  type WalletCurrency,
} from '../modules/money/index.ts';
import { createVideosModule } from '../modules/videos/index.ts';
import { createBenefitsModule, type BenefitsApi } from '../modules/benefits/index.ts';
import { createGiftsModule } from '../modules/gifts/index.ts';
import { createLiveModule, type LiveApi } from '../modules/live/index.ts';
import { channelLog, createMessengerModule } from '../modules/messenger/index.ts';

export interface Broadcasted {
  readonly name: string;
  readonly payload: {
    readonly actorId: string;
    readonly isOnline: boolean;
    readonly isBusy: boolean;
  };
}

export interface SentFrame {
  readonly guestId: string;
  readonly name: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into payloads freely
  readonly payload: any;
}

export interface QueryAnswer {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers freely
  readonly data?: any;
  readonly errors?: readonly { readonly message: string }[];
}

/** The data of an answer without errors. */
export async function dataOf(answer: Promise<QueryAnswer>): Promise<QueryAnswer['data']> {
  const { data, errors } = await answer;
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return data;
}

type Handlers = { readonly [Key in RestKey]?: RestHandler<Key> };

export interface CallOptions<Key extends RestKey> {
  readonly params?: RestContract[Key]['params'];
  readonly query?: RestContract[Key]['query'];
  readonly body?: RestContract[Key]['body'];
  readonly as?: string | null;
  readonly key?: string;
  readonly caller?: Partial<Caller>;
}

/**
 * Performers, videos, live chats and the ledger on a database of their own, on the real platform
 * below HTTP and sockets, with a clock that is turned by hand.
 */
export interface LiveBench extends AsyncDisposable {
  readonly database: AnyDatabase;
  readonly clock: FakeClock;
  readonly money: MoneyApi;
  readonly actors: ActorsModule['api'];
  readonly live: LiveApi;
  readonly benefits: BenefitsApi;
  readonly frames: SentFrame[];
  readonly broadcasts: Broadcasted[];
  /** Guests with an open socket. */
  readonly connected: Set<string>;
  /** Subjects of grants that were revoked. */
  readonly revoked: readonly string[];
  /** Guests that are VIP. */
  readonly vips: Set<string>;
  /** Guests whose age is verified. */
  readonly adults: Set<string>;
  /** Statements since the last look. */
  statements(): number;
  guest(balance?: number, currency?: WalletCurrency): Promise<string>;
  call<Key extends RestKey>(
    key: Key,
    options?: CallOptions<Key>,
  ): Promise<RestContract[Key]['response']>;
  send(
    guestId: string,
    payload: { readonly chatId: string; readonly text: string },
    clientId: string,
  ): Promise<void>;
  query(
    document: string,
    options?: { readonly variables?: Record<string, unknown>; readonly caller?: Partial<Caller> },
  ): Promise<QueryAnswer>;
  /** Turns the clock by whole seconds and runs the meter after each. */
  seconds(count: number): Promise<void>;
  runTask(name: string): Promise<void>;
  runJobs(): Promise<number>;
  events(guestId: string, name?: string): Promise<readonly StoredEvent[]>;
  balance(guestId: string): Promise<number>;
}

interface Ears {
  readonly frames: SentFrame[];
  readonly broadcasts: Broadcasted[];
  readonly connected: Set<string>;
  readonly revoked: string[];
}

/** The platform without its transports: those are heard by the test. */
function platformOn(
  database: AnyDatabase,
  clock: FakeClock,
  random: Random,
  ears: Ears,
  modules: readonly ServerModule[],
) {
  const logger = new FakeLogger();
  const stream = createGuestStream({ database, bus: createMemoryBus(), now: () => clock.now() });
  const runner = createJobRunner({
    database,
    clock,
    logger,
    metrics: createMetrics(),
    definitions: () => modules.flatMap((module) => module.jobs ?? []),
  });
  return {
    database,
    clock,
    logger,
    random,
    domainEvents: createDomainEvents(),
    guestEvents: stream,
    performerEvents: { append: () => Promise.resolve(0) },
    performerFrames: { send: () => Promise.resolve() },
    guestFrames: {
      send(guestId: string, name: string, payload: unknown) {
        ears.frames.push({ guestId, name, payload });
        return Promise.resolve();
      },
    },
    broadcast: {
      publish(name: string, payload: unknown) {
        ears.broadcasts.push({ name, payload: payload as Broadcasted['payload'] });
        return Promise.resolve();
      },
    },
    presence: {
      isOnline: (guestId: string) => Promise.resolve(ears.connected.has(guestId)),
      list: () => Promise.resolve([...ears.connected]),
      endSession: () => Promise.resolve(),
    },
    once,
    jobs: runner.jobs,
    runner,
    grants: createGrants({ secret: 'bench', clock }),
    revocations: {
      revoke: (subject: string) => void ears.revoked.push(subject),
      onRevoked: () => undefined,
    },
  };
}

function modulesOn(
  platform: ReturnType<typeof platformOn>,
  { vips, adults }: Pick<LiveBench, 'vips' | 'adults'>,
  spendingChecks: readonly SpendingCheck[],
) {
  const accounts: Pick<AccountsApi, 'find'> = {
    find: (guestId) =>
      Promise.resolve({
        id: guestId,
        name: 'Alex',
        is_vip: vips.has(guestId),
        has_avs: adults.has(guestId),
      } as Awaited<ReturnType<AccountsApi['find']>>),
  };
  const money = createMoneyModule(platform, { spendingChecks });
  const actors = createActorsModule(platform, { money: money.api });
  const benefits = createBenefitsModule(
    { ...platform, config },
    {
      money: money.api,
      accounts,
      subscriptions: {
        daysGiven: () => Promise.resolve(),
        daysEnded: () => Promise.resolve(),
        runs: () => Promise.resolve(false),
      },
    },
  );
  const videos = createVideosModule(platform, {
    money: money.api,
    actors: actors.api,
    accounts,
    benefits: benefits.api,
  });
  const gifts = createGiftsModule(platform, {
    money: money.api,
    accounts,
    benefits: benefits.api,
  });
  const messenger = createMessengerModule(platform, {
    money: money.api,
    actors: actors.api,
    accounts,
    benefits: benefits.api,
    gifts: gifts.api,
    greetingPauseHours: config.greetingPauseHours,
  });
  const live = createLiveModule(platform, {
    money: money.api,
    actors: actors.api,
    accounts,
    benefits: benefits.api,
    gifts: gifts.api,
    log: channelLog,
    messages: messenger.api,
  });
  return {
    money,
    actors,
    live,
    benefits,
    all: [money, actors, benefits, gifts, videos, live, messenger] satisfies ServerModule[],
  };
}

const config = {
  origin: 'http://localhost',
  sandbox: false,
  production: false,
  greetingPauseHours: 6,
  dataDir: '/nonexistent',
};

/** Makes the modules once on nothing, only to learn their migrations. */
async function migrationsOfModules(): Promise<ReturnType<typeof migrationsOf>> {
  const nowhere = openDatabase({ kind: 'loopback', port: 1 });
  const ears = { frames: [], broadcasts: [], connected: new Set<string>(), revoked: [] };
  const platform = platformOn(nowhere, new FakeClock(), new FakeRandom(), ears, []);
  const migrations = migrationsOf(
    modulesOn(platform, { vips: new Set(), adults: new Set() }, []).all,
  );
  await nowhere.close();
  // Channels belong to guests; of these a bench needs no more than their ids.
  const guests: Migration = {
    async up(db) {
      await sql`create table guests (id uuid primary key)`.execute(db);
    },
  };
  return { '2026-11-21-bench-01-guests': guests, ...migrations };
}

/** Counts the statements that go through the pool. */
function countStatements(pool: OpenDatabase['pool']): () => number {
  let total = 0;
  let looked = 0;
  const counted = new WeakSet();
  pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const seen = client as unknown as { query: (...args: unknown[]) => unknown };
    const query = seen.query.bind(client);
    seen.query = (...args) => {
      total += 1;
      return query(...args);
    };
  });
  return () => {
    const since = total - looked;
    looked = total;
    return since;
  };
}

const callerOf = (as: string | null, change: Partial<Caller> = {}): Caller => ({
  guestId: as,
  sessionId: as === null ? 'visitor-1' : `session-${as}`,
  language: 'en',
  ip: '127.0.0.1',
  userAgent: 'test',
  country: 'DE',
  deviceId: null,
  requestId: 'r1',
  ...change,
});

export async function createLiveBench(
  kind: DatabaseKind,
  options: {
    readonly spendingChecks?: readonly SpendingCheck[];
    readonly random?: Random;
    readonly world?: DemoWorld;
  } = {},
): Promise<LiveBench> {
  const opened = await createTestDatabase({
    database: kind,
    migrations: await migrationsOfModules(),
  });
  const database: AnyDatabase = opened.database;
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  const ears: Ears = { frames: [], broadcasts: [], connected: new Set(), revoked: [] };
  const flags = { vips: new Set<string>(), adults: new Set<string>() };
  const modules: ServerModule[] = [];
  const random = options.random ?? { next: () => 0.5, uuid: () => randomUUID() };
  const platform = platformOn(database, clock, random, ears, modules);
  const { money, actors, live, benefits, all } = modulesOn(
    platform,
    flags,
    options.spendingChecks ?? [],
  );
  modules.push(...all);
  const world = options.world ?? smallWorld();
  for (const module of modules) await module.seed?.(world);

  const handlers: Handlers = Object.assign({}, ...modules.map((module) => module.rest ?? {}));
  let yoga: ReturnType<typeof yogaOf> | null = null;
  const runTask = async (name: string): Promise<void> => {
    const task = modules
      .flatMap((module) => module.recurring ?? [])
      .find((one) => one.name === name);
    if (!task) throw new Error(`There is no task ${name}.`);
    await task.run();
  };

  return {
    database,
    clock,
    money: money.api,
    actors: actors.api,
    live: live.api,
    benefits: benefits.api,
    ...ears,
    ...flags,
    statements: countStatements(opened.database.pool),
    async guest(balance = 0, currency = 'VXC') {
      const guestId = randomUUID();
      await database.transaction(async (tx) => {
        await sql`insert into guests (id) values (${guestId})`.execute(tx);
        await money.api.openWallet(tx, guestId, currency);
        if (balance > 0) {
          await money.api.credit(tx, {
            guestId,
            amount: balance,
            currency,
            kind: 'topup',
            reference: 'test',
          });
        }
      });
      ears.connected.add(guestId);
      return guestId;
    },
    async call(key, { params, query, body, as = null, key: idempotencyKey, caller } = {}) {
      const handler: RestHandler<typeof key> | undefined = handlers[key];
      if (!handler) throw new Error(`Nobody answers ${key}.`);
      return await handler({
        params: params ?? {},
        query: query ?? {},
        body,
        caller: callerOf(as, caller),
        idempotencyKey: idempotencyKey ?? null,
        headers: {},
        setCookie: () => undefined,
      } as unknown as Parameters<typeof handler>[0]);
    },
    async send(guestId, { chatId, text }, clientId) {
      const handler = live.socket?.sendMessage;
      await handler?.({
        payload: {
          channelId: null,
          messageType: 'text',
          senderType: 'guest',
          isVideochat: true,
          isFreechat: false,
          data: { text },
          includedGifts: [],
          chatId,
        },
        clientId,
        caller: callerOf(guestId),
        connectionId: 'c1',
      });
    },
    async query(document, { variables, caller } = {}) {
      yoga ??= yogaOf(modules);
      const answer = await yoga.fetch(
        'http://bench/vxql',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: document, variables: variables ?? {} }),
        },
        graphContext(callerOf(caller?.guestId ?? null, caller)),
      );
      return (await answer.json()) as QueryAnswer;
    },
    async seconds(count) {
      for (let passed = 0; passed < count; passed += 1) {
        clock.advance(1_000);
        await runTask('live.meter');
      }
    },
    runTask,
    runJobs: () => platform.runner.runDue(),
    async events(guestId, name) {
      const found = (await platform.guestEvents.after(guestId, 0, 10_000)) ?? [];
      return name === undefined ? found : found.filter((event) => event.name === name);
    },
    balance: async (guestId) => (await money.api.balanceOf(guestId))?.balance ?? 0,
    async [Symbol.asyncDispose]() {
      await opened.close();
    },
  };
}

const yogaOf = (modules: readonly ServerModule[]) =>
  createYoga<GraphContext>({
    schema: buildSchema('vxql', modules),
    graphqlEndpoint: '/vxql',
    logging: false,
    maskedErrors: false,
  });

function graphContext(caller: Caller): GraphContext {
  const loaders = createLoaders();
  return { caller, loaders, own: createOwn(caller.guestId, loaders, null) };
}
