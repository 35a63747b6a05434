/** What a guest writes to a performer outside of chats, and what pays for it. */

/** Characters that a message may have. */
export const MAX_MESSAGE_LENGTH = 2_000;

/** What is written, without the blanks around it; `null`: nothing, or more than a message may be. */
export function messageTextOf(given: string | undefined): string | null {
  const text = (given ?? '').trim();
  return text.length === 0 || text.length > MAX_MESSAGE_LENGTH ? null : text;
}

/** What writing to a performer costs a guest now. [RU-messenger-channel-pricing] */
export interface MessageTerms {
  /** Messages that the performer gives away in a channel. */
  readonly freeMessages: number;
  /** How many of them the guest has used. */
  readonly freeMessagesUsed: number;
  /** What a message costs that nothing else pays for, minor units of the guest's wallet; 0: messages are free. */
  readonly messagePrice: number;
  /** Messages to this performer that vouchers of the guest pay for. */
  readonly voucherMessages: number;
}

/** What pays for a message: nothing has to, one of the channel's free ones, a voucher, or money. */
export type MessagePayment = 'nothing' | 'freeMessage' | 'voucher' | 'money';

/** How many messages of a channel are still free; a performer who gives fewer than before takes none back. */
export const freeMessagesLeft = ({
  freeMessages,
  freeMessagesUsed,
}: Pick<MessageTerms, 'freeMessages' | 'freeMessagesUsed'>): number =>
  Math.max(0, freeMessages - freeMessagesUsed);

/**
 * What pays for the next message: the free messages of the channel, then vouchers, then money.
 * [RU-messenger-channel-pricing]
 */
export function paymentOf(terms: MessageTerms): MessagePayment {
  if (terms.messagePrice === 0) return 'nothing';
  if (freeMessagesLeft(terms) > 0) return 'freeMessage';
  return terms.voucherMessages > 0 ? 'voucher' : 'money';
}

/** What the next message costs, minor units of the guest's wallet. */
export const nextMessagePrice = (terms: MessageTerms): number =>
  paymentOf(terms) === 'money' ? terms.messagePrice : 0;

/**
 * Why a guest's message is not written; `null`: nothing speaks against it but the wallet. Of who has blocked whom
 * nothing is said.
 */
export function refuseMessage(asked: {
  /** The guest has blocked the performer, or the other way round. */
  readonly isBlocked: boolean;
  /** What the guest was told that the message costs, minor units. */
  readonly expectedPrice: number;
  /** What it costs now, with its gifts, minor units. */
  readonly price: number;
}): 'FORBIDDEN' | 'PRICE_CHANGED' | null {
  if (asked.isBlocked) return 'FORBIDDEN';
  return asked.price === asked.expectedPrice ? null : 'PRICE_CHANGED';
}

/** What a channel says of writing in it, as the contract has it. [RU-messenger-channel-pricing] */
export interface ChannelTerms {
  readonly freeMessagesAmount: number;
  readonly messagePrice: number | null;
  readonly isMessagingFree: boolean;
  readonly voucherMessages: number;
}

/** Those terms after messages that are on their way: vouchers pay for whole messages, as free ones do. */
const termsAfter = (terms: ChannelTerms, underway: number): MessageTerms => ({
  freeMessages: terms.freeMessagesAmount + terms.voucherMessages,
  freeMessagesUsed: underway,
  messagePrice: terms.messagePrice ?? 0,
  voucherMessages: 0,
});

/** Messages of a channel that are given away or paid for by vouchers, once those are said that are on their way. */
export const messagesLeft = (terms: ChannelTerms, underway = 0): number =>
  freeMessagesLeft(termsAfter(terms, underway));

/** What a message costs that is written after others which are on their way, minor units of the guest's wallet. */
export const priceAfter = (terms: ChannelTerms, underway = 0): number =>
  nextMessagePrice(termsAfter(terms, underway));
