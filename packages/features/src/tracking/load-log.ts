import { logKinds } from '@vx/contract/enums';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { choiceOf } from '../lists/paging.ts';
import type { LogFacts } from './presenters/log.ts';

/** Says after the form how many entries it deleted. */
export const DELETED_PARAM = 'deleted';

export interface LogData extends LogFacts {
  readonly head: Head;
}

/** What is logged about the guest or the visitor, a page at a time. */
export const loadLog: PageLoad<LogData> = async ({ services, url }) => {
  const { rest, intl, path } = services;
  const kind = choiceOf(url, 'kind', logKinds);
  const given = url.searchParams.get('before');
  const before = given !== null && /^[1-9]\d{0,14}$/.test(given) ? given : null;
  const page = await rest.call('GET /guest/log', {
    query: { limit: 20, ...(kind && { kind }), ...(before !== null && { before }) },
    fresh: true,
  });
  const deleted = url.searchParams.get(DELETED_PARAM);
  const title = intl.formatMessage({ id: 'log.title' });
  return {
    ...page,
    kind,
    before,
    deleted: deleted !== null && /^\d{1,9}$/.test(deleted) ? Number(deleted) : null,
    head: {
      title,
      description: intl.formatMessage({ id: 'log.text' }, { days: page.retentionDays }),
      noIndex: true,
      breadcrumbs: [
        { name: intl.formatMessage({ id: 'common.home' }), path: path('home', {}) },
        { name: title, path: path('dataLog', {}) },
      ],
    },
  };
};
