import { languages, type Language } from '@vx/contract/enums';
import { createWebStorage } from '@vx/kernel/platform';
import { themeAttributes, type ThemeChoice } from '@vx/ui/theme-provider';
import { atom, type createStore } from 'jotai/vanilla';

const storage = createWebStorage(() => localStorage, 'vx.studio.');
const themes: readonly ThemeChoice[] = ['dark', 'light', 'system'];

const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((language) => language === text);

/** What was chosen here, else what the browser speaks. */
function firstLanguage(): Language {
  const chosen = storage.get('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

const ownLanguage = atom<Language>(firstLanguage());
const ownTheme = atom<ThemeChoice>(
  themes.find((theme) => theme === storage.get('theme')) ?? 'dark',
);

/** The language of the studio on this device. */
export const languageAtom = atom(
  (get) => get(ownLanguage),
  (_get, set, language: Language) => {
    storage.set('language', language);
    set(ownLanguage, language);
  },
);

/** Dark, light, or as the device is. */
export const themeAtom = atom(
  (get) => get(ownTheme),
  (_get, set, theme: ThemeChoice) => {
    storage.set('theme', theme);
    set(ownTheme, theme);
  },
);

/** Keeps the document in the language and the look that are chosen. */
export function applyPreferences(store: ReturnType<typeof createStore>): void {
  const apply = (): void => {
    const attributes = themeAttributes({
      theme: store.get(themeAtom),
      lang: store.get(languageAtom),
    });
    for (const [name, value] of Object.entries(attributes))
      document.documentElement.setAttribute(name, value);
  };
  store.sub(themeAtom, apply);
  store.sub(languageAtom, apply);
  apply();
}
