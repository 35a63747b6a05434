import { sql } from 'kysely';
import { priceIn, type Chance } from '@vx/faults/invariants';
import { openChannel } from '../modules/messenger/lines.repository.ts';
import {
  answered,
  DUPLICATE_SHARE,
  insist,
  move,
  type Answer,
  type ClientDeps,
  type Message,
} from './clients.ts';
import { gift, messageCoins, type SimulatedGuest, type World } from './world.ts';

/** What one writer does next, for which guest and to which performer. Indexes point into the world. */
export type WritingStep = {
  readonly guest: number;
  readonly performer: number;
  readonly key: string;
} & (
  | {
      readonly kind: 'say';
      readonly by: 'socket' | 'form';
      /** The price as it is now, as the writer saw it last in this channel, or one that nobody showed. */
      readonly shown: 'now' | 'before' | 'never';
    }
  /** Gifts, of which the guest has bought some. */
  | { readonly kind: 'give'; readonly gifts: number; readonly shown: 'now' | 'never' }
  /** An earlier message of the writer's again, whatever became of it, or other words under its key. */
  | { readonly kind: 'sayAgain' | 'sayElse'; readonly back: number }
  | { readonly kind: 'reprice'; readonly coins: number }
);

type Writers = ClientDeps & { readonly writer: number };

/** What a writer knows, as an open page does. */
interface Page {
  readonly channels: Map<string, number>;
  /** The price that was shown last, by channel. */
  readonly prices: Map<number, number>;
  readonly sent: Message[];
}

const operation = 'POST /messenger/channel/{channelId}/messages';
/** How often a price may change under a message until its writer gives up. */
const MAX_PRICES = 3;

/** What writers do, as data: one list for each, apart from what other clients do. */
export function planWriting(
  world: World,
  size: { readonly operations: number; readonly clients: number; readonly writers: number },
  chance: Chance,
): readonly (readonly WritingStep[])[] {
  const each = Math.ceil(size.operations / size.clients);
  return Array.from({ length: size.writers }, () =>
    Array.from({ length: each }, (_, index) => {
      // Writers crowd around few guests at a time, and into few channels, so that they meet.
      const crowd = Math.floor(index / 5) * 2;
      const guest = (crowd + chance.below(3)) % world.guests.length;
      const performer = chance.below(world.performers.length);
      const key = `say-${index}-${chance.below(1e9).toString(36)}`;
      return { guest, performer, key, ...drawWriting(chance) };
    }),
  );
}

function drawWriting(chance: Chance) {
  const at = chance.next();
  if (at < 0.12) return { kind: 'sayAgain', back: chance.below(4) } as const;
  if (at < 0.16) return { kind: 'sayElse', back: chance.below(4) } as const;
  if (at < 0.24) return { kind: 'reprice', coins: chance.pick(messageCoins) } as const;
  if (at < 0.4)
    return {
      kind: 'give',
      gifts: 1 + chance.below(3),
      shown: chance.pick(['now', 'now', 'now', 'never'] as const),
    } as const;
  return {
    kind: 'say',
    by: chance.pick(['socket', 'form'] as const),
    shown: chance.pick(['now', 'now', 'before', 'before', 'never'] as const),
  } as const;
}

/** Writes one message after the other, each until it has its last word. */
export async function runWriter(
  steps: readonly WritingStep[],
  writer: number,
  deps: ClientDeps,
): Promise<void> {
  const page: Page = { channels: new Map(), prices: new Map(), sent: [] };
  for (const step of steps) {
    if (deps.isEnough()) return;
    const guest = deps.world.guests[step.guest]!;
    if (deps.left.has(guest.id)) continue;
    await answered(step, deps, () => carryOut(step, guest, page, { ...deps, writer }));
  }
}

async function carryOut(
  step: WritingStep,
  guest: SimulatedGuest,
  page: Page,
  deps: Writers,
): Promise<Answer> {
  const actorId = deps.world.performers[step.performer]!;
  if (step.kind === 'reprice') return await reprice(deps, actorId, step.coins);
  if (step.kind !== 'say' && step.kind !== 'give') {
    const earlier = page.sent.at(-1 - step.back);
    if (!earlier || deps.left.has(earlier.guest.id))
      return { code: 'NOTHING_WAS_SAID', value: null };
    return await (step.kind === 'sayAgain' ? say(earlier, page, deps) : sayElse(earlier, deps));
  }
  const { key, shown } = step;
  const channelId = await openFor(guest, actorId, page, deps);
  const message: Message =
    step.kind === 'give'
      ? { guest, channelId, key, text: null, gifts: step.gifts }
      : { guest, channelId, key, text: `Words of ${key}`, gifts: 0 };
  page.sent.push(message);
  const by = step.kind === 'give' ? 'socket' : step.by;
  return await say(message, page, deps, { by, shown });
}

/** A performer asks another price. */
const reprice = (deps: ClientDeps, actorId: number, coins: number): Promise<Answer> =>
  insist(
    deps,
    async ({ platform }) =>
      void (await sql`update actor_prices set message = ${coins} where actor_id = ${actorId}`.execute(
        platform.database.read,
      )),
  );

/** The channel of the two, opened as `touchMessengerChannel` does it. */
async function openFor(
  guest: SimulatedGuest,
  actorId: number,
  { channels }: Page,
  deps: ClientDeps,
): Promise<number> {
  const name = `${guest.id} ${actorId}`;
  const known = channels.get(name);
  if (known !== undefined) return known;
  const { value } = await insist(deps, ({ platform }) =>
    platform.database.transaction(
      async (tx) =>
        (await openChannel(tx as Parameters<typeof openChannel>[0], guest.id, actorId)).id,
    ),
  );
  channels.set(name, value as number);
  return value as number;
}

/** What the next message costs, as the page shows it. */
async function look(message: Message, page: Page, deps: ClientDeps): Promise<number> {
  const { guest, channelId } = message;
  if (message.gifts > 0) return await lookAtGifts(message, deps);
  const { value } = await insist(deps, (node) =>
    node.call('GET /messenger/channel/{channelId}', { guestId: guest.id, params: { channelId } }),
  );
  const price =
    (
      value as {
        readonly channel: { readonly nextMessagePrice: { readonly value: number } };
      } | null
    )?.channel.nextMessagePrice.value ?? 0;
  page.prices.set(channelId, price);
  return price;
}

/** What gifts cost that were not bought before, as the page shows it. */
async function lookAtGifts({ guest, gifts }: Message, deps: ClientDeps): Promise<number> {
  const { value } = await insist(deps, async ({ platform }) => {
    const { rows } = await sql<{ quantity: number }>`
      select quantity from gift_stock where guest_id = ${guest.id} and gift_id = ${gift.id}`.execute(
      platform.database.read,
    );
    return rows[0]?.quantity ?? 0;
  });
  return Math.max(0, gifts - (value as number)) * priceIn(guest.currency, gift.coins);
}

/** Sends a message with a price, and once more at the price that holds when another was shown. */
async function say(
  message: Message,
  page: Page,
  deps: Writers,
  how: Pick<Extract<WritingStep, { kind: 'say' }>, 'by' | 'shown'> = { by: 'socket', shown: 'now' },
): Promise<Answer> {
  const { observed, findings } = deps;
  const { guest, channelId, key } = message;
  const seen = page.prices.get(channelId);
  const first =
    how.shown === 'before' && message.gifts === 0 && seen !== undefined
      ? seen
      : await look(message, page, deps);
  let price = how.shown === 'never' ? first + 1 : first;
  let answer = await send(message, price, how.by, deps);
  for (let tries = 1; answer.code === 'PRICE_CHANGED' && how.shown !== 'never'; tries += 1) {
    if (tries > MAX_PRICES) return answer;
    price = await look(message, page, deps);
    answer = await send(message, price, how.by, deps);
  }
  if (answer.code !== null || observed.said.has(key)) return answer;
  if (how.shown === 'never') findings.add('a price that was not shown is not charged', key);
  observed.said.set(key, { ...message, price, writer: deps.writer });
  move(observed, guest, -price);
  return answer;
}

/** Other words under a key that is taken are refused. */
async function sayElse(message: Message, deps: Writers): Promise<Answer> {
  if (!deps.observed.said.has(message.key)) return { code: 'NOTHING_WAS_SAID', value: null };
  const other = { ...message, text: 'Other words', gifts: 0 };
  const answer = await send(other, 0, 'form', deps);
  if (answer.code !== 'IDEMPOTENCY_KEY_REUSED')
    deps.findings.add('a key serves one request', `${message.key}: ${answer.code ?? 'answered'}`);
  return answer;
}

/** Sends until there is a last word, sometimes twice at once: one key is one message. */
async function send(
  { guest, channelId, key, text, gifts }: Message,
  expectedPrice: number,
  by: 'socket' | 'form',
  deps: ClientDeps,
): Promise<Answer> {
  const guestId = guest.id;
  const payload = {
    channelId: String(channelId),
    messageType: gifts > 0 ? 'gift' : 'text',
    senderType: 'guest',
    isVideochat: false,
    isFreechat: false,
    data: text === null ? {} : { text },
    includedGifts: gifts > 0 ? [{ giftId: gift.id, quantity: gifts }] : [],
    chatId: null,
    expectedPrice,
  };
  const once = (): Promise<Answer> =>
    insist(deps, (node) =>
      by === 'socket' || text === null
        ? node.send('sendMessage', { guestId, body: payload, key })
        : node.call(operation, {
            guestId,
            params: { channelId },
            body: { text, expectedPrice },
            key,
          }),
    );
  const all = await Promise.all(deps.chance.hits(DUPLICATE_SHARE) ? [once(), once()] : [once()]);
  const taken = all.filter(({ code }) => code === null);
  const ids = new Set(taken.flatMap(({ value }) => idOf(value) ?? []));
  if (ids.size > 1) deps.findings.add('one key is one message', `${key}: ${[...ids].join(', ')}`);
  return taken[0] ?? all[0];
}

/** The id of the message that a form was answered. */
const idOf = (answer: unknown): string | undefined =>
  (answer as { readonly message?: { readonly id: string } } | null | undefined)?.message?.id;
