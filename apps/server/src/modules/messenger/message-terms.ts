import type { RestContract } from '@vx/contract/rest';
import { freeMessagesLeft, nextMessagePrice, type MessageTerms } from '@vx/messenger-core/rules';
import type { AnyDatabase } from '../../platform/database/index.ts';
import type { ActorRecord, Language } from '../actors/index.ts';
import type { WalletCurrency } from '../money/index.ts';
import type { ChannelRow } from './lines.repository.ts';
import type { MessengerDeps } from './messenger-deps.ts';

type Channel = RestContract['GET /messenger/channel/{channelId}']['response']['channel'];

/** What writing costs, as the guest sees it. [RU-messenger-channel-pricing] */
export type TermsView = Pick<
  Channel,
  'freeMessagesAmount' | 'messagePrice' | 'isMessagingFree' | 'voucherMessages' | 'nextMessagePrice'
>;

/** What the terms of a channel hang on besides the channel itself. */
export interface Payer {
  readonly currency: WalletCurrency;
  /** Messages that vouchers pay for, by performer. */
  readonly voucherMessages: ReadonlyMap<number, number>;
}

/** What a guest pays with in channels with these performers. */
export async function payerOf(
  { money, benefits }: Pick<MessengerDeps, 'money' | 'benefits'>,
  db: AnyDatabase['read'],
  guestId: string,
  actorIds: readonly number[],
): Promise<Payer> {
  const [wallet, voucherMessages] = await Promise.all([
    money.balanceOf(guestId),
    benefits.messagesOf(db, guestId, actorIds),
  ]);
  return { currency: wallet?.currency ?? 'VXC', voucherMessages };
}

/** What writing in a channel costs its guest now. */
export const termsOf = (
  { money }: Pick<MessengerDeps, 'money'>,
  channel: Pick<ChannelRow, 'free_messages_used'>,
  actor: Pick<ActorRecord, 'id' | 'coins_message' | 'free_messages'>,
  payer: Payer,
): MessageTerms => ({
  freeMessages: actor.free_messages,
  freeMessagesUsed: channel.free_messages_used,
  messagePrice: money.amountOf(actor.coins_message, payer.currency),
  voucherMessages: payer.voucherMessages.get(actor.id) ?? 0,
});

export function termsView(
  { money }: Pick<MessengerDeps, 'money'>,
  terms: MessageTerms,
  currency: WalletCurrency,
  language: Language,
): TermsView {
  const isMessagingFree = terms.messagePrice === 0;
  return {
    freeMessagesAmount: freeMessagesLeft(terms),
    messagePrice: isMessagingFree ? null : terms.messagePrice,
    isMessagingFree,
    voucherMessages: terms.voucherMessages,
    nextMessagePrice: money.display({ value: nextMessagePrice(terms), currency }, language),
  };
}
