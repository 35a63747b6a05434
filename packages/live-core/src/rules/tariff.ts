/** No chat runs longer. */
export const maxChatSeconds = 6 * 60 * 60;

/** How the seconds of a chat are paid for. Amounts are whole minor units of the guest's wallet. */
export interface Tariff {
  /** What a guest has paid after so many seconds. */
  readonly chargeAfter: (price: number, seconds: number) => number;
  /** How many whole seconds an amount pays for. */
  readonly secondsAffordable: (price: number, amount: number) => number;
}

/** What a guest has paid after so many seconds: every begun minor unit counts. */
export function chargeAfter(pricePerMinute: number, seconds: number): number {
  return Math.ceil((pricePerMinute * seconds) / 60);
}

/** How many whole seconds an amount pays for. */
export function secondsAffordable(pricePerMinute: number, amount: number): number {
  if (pricePerMinute <= 0) return maxChatSeconds;
  return Math.min(maxChatSeconds, Math.floor((amount * 60) / pricePerMinute));
}

/** A price per minute, charged by the second. */
export const perMinute: Tariff = { chargeAfter, secondsAffordable };
