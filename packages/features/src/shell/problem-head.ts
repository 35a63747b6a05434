import type { Head } from '../app/head.ts';
import type { Services } from '../app/services.ts';

/** What the page of a problem says: the address leads nowhere, or something failed on our side. */
export type ProblemKind = 'notFound' | 'failed';

export const problemOf = (status: number): ProblemKind => (status === 404 ? 'notFound' : 'failed');

/** The head of a page that is not there. */
export function problemHead({ intl }: Pick<Services, 'intl'>, kind: ProblemKind): Head {
  return {
    title: intl.formatMessage({ id: `shell.${kind}.title` }),
    description: intl.formatMessage({ id: `shell.${kind}.text` }),
    noIndex: true,
  };
}
