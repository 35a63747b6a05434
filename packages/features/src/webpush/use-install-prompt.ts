import { createInstallPrompt } from '@vx/session-core';
import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';

/** The event of browsers that can install a site. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The offer to install the site, or `null`: the browser makes none, or the guest did not want it. */
export function useInstallPrompt(): {
  readonly install: () => void;
  readonly dismiss: () => void;
} | null {
  const { clock, cookies } = useServices();
  const [event, setEvent] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const prompt = createInstallPrompt({ storage: cookies, clock });
    const keep = (offered: Event): void => {
      // Only from here, not by the browser over what the guest is doing.
      offered.preventDefault();
      if (prompt.mayShow()) setEvent(offered as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, [clock, cookies]);
  if (event === null) return null;
  return {
    install: () => {
      setEvent(null);
      void event.prompt();
    },
    dismiss: () => {
      createInstallPrompt({ storage: cookies, clock }).dismiss();
      setEvent(null);
    },
  };
}
