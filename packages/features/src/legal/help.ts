import { CONTACT_ADDRESS } from '@vx/i18n/legal';
import { useServices, useStore } from '../app/context.tsx';
import type { Head } from '../app/head.ts';
import { ownText } from '../app/own-text.ts';
import type { PageLoad } from '../app/page-load.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { questions, toHelp, type HelpView } from './presenters/help.ts';

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

/** Questions and answers; guests are greeted by name. */
export function useHelp(): HelpView {
  const services = useServices();
  const { loggedIn } = useStore(services.guest).guest;
  const name = loggedIn ? ownText(services, (of) => of.guest.getSnapshot().guest.name ?? '') : null;
  return toHelp(name, useTranslate());
}
