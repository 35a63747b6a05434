import { formatLocales } from '@vx/i18n';
import { createFormatter } from '@vx/i18n/format';
import {
  legalDates,
  legalSections,
  legalTextIds,
  legalTexts,
  PRIVACY_ADDRESS,
  type LegalText,
} from '@vx/i18n/legal';
import type { Caller } from '../../platform/module.ts';

const underlined = (title: string, line: '=' | '-'): string =>
  `${title}\n${line.repeat(title.length)}`;

/**
 * The text that a page shows as a document: plain text with the day, the introduction and every section.
 * `null` for an unknown id. [RU-consent-legal-text-download]
 */
export async function legalDocument(
  id: string,
  language: Caller['language'],
): Promise<string | null> {
  const text = legalTexts.find((one) => legalTextIds[one] === id);
  return text === undefined ? null : written(text, language);
}

async function written(text: LegalText, language: Caller['language']): Promise<string> {
  const { format } = await createFormatter(language);
  const date = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(legalDates[text]));
  const parts = [
    underlined(format(`legal.${text}.title`), '='),
    format('legal.updated', { date }),
    format(`legal.${text}.intro`),
    ...legalSections[text].flatMap((section) => [
      underlined(format(section.title), '-'),
      format(section.text, { address: PRIVACY_ADDRESS }),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}
