import type { PageConfig } from '@vx/contract';
import { createStore, type ReadableStore } from '@vx/kernel';
import { useServices, useStore } from '../app/context.tsx';
import type { Services } from '../app/services.ts';

type Preferences = PageConfig['preferences'];

/** What the guest chose for this browser, and the ways to change it. */
export interface PreferencesCore extends ReadableStore<Preferences> {
  setTheme(theme: Preferences['theme']): void;
  confirmAge(): void;
  /** Blurs every picture, or shows them again. */
  setDiscreet(discreet: boolean): void;
  /** Covers every page until it is lifted or the browser is closed. */
  setExited(exited: boolean): void;
  /** Puts the first hints away for good. */
  setOnboarded(): void;
}

const byPage = new WeakMap<Services, PreferencesCore>();

/** The preferences of a page. They begin as the server wrote them and are kept in cookies. */
export function preferencesOf(services: Services): PreferencesCore {
  const known = byPage.get(services);
  if (known) return known;
  const store = createStore<Preferences>(services.config.preferences);
  const keep = (cookie: string, value: string, part: Partial<Preferences>): void => {
    services.cookies.set(cookie, value);
    store.update((current) => ({ ...current, ...part }));
  };
  const core: PreferencesCore = {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    setTheme: (theme) => keep('vx_theme', theme, { theme }),
    confirmAge: () => keep('vx_age', '1', { ageConfirmed: true }),
    setDiscreet(discreet) {
      keep('vx_discreet', discreet ? '1' : '0', { discreet });
      // A window of its own could not be blurred.
      if (discreet && document.pictureInPictureElement)
        document.exitPictureInPicture().catch(() => undefined);
    },
    setOnboarded: () => keep('vx_onboarded', '1', { onboarded: true }),
    setExited: (exited) => keep('vx_exit', exited ? '1' : '0', { exited }),
  };
  byPage.set(services, core);
  return core;
}

/** The preferences of this page and the ways to change them. */
export function usePreferences(): Preferences & Omit<PreferencesCore, keyof ReadableStore<never>> {
  const core = preferencesOf(useServices());
  const { setTheme, confirmAge, setDiscreet, setExited, setOnboarded } = core;
  return { ...useStore(core), setTheme, confirmAge, setDiscreet, setExited, setOnboarded };
}
