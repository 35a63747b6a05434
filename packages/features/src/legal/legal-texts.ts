import { legalVersions } from '@vx/contract/constants';
import type { MessageId } from '@vx/i18n';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';

/** Where guests write to. The host is reserved for examples and is replaced before a launch. */
export const CONTACT_ADDRESS = 'help@candela.example';
export const PRIVACY_ADDRESS = 'privacy@candela.example';

export type LegalText = 'terms' | 'privacy';

/** The day from which each text applies. */
export const legalDates: { readonly [Text in LegalText]: string } = {
  terms: legalVersions.terms,
  privacy: legalVersions.dataProtection,
};

interface Section {
  readonly id: string;
  readonly title: MessageId;
  readonly text: MessageId;
}

const sectionsOf = <Text extends LegalText, const Part extends string>(
  text: Text,
  parts: readonly Part[],
): readonly {
  readonly id: Part;
  readonly title: `legal.${Text}.${Part}.title`;
  readonly text: `legal.${Text}.${Part}.text`;
}[] =>
  parts.map((id) => ({ id, title: `legal.${text}.${id}.title`, text: `legal.${text}.${id}.text` }));

export const legalSections: { readonly [Text in LegalText]: readonly Section[] } = {
  terms: sectionsOf('terms', [
    'adults',
    'account',
    'money',
    'withdrawal',
    'conduct',
    'liability',
    'changes',
    'law',
  ]),
  privacy: sectionsOf('privacy', [
    'controller',
    'stored',
    'purposes',
    'cookies',
    'recipients',
    'kept',
    'reading',
    'rights',
  ]),
};

/** The document to download. [RE-legalTextDownload] */
export const legalTextIds: { readonly [Text in LegalText]: string } = {
  terms: 'terms-of-service',
  privacy: 'data-protection',
};

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
