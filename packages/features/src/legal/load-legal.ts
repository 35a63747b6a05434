import type { LegalText } from '@vx/i18n/legal';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';

const routes = { terms: 'termsOfService', privacy: 'dataProtection' } as const;

/** The load of a legal page: its text is part of the catalogue, so only the head is made here. */
export const loadLegal =
  (text: LegalText): PageLoad<{ readonly head: Head }> =>
  async ({ services: { intl, path } }) => {
    const title = intl.formatMessage({ id: `legal.${text}.title` });
    return {
      head: {
        title,
        description: intl.formatMessage({ id: `legal.${text}.intro` }),
        breadcrumbs: [
          { name: intl.formatMessage({ id: 'common.home' }), path: path('home', {}) },
          { name: title, path: path(routes[text], {}) },
        ],
      },
    };
  };
