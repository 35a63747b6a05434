import type { MessageId } from '@vx/i18n';
import { CONTACT_ADDRESS } from '@vx/i18n/legal';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { useServices, useStore } from '../app/context.tsx';
import { ownText } from '../app/own-text.ts';
import type { Services } from '../app/services.ts';
import { useTranslate } from '../texts/use-translate.ts';

/** Questions with their address on the page. `report-content` and `youth-protection` are linked from the footer. */
const questions: readonly {
  readonly id: string;
  readonly title: MessageId;
  readonly text: MessageId;
}[] = [
  { id: 'costs', title: 'shell.help.costs.title', text: 'shell.help.costs.text' },
  { id: 'preview', title: 'shell.help.preview.title', text: 'shell.help.preview.text' },
  { id: 'top-up', title: 'shell.help.topUp.title', text: 'shell.help.topUp.text' },
  { id: 'receipts', title: 'shell.help.receipts.title', text: 'shell.help.receipts.text' },
  { id: 'safety', title: 'shell.help.safety.title', text: 'shell.help.safety.text' },
  { id: 'report-content', title: 'shell.help.report.title', text: 'shell.help.report.text' },
  { id: 'youth-protection', title: 'shell.help.youth.title', text: 'shell.help.youth.text' },
  { id: 'limits', title: 'shell.help.limits.title', text: 'shell.help.limits.text' },
  { id: 'contact', title: 'shell.help.contact.title', text: 'shell.help.contact' },
];

export const loadHelp: PageLoad<{ readonly head: Head }> = async ({ services: { intl, path } }) => {
  const title = intl.formatMessage({ id: 'shell.help.title' });
  return {
    head: {
      title,
      description: intl.formatMessage({ id: 'shell.help.text' }),
      breadcrumbs: [
        { name: intl.formatMessage({ id: 'common.home' }), path: path('home', {}) },
        { name: title, path: path('help', {}) },
      ],
      structured: {
        '@type': 'FAQPage',
        mainEntity: questions.map((question) => ({
          '@type': 'Question',
          name: intl.formatMessage({ id: question.title }),
          acceptedAnswer: {
            '@type': 'Answer',
            text: intl.formatMessage({ id: question.text }, { address: CONTACT_ADDRESS }),
          },
        })),
      },
    },
  };
};

export interface HelpView {
  readonly title: string;
  readonly text: string;
  readonly contents: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Questions and answers; guests are greeted by name. */
export function useHelp(): HelpView {
  const services = useServices();
  const { loggedIn } = useStore(services.guest).guest;
  const t = useTranslate();
  const name = (of: Services): string => of.guest.getSnapshot().guest.name ?? '';
  return {
    title: t('shell.help.title'),
    text: loggedIn
      ? t('shell.help.greeting', { name: ownText(services, name) })
      : t('shell.help.text'),
    contents: t('legal.contents'),
    sections: questions.map(({ id, title, text }) => ({
      id,
      title: t(title),
      text: t(text, { address: CONTACT_ADDRESS }),
    })),
  };
}
