import { expect, it } from 'vitest';
import { createPageStore } from '../app/page-store.ts';
import { installOfferAtom, keepInstallOffer } from './install-offer.ts';

it('[SC-installPrompt] keeps the one offer of the browser until it is answered or the site is installed', () => {
  const page = new EventTarget();
  const store = createPageStore();
  keepInstallOffer(page as never, store);
  const offered = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offered);
  // The browser does not make it over what the guest is doing.
  expect(offered.defaultPrevented).toBe(true);
  expect(store.get(installOfferAtom)).toBe(offered);
  store.set(installOfferAtom, null);
  expect(store.get(installOfferAtom)).toBeNull();
  page.dispatchEvent(offered);
  page.dispatchEvent(new Event('appinstalled'));
  expect(store.get(installOfferAtom)).toBeNull();
});
