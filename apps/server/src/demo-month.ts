import { createHmac } from 'node:crypto';
import type { RestContract, RestKey } from '@vx/contract/rest';
import { DAY_MS } from '@vx/kernel';
import { sql } from 'kysely';
import type { DemoWorld } from './demo/world.ts';
import type { DemoActor, DemoVideo } from './demo/types.ts';
import { demoLogin, demoSignedUpMs } from './modules/accounts/index.ts';
import { isChatting } from './modules/live/index.ts';
import { createMoneyModule } from './modules/money/index.ts';
import { createProviderSignature, pendingDeposits } from './modules/payment/index.ts';
import { createSpendingCheck } from './modules/spending/index.ts';
import { createMemoryBus } from './platform/bus/memory-bus.ts';
import { createCaches } from './platform/caches.ts';
import type { Compose, PlatformCore } from './platform/compose.ts';
import { createDomainEvents } from './platform/domain-events.ts';
import { restHandlersOf, socketHandlersOf } from './platform/merge.ts';
import type { Caller } from './platform/module.ts';

const HOUR_MS = 3_600_000;

/** What the house gave at the beginning, in coins. */
const WELCOME_COINS = 500;
/** What the guest lets itself spend in a month, in coins. */
const MONTH_LIMIT = 600;
/** How many whom it follows. */
const FAVOURITES = 5;

/** The product as it was at a time that can be set, and the demo guest in it. */
interface Past {
  /** So many days before the first start, at this hour of Greenwich. Only forward. */
  goTo(daysAgo: number, hour: number): void;
  pass(seconds: number): void;
  /** The meter of a chat as it stands a second before so many are over; the end of the chat charges all of them. */
  meter(chatId: string, seconds: number): Promise<void>;
  call<Key extends RestKey>(
    key: Key,
    input?: {
      readonly params?: object;
      readonly body?: object;
      /** Names what is done once, however often the start is tried. */
      readonly once?: string;
    },
  ): Promise<RestContract[Key]['response']>;
  follow(actor: DemoActor): Promise<void>;
}

/**
 * Lets the demo guest have lived with the product for a month: chats, videos, top-ups, VIP, favourites,
 * and what follows from them. Everything is done by the operations that guests use, on a clock that
 * stands in the past, so that books, receipts and counters are right by themselves. Once in a database,
 * when it is filled; a start that failed in between goes on where it ended, because each step is known by
 * its key.
 */
export const withDemoMonth =
  (compose: Compose): Compose =>
  async (platform) => {
    const product = await compose(platform);
    const month = {
      name: 'demo-month',
      seed: (world: DemoWorld) => seedDemoMonth(compose, platform, world),
    };
    return { ...product, modules: [...product.modules, month] };
  };

export async function seedDemoMonth(
  compose: Compose,
  platform: PlatformCore,
  world: DemoWorld,
): Promise<void> {
  const { rows } = await sql<{ id: string; created_at: Date }>`
    select id, created_at from guests where email = ${demoLogin.email}`.execute(
    platform.database.read,
  );
  const [guest] = rows;
  if (!guest) return;
  const begun = guest.created_at.getTime() + demoSignedUpMs;
  const since = platform.clock.now() - begun;
  // A guest of an older version has lived by itself.
  if (since < 0 || since > HOUR_MS) return;
  await relive(compose, platform, {
    guestId: guest.id,
    begun,
    world,
  });
}

/** Nobody is there to hear of it. */
const unheard = (): Promise<void> => Promise.resolve();

async function relive(
  compose: Compose,
  present: PlatformCore,
  {
    guestId,
    begun,
    world,
  }: { readonly guestId: string; readonly begun: number; readonly world: DemoWorld },
): Promise<void> {
  let now = begun - 30 * DAY_MS;
  const clock = { now: () => now };
  const bus = createMemoryBus();
  const platform: PlatformCore = {
    ...present,
    clock,
    bus,
    caches: await createCaches(bus),
    domainEvents: createDomainEvents(),
    scheduler: { after: () => ({ [Symbol.dispose]: () => undefined }) },
    presence: { isOnline: () => Promise.resolve(true), list: () => Promise.resolve([guestId]) },
    broadcast: { publish: unheard },
    mailer: { send: unheard },
    // Of what was due in the past nothing is left to do.
    jobs: {
      enqueue: async (tx, name, payload, options) => {
        if ((options?.runAt ?? 0) > begun) await present.jobs.enqueue(tx, name, payload, options);
      },
    },
    providers: { payment: null, avs: null, phone: null },
  };
  const { modules } = await compose(platform);
  const rest = restHandlersOf(modules);
  const { favouritePinActor } = socketHandlersOf(modules);
  const caller: Caller = {
    guestId,
    sessionId: null,
    language: 'en',
    ip: '127.0.0.1',
    userAgent: '',
    country: null,
    deviceId: null,
    requestId: 'demo-month',
  };
  const past: Past = {
    goTo(daysAgo, hour) {
      const midnight = Math.floor(begun / DAY_MS) * DAY_MS;
      now = Math.max(now, Math.min(midnight - daysAgo * DAY_MS + hour * HOUR_MS, begun));
    },
    pass(seconds) {
      now += seconds * 1000;
    },
    async meter(chatId, seconds) {
      const at = now + (seconds - 1) * 1000;
      await sql`
        update live_participations set billed_ms = ${(seconds - 1) * 1000}, ticked_at = ${new Date(at)},
          seen_at = ${new Date(at)}
        where id = ${chatId}`.execute(present.database.read);
    },
    async call(key, { params = {}, body = {}, once } = {}) {
      const handler = rest[key];
      if (!handler) throw new Error(`No module serves ${key}.`);
      return await handler({
        params,
        query: {},
        body,
        caller,
        idempotencyKey: once === undefined ? null : `demo-month:${once}`,
        headers: {},
        setCookie: () => undefined,
        // Each step says what its operation asks for; the contract's types do not fit a call by any key.
      } as never);
    },
    async follow({ id }) {
      if (!favouritePinActor) throw new Error('No module serves favouritePinActor.');
      const payload = { actorId: String(id) };
      await favouritePinActor({ payload, clientId: null, caller, connectionId: 'demo-month' });
    },
  };
  try {
    await welcome(platform, guestId);
    await month(past, await castOf(past, world, begun), (notice) =>
      createProviderSignature(
        // As the product makes it for its sandbox.
        createHmac('sha256', platform.secret).update('payment provider').digest('hex'),
      ).ofPaid(notice),
    );
  } finally {
    await Promise.all(modules.map((module) => module.close?.() ?? Promise.resolve()));
    await bus.close();
  }
}

/** What the house gave when the guest came. */
async function welcome(platform: PlatformCore, guestId: string): Promise<void> {
  const { api } = createMoneyModule(platform, {
    spendingChecks: [createSpendingCheck(platform, pendingDeposits)],
    isBusy: isChatting,
  });
  await platform.database.transaction(async (tx) => {
    await api.credit(tx, {
      guestId,
      amount: WELCOME_COINS,
      currency: 'VXC',
      kind: 'bonus',
      reference: 'welcome',
      text: { key: 'statement.welcome' },
      transferKey: `welcome:${guestId}`,
    });
  });
}

interface Cast {
  /** Performers who can be chatted with, the guest's first. */
  readonly actors: readonly DemoActor[];
  /** Videos that were there a month ago, of several performers. */
  readonly videos: readonly DemoVideo[];
}

/** Whom the guest meets and what it buys: the first of the demo world, the same in each. */
async function castOf(past: Past, world: DemoWorld, begun: number): Promise<Cast> {
  const actors: DemoActor[] = [];
  for (const actor of world.actors) {
    if (actors.length === FAVOURITES) break;
    const { isOnline, isBusy } = await past.call('GET /actor/getActorStateById/{actorId}', {
      params: { actorId: String(actor.id) },
    });
    if (isOnline && !isBusy) actors.push(actor);
  }
  const old = begun - 40 * DAY_MS;
  const ofWhom = new Set<number>();
  const videos = world.videos.filter(({ actorId, price, free, vip, avsRequired, createdAt }) => {
    const fits = !free && !vip && !avsRequired && price <= 40 && Date.parse(createdAt) < old;
    if (!fits || ofWhom.has(actorId)) return false;
    ofWhom.add(actorId);
    return true;
  });
  return { actors, videos };
}

/** The month, day by day. */
async function month(
  past: Past,
  { actors: [first, second, third, fourth, fifth], videos: [one, two, three] }: Cast,
  sign: (notice: PaidNotice) => string,
): Promise<void> {
  if (!first || !second || !third || !fourth || !fifth || !one || !two || !three)
    throw new Error('The demo world is too small for the month of its guest.');
  past.goTo(28, 19);
  await past.follow(first);
  await buy(past, one);
  past.goTo(26, 20);
  await chat(past, first, { nth: 1, seconds: 400 });
  past.goTo(24, 18);
  await topUp(past, { nth: 1, amount: 2_500 }, sign);
  await past.follow(second);
  past.goTo(20, 21);
  await past.call('POST /guest/limits', { body: { period: 'month', amount: MONTH_LIMIT } });
  await chat(past, second, { nth: 2, seconds: 662 });
  past.goTo(15, 19);
  await past.call('POST /subscriptions', {
    body: { plan: 'vip', months: 1, expectedPrice: 60 },
    once: 'vip',
  });
  await past.follow(third);
  past.goTo(11, 22);
  await buy(past, two);
  past.goTo(8, 20);
  await topUp(past, { nth: 2, amount: 1_000 }, sign);
  await chat(past, third, { nth: 3, seconds: 305 });
  past.goTo(4, 19);
  await past.follow(fourth);
  await past.call('POST /messenger/seen');
  await past.call('POST /guest/notifications/mark', { body: { as: 'read' } });
  past.goTo(2, 21);
  await buy(past, three);
  await past.follow(fifth);
  past.goTo(1, 18);
  await chat(past, fourth, { nth: 4, seconds: 198 });
}

/** A private chat of so many seconds. */
async function chat(
  past: Past,
  { id, prices }: DemoActor,
  { nth, seconds }: { readonly nth: number; readonly seconds: number },
): Promise<void> {
  const { chatId } = await past.call('POST /live/{actorId}/start', {
    params: { actorId: String(id) },
    body: { kind: 'livechat', expectedPrice: prices.livechat, sequence: 1 },
    once: `chat-${nth}`,
  });
  await past.call('POST /live/{chatId}/picture', { params: { chatId } });
  await past.meter(chatId, seconds);
  past.pass(seconds);
  await past.call('POST /live/{chatId}/end', { params: { chatId } });
}

async function buy(past: Past, { id, price }: DemoVideo): Promise<void> {
  await past.call('POST /videos/{videoId}/buy', {
    params: { videoId: String(id) },
    body: { expectedPrice: price },
    once: `video-${id}`,
  });
}

type PaidNotice = Parameters<ReturnType<typeof createProviderSignature>['ofPaid']>[0];

/** A top-up on the sandbox's page, in euro cents. */
async function topUp(
  past: Past,
  { nth, amount }: { readonly nth: number; readonly amount: number },
  sign: (notice: PaidNotice) => string,
): Promise<void> {
  const { intentId } = await past.call('POST /payment/topup', {
    body: { optionId: `topup-${amount}`, returnPath: '/en/top-up/' },
    once: `top-up-${nth}`,
  });
  past.pass(60);
  const notice = {
    intentId,
    amount,
    currency: 'EUR',
    providerReference: `demo-month-${nth}`,
  } as const;
  await past.call('POST /vxpay/onsuccess', { body: { ...notice, signature: sign(notice) } });
}
