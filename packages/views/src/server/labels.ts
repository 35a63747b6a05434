import { languages } from '@vx/i18n';
import type { UiLabels } from '@vx/ui/labels';
import { loadLabels } from '../app/labels.ts';

/** The components' own words, of all languages. */
export const labels = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [language, await loadLabels(language)] as const),
  ),
) as Readonly<Record<(typeof languages)[number], UiLabels>>;
