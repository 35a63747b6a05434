import type { RestCalls } from '@vx/api-client';
import { autoRechargeTeaserModes, type AutoRechargeTeaserMode } from '@vx/contract/enums';

/**
 * Stores how the teaser of the automatic recharge is shown. Without a mode or without a login nothing is
 * sent. [RU-payment-auto-recharge-teaser]
 * @returns whether it was sent
 */
export async function storeRechargeTeaser(
  calls: Pick<RestCalls, 'call'>,
  { mode, loggedIn }: { readonly mode: string; readonly loggedIn: boolean },
): Promise<boolean> {
  const known = autoRechargeTeaserModes.find((one): one is AutoRechargeTeaserMode => one === mode);
  if (!known || !loggedIn) return false;
  await calls.call('POST /guest/autoRechargeTeaserState', { body: { mode: known } });
  return true;
}
