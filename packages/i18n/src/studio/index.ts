import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { languages, type Language } from '@vx/contract/enums';
import type { Loaders } from '../catalogue.ts';
import { studioMessages } from '../generated/studio-messages.ts';

export { formatLocales } from '../format-locales.ts';
export { languageNames } from '../language-names.ts';
export { languages, type Language };

type IdOf<L> = L extends Loaders<infer Id> ? Id : never;

/** The id of a text that the studio of performers says. English is the measure: its keys are the ids. */
export type StudioMessageId = IdOf<(typeof studioMessages)[keyof typeof studioMessages]>;

/** ICU texts by id, or parsed already where `@vx/i18n/vite` compiled them. */
export type StudioMessages =
  | Readonly<Record<StudioMessageId, string>>
  | Readonly<Record<StudioMessageId, MessageFormatElement[]>>;

/** Loads what the studio says in a language, with why something was refused. */
export async function loadStudioMessages(language: Language): Promise<StudioMessages> {
  const [own, errors] = await Promise.all([
    studioMessages.studio[language](),
    studioMessages.errors[language](),
  ]);
  return { ...own.messages, ...errors.messages };
}
