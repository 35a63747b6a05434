import type { Names } from '../names.ts';

const languages = ['de', 'en', 'nl', 'es'] as const;

type Language = (typeof languages)[number];

const textsOf = ({ pascal }: Names): Readonly<Record<Language, object>> => ({
  de: {
    title: pascal,
    text: 'Was du hier notierst, siehst nur du.',
    note: 'Deine Notiz',
    save: 'Speichern',
    saved: 'Gespeichert.',
  },
  en: {
    title: pascal,
    text: 'Only you see what you note here.',
    note: 'Your note',
    save: 'Save',
    saved: 'Saved.',
  },
  nl: {
    title: pascal,
    text: 'Alleen jij ziet wat je hier noteert.',
    note: 'Je notitie',
    save: 'Opslaan',
    saved: 'Opgeslagen.',
  },
  es: {
    title: pascal,
    text: 'Solo tú ves lo que anotas aquí.',
    note: 'Tu nota',
    save: 'Guardar',
    saved: 'Guardado.',
  },
});

/** The texts of the page in four languages, a part of their own. */
export function textFiles(names: Names): Readonly<Record<string, string>> {
  const { system } = names;
  const texts = textsOf(names);
  return Object.fromEntries(
    languages.map((language) => [
      `packages/i18n/src/messages/${language}/${system}/${system}.json`,
      `${JSON.stringify(texts[language], null, 2)}\n`,
    ]),
  );
}
