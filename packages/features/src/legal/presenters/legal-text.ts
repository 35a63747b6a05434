import { API_PREFIX } from '@vx/api-client';
import type { Language } from '@vx/i18n';
import {
  legalDates,
  legalSections,
  legalTextIds,
  PRIVACY_ADDRESS,
  type LegalText,
} from '@vx/i18n/legal';
import type { Texts } from '../../texts/presenter-texts.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A legal text, section by section. */
export interface LegalTextView {
  readonly title: string;
  readonly intro: string;
  readonly updated: string;
  readonly contents: string;
  readonly download: Link;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Where a legal text is had as a file. [RU-consent-legal-text-download] */
export const downloadOf = (text: LegalText, language: Language, t: Texts['t']): Link => ({
  label: t('legal.download'),
  href: `${API_PREFIX}/asset/legal-text/download/${legalTextIds[text]}?language=${language}`,
});

/** Of what day a legal text is. */
export const updatedAt = (at: string, { t, intl }: Pick<Texts, 't' | 'intl'>): string =>
  t('legal.updated', { date: intl.formatDate(at, { dateStyle: 'long', timeZone: 'UTC' }) });

/** A legal text as it is read. */
export function toLegalText(text: LegalText, language: Language, texts: Texts): LegalTextView {
  const { t } = texts;
  return {
    title: t(`legal.${text}.title`),
    intro: t(`legal.${text}.intro`),
    updated: updatedAt(legalDates[text], texts),
    contents: t('legal.contents'),
    download: downloadOf(text, language, t),
    sections: legalSections[text].map(({ id, title, text: words }) => ({
      id,
      title: t(title),
      text: t(words, { address: PRIVACY_ADDRESS }),
    })),
  };
}
