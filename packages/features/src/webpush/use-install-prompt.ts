import { createInstallPrompt } from '@vx/notify-core';
import { useState, useSyncExternalStore } from 'react';
import { useServices } from '../app/context.tsx';
import { endInstallOffer, installOffer } from './install-offer.ts';

/** The offer to install the site, or `null`: the browser makes none, or the guest did not want it. */
export function useInstallPrompt(): {
  readonly install: () => void;
  readonly dismiss: () => void;
} | null {
  const { clock, cookies } = useServices();
  const [prompt] = useState(() => createInstallPrompt({ storage: cookies, clock }));
  // None in the HTML of the server, whatever has come before the page is alive.
  const event = useSyncExternalStore(installOffer.subscribe, installOffer.getSnapshot, () => null);
  if (event === null || !prompt.mayShow()) return null;
  return {
    install: () => {
      endInstallOffer();
      void event.prompt();
    },
    dismiss: () => {
      prompt.dismiss();
      endInstallOffer();
    },
  };
}
