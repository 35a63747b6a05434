import type { PageConfig } from '@vx/contract';
import { createStore, type ReadableStore } from '@vx/kernel';
import { useServices, useStore } from '../app/context.tsx';
import type { Services } from '../app/services.ts';

type Preferences = PageConfig['preferences'];

/** What the guest chose for this browser, and the ways to change it. */
export interface PreferencesCore extends ReadableStore<Preferences> {
  setTheme(theme: Preferences['theme']): void;
  confirmAge(): void;
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
  };
  byPage.set(services, core);
  return core;
}

/** The preferences of this page and the ways to change them. */
export function usePreferences(): Preferences & Pick<PreferencesCore, 'setTheme' | 'confirmAge'> {
  const core = preferencesOf(useServices());
  return { ...useStore(core), setTheme: core.setTheme, confirmAge: core.confirmAge };
}
