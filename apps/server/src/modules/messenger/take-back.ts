import { subjectOf, takingBackOf } from '@vx/messenger-core/rules';
import type { RestContract } from '@vx/contract/rest';
import { InvariantError } from '@vx/kernel';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import type { ActorRecord } from '../actors/index.ts';
import type { Wallet } from '../money/index.ts';
import { referenceOf, studioChannelOf } from './announce-message.ts';
import { lockChannel, type ChannelRow, type Line } from './lines.repository.ts';
import { idOf } from './message-input.ts';
import { termsOf, termsView } from './message-terms.ts';
import { announceChange, type MessengerDeps } from './messenger-deps.ts';
import {
  countOwnFrom,
  findOwnMessage,
  noteTakenBack,
  returnFreeMessage,
  takeOut,
} from './taking-back.repository.ts';
import type { MessengerTables } from './tables.ts';
import { channelOf } from './views.ts';
import { isOtherPrice } from './write-message.ts';

const operation = 'POST /messenger/channel/{channelId}/messages/{messageId}/takeback';
type TakenBack = RestContract[typeof operation]['response'];
type Tx = Transaction<MessengerTables>;

interface TakingBack {
  readonly deps: MessengerDeps;
  readonly tx: Tx;
  readonly caller: Caller;
  readonly wallet: Wallet;
  /** Locked. */
  readonly channel: ChannelRow;
  readonly actor: ActorRecord;
  readonly message: Line<'text'>;
}

/**
 * Takes a message back that the performer has not seen, and gives back what it cost, in one transaction. Seeing and
 * taking back both hold the channel's row: whoever is first decides. The wallet is locked before the channel, as
 * writing does it.
 */
export const takeMessageBack =
  (deps: MessengerDeps): RestHandler<typeof operation> =>
  async ({ caller, params }) => {
    const { guestId, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const [channelId, messageId] = [idOf(params.channelId), idOf(params.messageId)];
    return await deps.database.transaction(async (tx) => {
      const wallet = await deps.money.lockWallet(tx, guestId);
      const channel = await lockChannel(tx, guestId, channelId);
      if (!channel) throw new OperationError('NOT_FOUND');
      const message = await findOwnMessage(tx, channelId, messageId);
      const actor = await deps.actors.find(channel.actor_id, language, tx);
      if (!message || !actor) throw new OperationError('NOT_FOUND');
      const unseen = channel.actor_unread_count;
      const fromHereOn = await countOwnFrom(tx, channelId, messageId, unseen + 1);
      const isTakenBack = message.taken_back_at !== null;
      const taking = { deps, tx, caller, wallet, channel, actor, message };
      switch (takingBackOf({ fromHereOn, isTakenBack }, unseen)) {
        case 'seen':
          throw new OperationError('MESSAGE_SEEN');
        case 'done':
          return await answer(taking, channel);
        case 'takeBack':
          return await answer(taking, await takeBack(taking));
      }
    });
  };

async function takeBack(taking: TakingBack): Promise<ChannelRow> {
  const { deps, tx, wallet, channel, message, caller } = taking;
  const { guestId } = wallet;
  const before = await termsNow(taking, channel);
  await giveBack(taking);
  const { text, ...last } = await takeOut(tx, message, new Date(deps.clock.now()));
  const after = await noteTakenBack(tx, channel.id, {
    ...last,
    subject: subjectOf('text', { text }),
  });
  const gone = { messageId: String(message.id) };
  await deps.guestEvents.append(tx, guestId, 'messageTakenBack', {
    channelId: String(channel.id),
    ...gone,
  });
  const performer = await deps.performers?.of(channel.actor_id, tx);
  if (performer)
    await deps.performerEvents.append(tx, performer.id, 'messageTakenBack', {
      channel: await studioChannelOf(deps, after, tx),
      ...gone,
    });
  const terms = await termsNow(taking, after);
  if (isOtherPrice(before, terms))
    await deps.guestEvents.append(tx, guestId, 'messagePriceNotice', {
      channelId: String(channel.id),
      ...termsView(deps, terms, wallet.currency, caller.language),
    });
  announceChange(deps, guestId, channel.id);
  return after;
}

/** Gives back what the message cost: the money with both its halves, the voucher with the house's gift, the free message. */
async function giveBack({ deps, tx, wallet, channel, actor, message }: TakingBack): Promise<void> {
  const { guestId, currency } = wallet;
  const reference = referenceOf(message);
  const text = { key: 'statement.takenBack', args: { actor: actor.name } };
  const purchase = { guestId, kind: 'paid_message', reference } as const;
  const transferKey = `takeback:${reference}`;
  if (message.price) {
    // What was charged and cannot be found is not given back: then nothing is taken back, either.
    if (!(await deps.money.refundPurchase(tx, { ...purchase, text, transferKey })))
      throw new InvariantError(`There is no charge of ${reference}.`);
  } else if (message.payment === 'freeMessage') await returnFreeMessage(tx, channel.id);
  else if (await deps.benefits.returnMessage(tx, { guestId, reference }))
    await deps.money.takeBackGift(tx, {
      ...purchase,
      performerId: actor.id,
      currency,
      giftKey: `gift:${reference}`,
      transferKey,
    });
}

async function termsNow(
  { deps, tx, wallet, actor }: TakingBack,
  channel: ChannelRow,
): Promise<ReturnType<typeof termsOf>> {
  const { guestId, currency } = wallet;
  const voucherMessages = await deps.benefits.messagesOf(tx, guestId, [actor.id]);
  return termsOf(deps, channel, actor, { currency, voucherMessages });
}

async function answer(taking: TakingBack, channel: ChannelRow): Promise<TakenBack> {
  const { deps, tx, caller, wallet, actor, message } = taking;
  const { language } = caller;
  const { guestId, currency } = wallet;
  const show = (value: number) => deps.money.display({ value, currency }, language);
  const terms = await termsNow(taking, channel);
  const now = await deps.money.balanceOf(guestId, tx);
  return {
    ...(message.price && { refund: show(message.price) }),
    channel: channelOf(channel, actor.online, termsView(deps, terms, currency, language)),
    balance: show(now?.balance ?? wallet.balance),
  };
}
