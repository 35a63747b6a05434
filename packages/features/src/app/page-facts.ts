import type { ChatState } from '@vx/live-core';
import type { PageFacts } from '@vx/realtime';
import { brandOf, match } from '@vx/routes';
import { awaitsPaymentAtom, chatKindAtom } from './page-atoms.ts';
import type { Services } from './services.ts';

/**
 * What the rules about reloading need to know of the page that is shown now.
 * [RU-socket-session-expiry-reload] [RU-socket-email-verified-reload]
 */
export function pageFactsOf(
  { app, config, store }: Pick<Services, 'app' | 'config' | 'store'>,
  pathname: string,
): PageFacts {
  // The page may have changed since the document came, so its route is read from the address.
  const name = match(pathname, { brand: brandOf(config.brand.id) })?.name;
  return {
    isMobile: app === 'mobile',
    isTvLivestream: name === 'tvLivestream' || name === 'tvPremiumLivestream',
    isPaymentPending: store.get(awaitsPaymentAtom),
  };
}

const restingChats: ReadonlySet<ChatState['kind']> = new Set(['idle', 'refused', 'ended']);

/** Whether a reload would cut off what the guest pays for: a chat, or a payment whose answer is awaited. */
export function isBusy(store: Services['store']): boolean {
  return !restingChats.has(store.get(chatKindAtom)) || store.get(awaitsPaymentAtom);
}
