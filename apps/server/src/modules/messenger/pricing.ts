import { pricingOf, type MessagePricing } from '@vx/messenger-core/rules';
import type { ActorRecord } from '../actors/index.ts';
import type { WalletCurrency } from '../money/index.ts';
import type { ChannelRow } from './lines.repository.ts';
import type { MessengerDeps } from './messenger-deps.ts';

/** What writing to a performer costs a wallet in this currency. [RU-messenger-channel-pricing] */
export const pricingIn = (
  { money }: Pick<MessengerDeps, 'money'>,
  actor: Pick<ActorRecord, 'coins_message' | 'free_messages'>,
  channel: Pick<ChannelRow, 'free_used'> | null,
  currency: WalletCurrency,
): MessagePricing =>
  pricingOf({
    price: actor.coins_message === 0 ? 0 : money.amountOf(actor.coins_message, currency),
    freeMessages: actor.free_messages,
    used: channel?.free_used ?? 0,
  });

/** The currency of a guest's wallet. */
export async function currencyOf(
  { money }: Pick<MessengerDeps, 'money'>,
  guestId: string,
): Promise<WalletCurrency> {
  const wallet = await money.balanceOf(guestId);
  return wallet?.currency ?? 'VXC';
}
