import { createStore, type ReadableStore } from '@vx/kernel';

/** The event of browsers that can install a site. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const offer = createStore<InstallEvent | null>(null);

/** The offer of the browser, while it stands. */
export const installOffer: ReadableStore<InstallEvent | null> = offer;

/** The guest has answered it: a browser takes each offer once. */
export const endInstallOffer = (): void => offer.set(null);

/**
 * Keeps the offer of the browser for the page that shows it: it is made once, soon after the document
 * has loaded, wherever the guest is then. To be called before anything is waited for. [SC-installPrompt]
 */
export function keepInstallOffer(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('beforeinstallprompt', (offered) => {
    // Only from our page, not by the browser over what the guest is doing.
    offered.preventDefault();
    offer.set(offered as InstallEvent);
  });
  page.addEventListener('appinstalled', endInstallOffer);
}
