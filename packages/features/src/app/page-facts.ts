import type { PageFacts } from '@vx/realtime';
import { brandOf, match } from '@vx/routes';
import { awaitsPaymentAtom } from './page-atoms.ts';
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
