import { isBanned } from '@vx/live-core/rules';
import {
  nextMessagePrice,
  paymentOf,
  refuseMessage,
  type MessagePayment,
  type MessageTerms,
} from '@vx/messenger-core/rules';
import type { RestContract } from '@vx/contract/rest';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler, SocketHandlers } from '../../platform/module.ts';
import type { ActorRecord } from '../actors/index.ts';
import type { GiftOrder } from '../gifts/index.ts';
import type { HeldWallet, WalletCurrency } from '../money/index.ts';
import { announceMessage, referenceOf } from './announce-message.ts';
import {
  findLine,
  insertLines,
  lockChannel,
  type ChannelRow,
  type NewLine,
  type SaidLine,
} from './lines.repository.ts';
import {
  idOf,
  readContent,
  readMessage,
  sameMessage,
  type MessageContent,
} from './message-input.ts';
import { endDraft } from './drafts.ts';
import { termsOf, termsView } from './message-terms.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { listUnseen, takeFreeMessage } from './messenger.repository.ts';
import { enqueueReply } from './replies.ts';
import type { MessengerTables } from './tables.ts';
import { channelOf, messageOf } from './views.ts';

const operation = 'POST /messenger/channel/{channelId}/messages';
type Written = RestContract[typeof operation]['response'];
type Tx = Transaction<MessengerTables>;

interface Wanted {
  readonly channelId: string | number;
  /** Words, gifts, or both. */
  readonly content: MessageContent;
  readonly expectedPrice: number;
  /** Of the sender, kept for ever in the channel. */
  readonly clientId: string;
}

/** [SO-sendMessage] outside of chats, for forms, which have no socket. */
export const sendByForm =
  (deps: MessengerDeps): RestHandler<typeof operation> =>
  async ({ params, body, caller, idempotencyKey }) => {
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    return await writeToPerformer(deps, caller, {
      channelId: params.channelId,
      content: { text: readMessage(body.text, 'body/text') },
      expectedPrice: body.expectedPrice,
      clientId: idempotencyKey,
    });
  };

/** [SO-sendMessage] outside of chats. */
export const sendBySocket =
  (deps: MessengerDeps): NonNullable<SocketHandlers['sendMessage']> =>
  async ({ payload, clientId, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    if (payload.channelId === null)
      throw new OperationError('INVALID_INPUT', {
        fields: [{ path: 'payload/channelId', rule: 'required' }],
      });
    const content = readContent(payload);
    if (clientId === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const { channelId, expectedPrice = 0 } = payload;
    await writeToPerformer(deps, caller, { channelId, content, expectedPrice, clientId });
  };

/**
 * Writes a guest's message and takes what it and its gifts cost, in one transaction: what was not paid for was not said. A repeat
 * with the same key answers the same message and charges nothing. Another price than the guest saw is refused with
 * the new one. The wallet is locked before the channel, as the end of a chat does it.
 */
export async function writeToPerformer(
  deps: MessengerDeps,
  caller: Caller,
  wanted: Wanted,
): Promise<Written> {
  const { guestId, language } = caller;
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  const channelId = idOf(wanted.channelId);
  return await deps.database.transaction(async (tx) => {
    const wallet = await deps.money.holdWallet(tx, guestId);
    const channel = await lockChannel(tx, guestId, channelId);
    if (!channel) throw new OperationError('NOT_FOUND');
    const actor = await deps.actors.find(channel.actor_id, language, tx);
    if (!actor) throw new OperationError('NOT_FOUND');
    const known = await findLine(tx, channel.id, wanted.clientId);
    const writing = { deps, tx, caller, wallet, channel, actor };
    if (known) {
      if (known.taken_back_at !== null) throw new OperationError('MESSAGE_TAKEN_BACK');
      const line = sameMessage(known, { sender: 'guest', ...wanted.content });
      return await answer(writing, {
        line,
        terms: await termsNow(writing),
        balance: wallet.balance,
        mayTakeBack: (await listUnseen(tx, channel, 'guest')).get(line.id) === 'text',
      });
    }
    if (isBanned(actor.banned_countries, caller.country))
      throw new OperationError('BANNED_COUNTRY');
    return await write(writing, wanted);
  });
}

interface Writing {
  readonly deps: MessengerDeps;
  readonly tx: Tx;
  readonly caller: Caller;
  readonly wallet: HeldWallet;
  /** Locked. */
  readonly channel: ChannelRow;
  readonly actor: ActorRecord;
}

async function termsNow({ deps, tx, wallet, channel, actor }: Writing): Promise<MessageTerms> {
  const { guestId, currency } = wallet;
  const voucherMessages = await deps.benefits.messagesOf(tx, guestId, [actor.id]);
  return termsOf(deps, channel, actor, { currency, voucherMessages });
}

async function write(writing: Writing, wanted: Wanted): Promise<Written> {
  const { deps, tx, caller, wallet, channel } = writing;
  const { guestId, currency } = wallet;
  const { text, gifts } = wanted.content;
  const terms = await termsNow(writing);
  const order = gifts && (await deps.gifts.order(tx, { guestId, currency }, gifts));
  const price = (text === undefined ? 0 : nextMessagePrice(terms)) + (order?.price ?? 0);
  const refusal = refuseMessage({
    isBlocked: channel.blocked || channel.blocked_by_actor,
    expectedPrice: wanted.expectedPrice,
    price,
  });
  if (refusal === 'PRICE_CHANGED') throw new OperationError(refusal, { price });
  if (refusal !== null) throw new OperationError(refusal);

  const line = await insert(writing, wanted, {
    order,
    price,
    payment: text === undefined ? null : paymentOf(terms),
  });
  if (text !== undefined) await endDraft(deps, tx, channel, text);
  let { balance } = wallet;
  if (text !== undefined) balance = await pay(writing, terms, line);
  if (order) balance = await give(writing, order, { line, balance });
  const { language } = caller;
  const shown = price > 0 ? deps.money.display({ value: price, currency }, language) : null;
  const after = {
    ...writing,
    channel: await announceMessage(deps, tx, channel.id, line, shown),
  };
  await enqueueReply(deps, tx, { actorId: channel.actor_id, line, language });
  const termsAfter = await termsNow(after);
  if (isOtherPrice(terms, termsAfter))
    await deps.guestEvents.append(tx, guestId, 'messagePriceNotice', {
      channelId: String(channel.id),
      ...termsView(deps, termsAfter, currency, language),
    });
  return await answer(after, {
    line,
    terms: termsAfter,
    balance,
    mayTakeBack: order === undefined,
  });
}

async function insert(
  { deps, tx, channel }: Writing,
  { clientId, content: { text } }: Wanted,
  {
    order,
    price,
    payment,
  }: {
    readonly order: GiftOrder | undefined;
    readonly price: number;
    /** Of the words; null: there are none. */
    readonly payment: MessagePayment | null;
  },
): Promise<SaidLine> {
  const common = {
    clientId,
    sender: 'guest' as const,
    at: new Date(deps.clock.now()),
    ...(payment && { payment }),
    ...(price > 0 && { price }),
  };
  const line: NewLine = order
    ? { ...common, kind: 'gift', body: { gifts: order.parts, ...(text !== undefined && { text }) } }
    : { ...common, kind: 'text', body: { text: text ?? '' } };
  const [written] = await insertLines(tx, channel.id, [line]);
  return written as SaidLine;
}

/** Takes the gifts of a message; answers the balance after it. */
const give = (
  { deps, tx, actor }: Writing,
  order: GiftOrder,
  { line, balance }: { readonly line: SaidLine; readonly balance: number },
): Promise<number> =>
  deps.gifts.settle(tx, order, { performer: actor, reference: referenceOf(line), balance });

/** Whether what the next message costs, or what pays for it, has changed. [SI-messagePriceNotice] */
export const isOtherPrice = (before: MessageTerms, after: MessageTerms): boolean =>
  after.freeMessagesUsed !== before.freeMessagesUsed ||
  after.voucherMessages !== before.voucherMessages;

/** Takes what the message costs; answers the balance after it. */
async function pay(writing: Writing, terms: MessageTerms, line: SaidLine): Promise<number> {
  const { deps, tx, wallet, channel, actor } = writing;
  const { guestId, currency } = wallet;
  const reference = referenceOf(line);
  switch (paymentOf(terms)) {
    case 'nothing':
      return wallet.balance;
    case 'freeMessage':
      // What is given away is held back by pauses, as vouchers are.
      await deps.money.authorise(tx, { guestId, flow: 'voucher' });
      await takeFreeMessage(tx, channel.id);
      return wallet.balance;
    case 'voucher':
      await payByVoucher(deps, tx, { guestId, currency, actorId: actor.id, reference, terms });
      return wallet.balance;
    case 'money': {
      const { balance } = await wallet.charge({
        amount: terms.messagePrice,
        currency,
        kind: 'paid_message',
        reference,
        performer: { id: actor.id },
        text: { args: { actor: actor.name } },
      });
      return balance;
    }
  }
}

/** Takes a voucher and no coins; the house shares with the performer as if the guest had paid. */
async function payByVoucher(
  { benefits, money }: MessengerDeps,
  tx: Tx,
  use: {
    readonly guestId: string;
    readonly currency: WalletCurrency;
    readonly actorId: number;
    readonly reference: string;
    readonly terms: MessageTerms;
  },
): Promise<void> {
  const { guestId, actorId, reference, currency } = use;
  // Another purchase may have used the last one: the guest is told what it costs without.
  if (!(await benefits.takeMessage(tx, { guestId, actorId, reference })))
    throw new OperationError('PRICE_CHANGED', { price: use.terms.messagePrice });
  await money.shareGift(tx, {
    guestId,
    performerId: actorId,
    kind: 'paid_message',
    reference,
    currency,
    worth: use.terms.messagePrice,
    transferKey: `gift:${reference}`,
  });
}

async function answer(
  writing: Writing,
  written: {
    readonly line: SaidLine;
    /** After it. */
    readonly terms: MessageTerms;
    readonly balance: number;
    readonly mayTakeBack: boolean;
  },
): Promise<Written> {
  const { line, terms, balance, mayTakeBack } = written;
  const { deps, tx, caller, wallet, channel, actor } = writing;
  const { guestId, currency } = wallet;
  const { language } = caller;
  const show = (value: number) => deps.money.display({ value, currency }, language);
  const reference = referenceOf(line);
  const part = line.price
    ? (await deps.money.performerPartsOf({ guestId }, [reference], tx)).get(reference)
    : undefined;
  return {
    message: {
      ...messageOf(line, line.price ? show(line.price) : null),
      ...(mayTakeBack && { mayTakeBack }),
    },
    ...(part !== undefined && { performerPart: show(part) }),
    channel: channelOf(channel, actor.online, termsView(deps, terms, currency, language)),
    balance: show(balance),
  };
}
