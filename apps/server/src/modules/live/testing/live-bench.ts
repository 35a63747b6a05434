import { randomUUID } from 'node:crypto';
import { createYoga } from 'graphql-yoga';
import type { Random } from '@vx/kernel';
import { FakeClock, FakeLogger } from '@vx/kernel/testing';
import type { RestContract, RestKey } from '@vx/contract/rest';
import { createMemoryBus } from '../../../platform/bus/memory-bus.ts';
import type { AnyDatabase } from '../../../platform/database/index.ts';
import { createGrants } from '../../../platform/grants.ts';
import { createLoaders, type GraphContext } from '../../../platform/graphql/index.ts';
import { buildSchema } from '../../../platform/graphql/schema.ts';
import { once } from '../../../platform/idempotency.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import type { Caller, RestHandler, ServerModule } from '../../../platform/module.ts';
import { createGuestStream, type StoredEvent } from '../../../platform/realtime/guest-events.ts';
import { createTestDatabase, type DatabaseKind } from '../../../platform/testing/index.ts';
import { createJobRunner } from '../../../platform/work/jobs.ts';
import type { AccountsApi } from '../../accounts/index.ts';
import { createActorsModule, type ActorsModule } from '../../actors/index.ts';
import { actorMigrations } from '../../actors/migrations.ts';
import { smallWorld } from '../../actors/testing/small-world.ts';
import { createMoneyModule, type MoneyApi, type SpendingCheck, type WalletCurrency } from '../../money/index.ts';
import { moneyMigrations } from '../../money/migrations.ts';
import { createVideosModule } from '../../videos/index.ts';
import { videoMigrations } from '../../videos/migrations.ts';
import { createLiveModule, type LiveApi } from '../index.ts';
import { liveMigrations } from '../migrations.ts';

export interface Broadcasted {
  readonly name: string;
  readonly payload: { readonly actorId: string; readonly isOnline: boolean; readonly isBusy: boolean };
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
  readonly frames: SentFrame[];
  readonly broadcasts: Broadcasted[];
  /** Guests with an open socket. */
  readonly connected: Set<string>;
  /** Guests that are VIP. */
  readonly vips: Set<string>;
  /** Statements since the last look. */
  statements(): number;
  guest(balance?: number, currency?: WalletCurrency): Promise<string>;
  call<Key extends RestKey>(key: Key, options?: CallOptions<Key>): Promise<RestContract[Key]['response']>;
  send(guestId: string, payload: { readonly chatId: string; readonly text: string }, clientId: string): Promise<void>;
  query(document: string, options?: { readonly variables?: Record<string, unknown>; readonly caller?: Partial<Caller> }): Promise<QueryAnswer>;
  /** Turns the clock by whole seconds and runs the meter after each. */
  seconds(count: number): Promise<void>;
  runTask(name: string): Promise<void>;
  runJobs(): Promise<number>;
  events(guestId: string, name?: string): Promise<readonly StoredEvent[]>;
  balance(guestId: string): Promise<number>;
}

export async function createLiveBench(
  kind: DatabaseKind,
  options: { readonly spendingChecks?: readonly SpendingCheck[]; readonly random?: Random } = {},
): Promise<LiveBench> {
  const opened = await createTestDatabase({
    database: kind,
    migrations: { ...moneyMigrations, ...actorMigrations, ...videoMigrations, ...liveMigrations },
  });
  const database: AnyDatabase = opened.database;
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  const logger = new FakeLogger();
  const stream = createGuestStream({ database, bus: createMemoryBus(), now: () => clock.now() });
  const frames: SentFrame[] = [];
  const broadcasts: Broadcasted[] = [];
  const connected = new Set<string>();
  const vips = new Set<string>();
  const modules: ServerModule[] = [];
  const runner = createJobRunner({
    database,
    clock,
    logger,
    metrics: createMetrics(),
    definitions: () => modules.flatMap((module) => module.jobs ?? []),
  });
  const platform = {
    database,
    clock,
    logger,
    random: options.random ?? { next: () => 0.5, uuid: () => randomUUID() },
    guestEvents: stream,
    guestFrames: {
      send(guestId: string, name: string, payload: unknown) {
        frames.push({ guestId, name, payload });
        return Promise.resolve();
      },
    },
    broadcast: {
      publish(name: string, payload: unknown) {
        broadcasts.push({ name, payload: payload as Broadcasted['payload'] });
        return Promise.resolve();
      },
    },
    presence: {
      isOnline: (guestId: string) => Promise.resolve(connected.has(guestId)),
      endSession: () => Promise.resolve(),
    },
    once,
    jobs: runner.jobs,
    grants: createGrants({ secret: 'bench', clock }),
  };
  const accounts: Pick<AccountsApi, 'find'> = {
    find: (guestId) =>
      Promise.resolve({ id: guestId, name: 'Alex', is_vip: vips.has(guestId) } as Awaited<ReturnType<AccountsApi['find']>>),
  };
  const money = createMoneyModule(platform, { spendingChecks: options.spendingChecks ?? [] });
  const actors = createActorsModule(platform, { money: money.api });
  const videos = createVideosModule(platform, { money: money.api, actors: actors.api, accounts });
  const live = createLiveModule(platform, { money: money.api, actors: actors.api, accounts });
  modules.push(money, actors, videos, live);
  const world = smallWorld();
  for (const module of modules) await module.seed?.(world);

  const handlers: Handlers = Object.assign({}, ...modules.map((module) => module.rest ?? {}));
  let yoga: ReturnType<typeof yogaOf> | null = null;
  let counted = 0;
  let total = 0;
  opened.database.pool.on('acquire', (client) => {
    const marked = client as unknown as { vxCounted?: boolean; query: (...args: unknown[]) => unknown };
    if (marked.vxCounted) return;
    marked.vxCounted = true;
    const query = marked.query.bind(client);
    marked.query = (...args) => {
      total += 1;
      return query(...args);
    };
  });
  const callerOf = (as: string | null, change: Partial<Caller> = {}): Caller => ({
    guestId: as,
    sessionId: as === null ? 'visitor-1' : `session-${as}`,
    language: 'en',
    ip: '127.0.0.1',
    userAgent: 'test',
    country: 'DE',
    requestId: 'r1',
    ...change,
  });
  const runTask = async (name: string): Promise<void> => {
    const task = modules.flatMap((module) => module.recurring ?? []).find((one) => one.name === name);
    if (!task) throw new Error(`There is no task ${name}.`);
    await task.run();
  };

  return {
    database,
    clock,
    money: money.api,
    actors: actors.api,
    live: live.api,
    frames,
    broadcasts,
    connected,
    vips,
    statements() {
      const since = total - counted;
      counted = total;
      return since;
    },
    async guest(balance = 0, currency = 'VXC') {
      const guestId = randomUUID();
      await database.transaction(async (tx) => {
        await money.api.openWallet(tx, guestId, currency);
        if (balance > 0) {
          await money.api.credit(tx, { guestId, amount: balance, currency, kind: 'topup', reference: 'test' });
        }
      });
      connected.add(guestId);
      return guestId;
    },
    async call(key, { params, query, body, as = null, key: idempotencyKey, caller } = {}) {
      const handler = handlers[key] as RestHandler<typeof key> | undefined;
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
        { caller: callerOf(caller?.guestId ?? null, caller), loaders: createLoaders() },
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
    runJobs: () => runner.runDue(),
    async events(guestId, name) {
      const found = (await stream.after(guestId, 0, 10_000)) ?? [];
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
