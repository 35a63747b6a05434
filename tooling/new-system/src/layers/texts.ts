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

/**
 * The texts of the page in four languages, and all that makes a part of them. How texts are kept is known here
 * and in `withTextPart` of `shared-files.ts` alone.
 */
export function textFiles(names: Names): Readonly<Record<string, string>> {
  const { system } = names;
  const texts = textsOf(names);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const folder = `packages/i18n/src/messages/${language}/${system}`;
      return [
        [`${folder}/${system}.json`, `${JSON.stringify(texts[language], null, 2)}\n`],
        [
          `${folder}/index.ts`,
          `import ${system} from './${system}.json' with { type: 'json' };
import { flatten } from '../../../catalogue.ts';

/** What only the pages of ${system} say. */
export const messages = flatten({ ${system} });
`,
        ],
      ];
    }),
  );
}
