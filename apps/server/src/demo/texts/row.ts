import type { Localized } from '../types.ts';

/** One text in the four languages: German, English, Dutch, Spanish. */
export type Row = readonly [de: string, en: string, nl: string, es: string];

/** Fills `{slot}`s; a slot without a value is a mistake in the texts and throws. */
export function fill(text: string, slots: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`text slot {${name}} has no value`);
    return value;
  });
}

export const localized = (row: Row, slots: Readonly<Record<string, string>> = {}): Localized => ({
  de: fill(row[0], slots),
  en: fill(row[1], slots),
  nl: fill(row[2], slots),
  es: fill(row[3], slots),
});

/** Joins texts language by language. */
export function joined(parts: readonly Localized[], separator = ' '): Localized {
  const all = (language: keyof Localized): string =>
    parts.map((part) => part[language]).join(separator);
  return { de: all('de'), en: all('en'), nl: all('nl'), es: all('es') };
}
