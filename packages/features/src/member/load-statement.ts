import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { choiceOf } from '../lists/paging.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import { statementFilters, type StatementFacts } from './member-data.ts';

export interface StatementData extends StatementFacts {
  readonly head: Head;
}

/** Lines of one page. */
const LINES = 50;

/** A page of the statement. Addresses that name no place begin at the newest. */
export const loadStatement: PageLoad<StatementData> = async ({ services, url }) => {
  requireLogin(services, url);
  const filter = choiceOf(url, 'kind', statementFilters);
  const given = url.searchParams.get('before');
  const before = given !== null && /^[1-9]\d{0,14}$/.test(given) ? given : null;
  const statement = await services.rest.call('GET /guest/statement', {
    query: { limit: LINES, ...(filter && { kind: filter }), ...(before && { before }) },
    fresh: true,
  });
  return {
    ...statement,
    head: memberHead(
      services,
      { title: 'money.statement.title', text: 'money.statement.text' },
      'memberStatement',
    ),
    filter,
    before,
    at: services.clock.now(),
  };
};
