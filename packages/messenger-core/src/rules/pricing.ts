/** What it costs to write to a performer outside of chats. */

/** Letters of a message at most. */
export const maxTextLength = 2_000;

/** What the next messages of a guest to a performer cost. Amounts are minor units of the guest's wallet. */
export interface MessagePricing {
  /** Messages that the channel still has free. */
  readonly freeMessagesAmount: number;
  /** Of a message after those; `null` where writing is free. */
  readonly messagePrice: number | null;
  /** The performer takes nothing for messages. */
  readonly isMessagingFree: boolean;
}

/** [RU-messenger-channel-pricing] */
export function pricingOf(facts: {
  /** The performer's price of a message; 0: writing is free. */
  readonly price: number;
  /** Free messages that the performer gives to each channel. */
  readonly freeMessages: number;
  /** How many of them the guest has used. */
  readonly used: number;
}): MessagePricing {
  const isMessagingFree = facts.price === 0;
  return {
    freeMessagesAmount: isMessagingFree ? 0 : Math.max(0, facts.freeMessages - facts.used),
    messagePrice: isMessagingFree ? null : facts.price,
    isMessagingFree,
  };
}

/** How the next message is paid: free messages of the channel come first, then money. */
export function nextPayment(
  pricing: MessagePricing,
): { readonly by: 'nothing' | 'freeMessage' } | { readonly by: 'money'; readonly amount: number } {
  if (pricing.messagePrice === null) return { by: 'nothing' };
  if (pricing.freeMessagesAmount > 0) return { by: 'freeMessage' };
  return { by: 'money', amount: pricing.messagePrice };
}

/** What the guest is asked for the next message, minor units. */
export function nextPrice(pricing: MessagePricing): number {
  const payment = nextPayment(pricing);
  return payment.by === 'money' ? payment.amount : 0;
}

/** Why a message is not written, or `null`; nothing is charged then. */
export function refuseMessage(facts: {
  /** One of the two has blocked the other. */
  readonly blocked: boolean;
  readonly pricing: MessagePricing;
  /** What the guest saw beside the button, minor units. */
  readonly expectedPrice: number;
  readonly balance: number;
}): 'FORBIDDEN' | 'PRICE_CHANGED' | 'BALANCE_TOO_LOW' | null {
  const price = nextPrice(facts.pricing);
  if (facts.blocked) return 'FORBIDDEN';
  if (facts.expectedPrice !== price) return 'PRICE_CHANGED';
  return facts.balance < price ? 'BALANCE_TOO_LOW' : null;
}
