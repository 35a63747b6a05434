import type { RestContract } from '@vx/contract/rest';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../auth/login-path.ts';
import { choiceOf } from '../lists/paging.ts';
import { linesOf, moreOf } from './paging.ts';
import { memberHead } from './trail.ts';

type Statement = RestContract['GET /guest/statement']['response'];
export type StatementLine = Statement['items'][number];

/** Kinds of lines that can be looked at alone. */
export const statementFilters = ['livechat', 'video', 'topup'] as const;
export type StatementFilter = (typeof statementFilters)[number];

export interface StatementData extends Statement {
  readonly head: Head;
  readonly filter: StatementFilter | null;
  readonly more: string | null;
}

export const loadStatement: PageLoad<StatementData> = async ({ services, url }) => {
  requireLogin(services, url);
  const filter = choiceOf(url, 'kind', statementFilters);
  const statement = await services.rest.call('GET /guest/statement', {
    query: { offset: 0, limit: linesOf(url), ...(filter && { kind: filter }) },
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
    more: moreOf(url, statement.items.length, statement.total),
  };
};
