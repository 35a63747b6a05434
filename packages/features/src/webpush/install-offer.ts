import { atom } from 'jotai/vanilla';
import type { PageStore } from '../app/page-store.ts';

/** The event of browsers that can install a site. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The offer of the browser, while it stands. Null once the guest has answered: it is taken once. */
export const installOfferAtom = atom<InstallEvent | null>(null);

/**
 * Keeps the offer of the browser for the page that shows it: it is made once, soon after the document
 * has loaded, wherever the guest is then. To be called before anything is waited for. [SC-installPrompt]
 */
export function keepInstallOffer(
  page: Pick<Window, 'addEventListener'>,
  store: Pick<PageStore, 'set'>,
): void {
  page.addEventListener('beforeinstallprompt', (offered) => {
    // Only from our page, not by the browser over what the guest is doing.
    offered.preventDefault();
    store.set(installOfferAtom, offered as InstallEvent);
  });
  page.addEventListener('appinstalled', () => store.set(installOfferAtom, null));
}
