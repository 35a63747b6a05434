import type { PageConfig } from '@vx/contract';
import { atom } from 'jotai/vanilla';
import { pageAtom, servicesAtom } from '../app/page-store.ts';
import { forgetKeptPages } from './kept-page.ts';

type Preferences = PageConfig['preferences'];

const changed = atom<Partial<Preferences>>({});

/** What the guest chose for this browser: as the server wrote it, with what was chosen since. */
export const preferencesAtom = atom((get): Preferences => ({
  ...get(servicesAtom).config.preferences,
  ...get(changed),
}));

/** The ways to change them; each is kept in a cookie. */
export const preferenceActionsAtom = pageAtom(({ cookies, store }) => {
  const keep = (cookie: string, value: string, part: Partial<Preferences>): void => {
    cookies.set(cookie, value);
    store.set(changed, (before) => ({ ...before, ...part }));
  };
  return {
    setTheme: (theme: Preferences['theme']): void => keep('vx_theme', theme, { theme }),
    confirmAge: (): void => keep('vx_age', '1', { ageConfirmed: true }),
    /** Blurs every picture, or shows them again. */
    setDiscreet(discreet: boolean): void {
      keep('vx_discreet', discreet ? '1' : '0', { discreet });
      // A window of its own could not be blurred.
      if (discreet && document.pictureInPictureElement)
        document.exitPictureInPicture().catch(() => undefined);
    },
    /** Puts the first hints away for good. */
    setOnboarded: (): void => keep('vx_onboarded', '1', { onboarded: true }),
    /** Covers every page until it is lifted or the browser is closed. */
    setExited(exited: boolean): void {
      if (exited) forgetKeptPages();
      keep('vx_exit', exited ? '1' : '0', { exited });
    },
  };
});
