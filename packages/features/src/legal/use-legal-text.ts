import { API_PREFIX } from '@vx/api-client';
import {
  legalDates,
  legalSections,
  legalTextIds,
  PRIVACY_ADDRESS,
  type LegalText,
} from '@vx/i18n/legal';
import { useIntl } from 'react-intl';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';

export interface LegalTextView {
  readonly title: string;
  readonly intro: string;
  readonly updated: string;
  readonly contents: string;
  readonly download: { readonly label: string; readonly href: string };
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** A legal text as it is shown. [RU-consent-legal-text-download] */
export function useLegalText(text: LegalText): LegalTextView {
  const { config } = useServices();
  const intl = useIntl();
  const t = useTranslate();
  const date = intl.formatDate(legalDates[text], { dateStyle: 'long', timeZone: 'UTC' });
  return {
    title: t(`legal.${text}.title`),
    intro: t(`legal.${text}.intro`),
    updated: t('legal.updated', { date }),
    contents: t('legal.contents'),
    download: {
      label: t('legal.download'),
      href: `${API_PREFIX}/asset/legal-text/download/${legalTextIds[text]}?language=${config.language}`,
    },
    sections: legalSections[text].map(({ id, title, text: words }) => ({
      id,
      title: t(title),
      text: t(words, { address: PRIVACY_ADDRESS }),
    })),
  };
}
