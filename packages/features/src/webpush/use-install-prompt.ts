import { createInstallPrompt } from '@vx/notify-core';
import { useAtom } from 'jotai/react';
import { useState } from 'react';
import { useServices } from '../app/context.tsx';
import { useIsAlive } from '../app/use-is-alive.ts';
import { installOfferAtom } from './install-offer.ts';

/** The offer to install the site, or `null`: the browser makes none, or the guest did not want it. */
export function useInstallPrompt(): {
  readonly install: () => void;
  readonly dismiss: () => void;
} | null {
  const { clock, cookies } = useServices();
  const [prompt] = useState(() => createInstallPrompt({ storage: cookies, clock }));
  const [event, setEvent] = useAtom(installOfferAtom);
  // None in the HTML of the server, whatever has come before the page is alive.
  const isAlive = useIsAlive();
  if (!isAlive || event === null || !prompt.mayShow()) return null;
  return {
    install: () => {
      setEvent(null);
      void event.prompt();
    },
    dismiss: () => {
      prompt.dismiss();
      setEvent(null);
    },
  };
}
