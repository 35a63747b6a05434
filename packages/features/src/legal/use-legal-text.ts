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
import { useSay } from '../texts/use-translate.ts';

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
  const say = useSay();
  const date = intl.formatDate(legalDates[text], { dateStyle: 'long', timeZone: 'UTC' });
  return {
    title: say(`legal.${text}.title`),
    intro: say(`legal.${text}.intro`),
    updated: say('legal.updated', { date }),
    contents: say('legal.contents'),
    download: {
      label: say('legal.download'),
      href: `${API_PREFIX}/asset/legal-text/download/${legalTextIds[text]}?language=${config.language}`,
    },
    sections: legalSections[text].map(({ id, title, text: words }) => ({
      id,
      title: say(title),
      text: say(words, { address: PRIVACY_ADDRESS }),
    })),
  };
}
