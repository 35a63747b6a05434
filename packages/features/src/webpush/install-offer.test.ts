import { expect, it } from 'vitest';
import { endInstallOffer, installOffer, keepInstallOffer } from './install-offer.ts';

it('[SC-installPrompt] keeps the one offer of the browser until it is answered or the site is installed', () => {
  const page = new EventTarget();
  keepInstallOffer(page as never);
  const offered = new Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offered);
  // The browser does not make it over what the guest is doing.
  expect(offered.defaultPrevented).toBe(true);
  expect(installOffer.getSnapshot()).toBe(offered);
  endInstallOffer();
  expect(installOffer.getSnapshot()).toBeNull();
  page.dispatchEvent(offered);
  page.dispatchEvent(new Event('appinstalled'));
  expect(installOffer.getSnapshot()).toBeNull();
});
