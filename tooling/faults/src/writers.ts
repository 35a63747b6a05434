import {
  createConversation,
  createGiftSender,
  createOutbox,
  type ChannelMessage,
  type GiftSender,
  type Outbox,
  type OutboxMessage,
} from '@vx/messenger-core';
import { priceAfter } from '@vx/messenger-core/rules';
import { createStore, type KeyValueStorage, type Logger, type ReadableStore } from '@vx/kernel';
import { systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import {
  createRealtime,
  type LinkState,
  type PageSignal,
  type Realtime,
  type RealtimeDeps,
} from '@vx/realtime';
import { createWebSocketOpener } from '@vx/realtime/platform';
import type { Performer } from './chatters.ts';
import { codeOf } from './check-answers.ts';
import { insist, type Attempt, type Call } from './http.ts';
import type { Guest } from './plan.ts';
import type { Chance } from './random.ts';

/** A message as its writer knows it. */
export interface WrittenMessage {
  readonly clientId: string;
  readonly text: string;
  /** Every price that was shown for it, minor units of the guest's wallet. */
  readonly prices: readonly number[];
  /** The guest took it out before it was said. */
  readonly takenBack: boolean;
}

/** A gift as its giver knows it. */
export interface GivenGift {
  readonly clientId: string;
  /** What was shown that it costs, minor units of the guest's wallet. */
  readonly price: number;
  /**
   * `given`: the server took it. `undone`: taken back, refused, or the page was left before it was sent. `handed`: the
   * page was left while it was on its way.
   */
  readonly fate: 'given' | 'undone' | 'handed';
}

/** What one writer wrote, and what the channel shows in the end. */
export interface Writing {
  readonly guest: Guest;
  readonly channelId: string;
  /** In the order in which they were written. */
  readonly written: readonly WrittenMessage[];
  /** Gifts that were chosen, between the messages. */
  readonly gifts: readonly GivenGift[];
  /** All messages of the channel, the oldest first, as its guest reads them. */
  readonly shown: readonly ChannelMessage[];
  readonly reloads: number;
  /** How often a page was frozen, and messages were written meanwhile. */
  readonly frozen: number;
  /** How often a message was refused, by its code; it went again, with those that it held back. */
  readonly refused: ReadonlyMap<string, number>;
  /** Refusals and errors that must not come. */
  readonly surprises: readonly string[];
}

export interface WritersDeps {
  readonly attempt: Attempt;
  readonly chance: Chance;
  readonly patienceMs: number;
  /** Where connections are cut now and then. */
  readonly port: number;
  readonly isOver: () => boolean;
}

type ChannelPage = Parameters<typeof createConversation>[0]['first'];

/** What each writes at least, however soon the other work is over. */
const LEAST = 16;
const RELOAD_SHARE = 0.2;
const FREEZE_SHARE = 0.15;
const TAKE_BACK_SHARE = 0.4;
const GIFT_SHARE = 0.5;
const UNDO_SHARE = 0.4;
/** Who may have lost what the socket said looks at the page again, ms. */
const LOOK_AGAIN_MS = 4_000;
/** Refusals that a guest answers by sending again: at another price, with more money, or when the server is back. */
const passing: ReadonlySet<string> = new Set(['PRICE_CHANGED', 'BALANCE_TOO_LOW', 'UNAVAILABLE']);

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Writes to a performer with the product's own socket and outbox until the other work is over: some messages at once,
 * while the server is killed and connections are cut, on a page that is frozen and loaded again. In the end each is
 * said or was taken back.
 */
export async function runWriter(
  guest: Guest,
  performer: Performer,
  deps: WritersDeps,
): Promise<Writing> {
  const { chance, isOver } = deps;
  const channelId = await openChannel(guest, performer, deps);
  const writer = createWriter(guest, { channelId, gift: await chooseGift(guest, deps) }, deps);
  await writer.load();
  for (let count = 0; !isOver() || count < LEAST;) {
    const isFrozen = chance.hits(FREEZE_SHARE);
    if (isFrozen) writer.freeze();
    for (let burst = chance.below(3); burst >= 0; burst -= 1) {
      count += 1;
      writer.write(`Words ${count}`);
    }
    await sleep(60 + chance.below(isFrozen ? 1_500 : 350));
    if (isFrozen && chance.hits(TAKE_BACK_SHARE)) writer.takeBack('last');
    if (isFrozen) writer.thaw();
    if (chance.hits(GIFT_SHARE)) writer.give(chance.hits(UNDO_SHARE) ? 'undo' : 'send');
    await writer.tend();
    if (!chance.hits(RELOAD_SHARE)) continue;
    await writer.load();
    writer.takeBack('next');
  }
  writer.give('send');
  const deadline = Date.now() + deps.patienceMs;
  let lookAt = Date.now() + LOOK_AGAIN_MS;
  while (!writer.isDone()) {
    if (Date.now() > deadline)
      throw new Error(`What guest ${guest.id} sent never came through: ${writer.waiting()}.`);
    await sleep(50);
    await writer.tend();
    // A page that is loaded again sends no gift.
    if (Date.now() < lookAt || writer.isWritten()) continue;
    await writer.load();
    lookAt = Date.now() + LOOK_AGAIN_MS;
  }
  return await writer.end();
}

interface Writer {
  /** Loads the page; what was open before is gone without a word. */
  load(): Promise<void>;
  write(text: string): void;
  /** Chooses a gift and takes it back, or does not wait for the seconds in which it could be. */
  give(how: 'undo' | 'send'): void;
  /** Takes out what was written last, or what goes next, if it may be. */
  takeBack(which: 'last' | 'next'): void;
  /** The page is put aside: its connection ends, and what is written waits. */
  freeze(): void;
  thaw(): void;
  /** Sends again what was refused, at the price that is shown by now, or takes it out when nobody can pay for it. */
  tend(): Promise<void>;
  /** All messages are said or taken back. */
  isWritten(): boolean;
  /** And all gifts are given. */
  isDone(): boolean;
  /** How much is still on its way, and what was refused, in words. */
  waiting(): string;
  end(): Promise<Writing>;
}

/** What is given. */
interface Gift {
  readonly id: string;
  /** Minor units of the guest's wallet. */
  readonly price: number;
}

function createWriter(
  guest: Guest,
  { channelId, gift }: { readonly channelId: string; readonly gift: Gift },
  deps: WritersDeps,
): Writer {
  const storage = createMemory();
  const surprises: string[] = [];
  const written = new Map<string, { text: string; prices: Set<number>; takenBack: boolean }>();
  const given = new Map<string, GivenGift['fate']>();
  const undone = new Set<string>();
  const counts = { reloads: -1, frozen: 0 };
  const refused = new Map<string, number>();
  let page: Page | null = null;
  const open = (): Page => {
    if (!page) throw new Error('No page is loaded.');
    return page;
  };
  const note = (messages: readonly OutboxMessage[]): void => {
    for (const { clientId, text, expectedPrice } of messages) {
      const known = written.get(clientId) ?? { text, prices: new Set(), takenBack: false };
      written.set(clientId, known);
      known.prices.add(expectedPrice);
    }
  };
  const read = (): Promise<ChannelPage> => readPage(guest, channelId, null, deps);
  /** What became of gifts, by what is still on its way. */
  const followGifts = (sender: GiftSender): void => {
    let before = sender.getSnapshot();
    sender.subscribe(() => {
      const now = sender.getSnapshot();
      for (const { clientId, state } of before)
        if (state === 'sending' && now.every((one) => one.clientId !== clientId))
          given.set(clientId, 'given');
      before = now;
      for (const { clientId, state, problem } of now) {
        if (state === 'sending') given.set(clientId, 'handed');
        if (state !== 'failed') continue;
        given.set(clientId, 'undone');
        if (!passing.has(problem ?? '')) surprises.push(`gift refused: ${problem ?? ''}`);
        queueMicrotask(() => sender.undo(clientId));
      }
    });
  };
  const load = async (): Promise<void> => {
    page?.close();
    page = openPage({ guest, port: deps.port, storage, first: await read(), surprises });
    counts.reloads += 1;
    const { outbox } = page;
    outbox.subscribe(() => note(outbox.getSnapshot()));
    followGifts(page.gifts);
  };
  /** What the next message costs, after those that are on their way. */
  const priceNow = ({ outbox, conversation }: Page): number =>
    priceAfter(
      conversation.getSnapshot().terms,
      outbox.getSnapshot().filter(({ state }) => state !== 'failed').length,
    );
  const withdraw = ({ outbox, conversation }: Page, { clientId }: OutboxMessage): void => {
    const message = written.get(clientId);
    if (!message) return;
    const { terms } = conversation.getSnapshot();
    outbox.cancel(clientId, (count) => priceAfter(terms, count));
    // What a socket has may be said already, and stays.
    message.takenBack = outbox.getSnapshot().every((one) => one.clientId !== clientId);
  };
  return {
    load,
    write(text) {
      const { outbox } = open();
      outbox.add({ channelId, text, expectedPrice: priceNow(open()) });
    },
    give(how) {
      const { gifts } = open();
      const expectedPrice = gift.price;
      gifts.send({ to: { channelId }, giftId: gift.id, quantity: 1, expectedPrice });
      const chosen = gifts.getSnapshot().at(-1);
      // A press right after another is the same gift.
      if (!chosen || given.has(chosen.clientId)) return;
      given.set(chosen.clientId, 'undone');
      if (how === 'send') return gifts.sendNow(chosen.clientId);
      gifts.undo(chosen.clientId);
      undone.add(chosen.clientId);
    },
    takeBack(which) {
      const chosen = open()
        .outbox.getSnapshot()
        .at(which === 'last' ? -1 : 0);
      // A server that was away does not know itself what became of it.
      if (chosen && chosen.problem !== 'UNAVAILABLE') withdraw(open(), chosen);
    },
    freeze() {
      counts.frozen += 1;
      open().signal('suspend');
    },
    thaw: () => open().signal('resume'),
    async tend() {
      const { outbox, conversation, isLost } = open();
      if (isLost()) return await load();
      const first = outbox.getSnapshot().find(({ state }) => state === 'failed');
      if (!first) return;
      const code = first.problem ?? '';
      refused.set(code, (refused.get(code) ?? 0) + 1);
      if (!passing.has(code)) surprises.push(`refused: ${code}`);
      // Nobody brings money any more.
      if (code === 'BALANCE_TOO_LOW' && deps.isOver()) return withdraw(open(), first);
      // The page says what it costs by now.
      const now = await read();
      conversation.add(now);
      outbox.settle(now.messages);
      for (const { clientId, state } of outbox.getSnapshot())
        if (state === 'failed') outbox.retry(clientId, priceNow(open()));
    },
    isWritten: () => open().outbox.getSnapshot().length === 0,
    isDone: () => [open().outbox, open().gifts].every((one) => one.getSnapshot().length === 0),
    waiting: () => {
      const messages = open().outbox.getSnapshot().length;
      const gifts = open().gifts.getSnapshot().length;
      const codes = [...refused].map(([code, times]) => `${code} ${times} times`).join(', ');
      return `${messages} messages, refused ${codes || 'never'}; ${gifts} gifts`;
    },
    async end() {
      open().close();
      const shown: ChannelMessage[] = [];
      for (let before: string | null = null, more = true; more; more = before !== null) {
        const older: ChannelPage = await readPage(guest, channelId, before, deps);
        shown.unshift(...older.messages);
        before = older.next;
      }
      const all = [...written].map(([clientId, { text, prices, takenBack }]) => ({
        clientId,
        text,
        prices: [...prices],
        takenBack,
      }));
      const gifts = [...given].map(([clientId, fate]) => ({
        clientId,
        fate: undone.has(clientId) ? ('undone' as const) : fate,
        price: gift.price,
      }));
      return { guest, channelId, written: all, gifts, shown, surprises, refused, ...counts };
    },
  };
}

interface Page {
  readonly outbox: Outbox;
  readonly gifts: GiftSender;
  readonly conversation: ReturnType<typeof createConversation>;
  signal(signal: PageSignal): void;
  /** The connection has ended for good. */
  isLost(): boolean;
  /** Nothing is said to anybody: as when a browser is ended. */
  close(): void;
}

/** What an app composes for a conversation, without a screen. */
function openPage({
  guest,
  port,
  storage,
  first,
  surprises,
}: {
  readonly guest: Guest;
  readonly port: number;
  readonly storage: KeyValueStorage;
  readonly first: ChannelPage;
  readonly surprises: string[];
}): Page {
  const logger: Logger = {
    debug: () => undefined,
    warn: () => undefined,
    error: (event, detail) => void surprises.push(`${event} ${JSON.stringify(detail ?? {})}`),
  };
  const signals = createSignals();
  const realtime = createRealtime({
    openSocket: createWebSocketOpener(() => `ws://127.0.0.1:${port}/socket`),
    config: () => ({ language: 'en', accessToken: '', bearer: guest.bearer, guestId: guest.id }),
    page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
    pageSignals: signals,
    tabs: null,
    report: () => undefined,
    storage,
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
    logger,
  });
  const line = followLine(realtime);
  const { socket } = realtime;
  const outbox = createOutbox({
    guestId: guest.id,
    socket,
    line,
    storage,
    clock: systemClock,
    random: systemRandom,
  });
  const gifts = createGiftSender({
    socket,
    line,
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
  });
  const calls = { call: () => Promise.reject(new Error('Nobody scrolls up.')) };
  const conversation = createConversation({
    first,
    calls: calls as never,
    socket,
    scheduler: systemScheduler,
    logger,
  });
  const stop = conversation.listen();
  outbox.settle(first.messages);
  realtime.start();
  return {
    outbox,
    gifts,
    conversation,
    signal: signals.give,
    isLost: () => realtime.getSnapshot().link.name === 'stopped',
    close() {
      stop();
      gifts[Symbol.dispose]();
      outbox[Symbol.dispose]();
      realtime[Symbol.dispose]();
    },
  };
}

const lineStates = {
  idle: 'waiting',
  connecting: 'waiting',
  online: 'online',
  waiting: 'offline',
  stopped: 'offline',
} as const satisfies Record<LinkState['name'], string>;

/** What an outbox is told of the connection. */
function followLine(realtime: Realtime): ReadableStore<'waiting' | 'online' | 'offline'> {
  const line = createStore<'waiting' | 'online' | 'offline'>('waiting');
  realtime.subscribe(() => line.set(lineStates[realtime.getSnapshot().link.name]));
  return line;
}

function createSignals(): RealtimeDeps['pageSignals'] & { give(signal: PageSignal): void } {
  const listeners = new Set<(signal: PageSignal) => void>();
  return {
    isVisible: () => true,
    listen(listener) {
      listeners.add(listener);
      return { [Symbol.dispose]: () => void listeners.delete(listener) };
    },
    give: (signal) => listeners.forEach((listener) => listener(signal)),
  };
}

/** What a browser keeps over a reload. */
function createMemory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => Boolean(values.set(key, value)),
    remove: (key) => void values.delete(key),
  };
}

async function ask<Answer>(guest: Guest, call: Omit<Call, 'headers'>, deps: WritersDeps) {
  const { attempt, patienceMs, chance } = deps;
  const headers = {
    authorization: `Bearer ${guest.bearer}`,
    ...(call.body !== null && { 'content-type': 'application/json' }),
  };
  const reply = await insist(
    attempt,
    { ...call, headers },
    { patienceMs, onRetry: () => undefined, chance },
  );
  const code = codeOf(reply);
  if (code !== null) throw new Error(`${call.path} answered ${code}: ${reply.text}`);
  return JSON.parse(reply.text) as Answer;
}

async function openChannel(guest: Guest, { id }: Performer, deps: WritersDeps): Promise<string> {
  const query = `mutation { touchMessengerChannel(actorId: "${id}") { id } }`;
  const deadline = Date.now() + deps.patienceMs;
  while (Date.now() < deadline) {
    const { data } = await ask<{ data?: { touchMessengerChannel?: { id: string } } | null }>(
      guest,
      { method: 'POST', path: '/vxql', body: JSON.stringify({ query }) },
      deps,
    );
    if (data?.touchMessengerChannel) return data.touchMessengerChannel.id;
    // An answer of errors is one with 200.
    await sleep(200);
  }
  throw new Error(`The channel of guest ${guest.id} could not be opened.`);
}

/** Something that is sold, and what it costs this guest. */
async function chooseGift(guest: Guest, deps: WritersDeps): Promise<Gift> {
  const query = '{ messengerGifts { id active vip price { value } } }';
  const { data } = await ask<{
    data: {
      messengerGifts: { id: string; active: boolean; vip: boolean; price: { value: number } }[];
    };
  }>(guest, { method: 'POST', path: '/vxql', body: JSON.stringify({ query }) }, deps);
  const gift = data.messengerGifts.find(({ active, vip }) => active && !vip);
  if (!gift) throw new Error('No gift is sold.');
  return { id: gift.id, price: gift.price.value };
}

const readPage = (
  guest: Guest,
  channelId: string,
  before: string | null,
  deps: WritersDeps,
): Promise<ChannelPage> =>
  ask(
    guest,
    {
      method: 'GET',
      path: `/api/v1/messenger/channel/${channelId}?language=en${before === null ? '' : `&before=${before}`}`,
      body: null,
    },
    deps,
  );
