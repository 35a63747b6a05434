import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  bag,
  count,
  flag,
  input,
  limit,
  list,
  nullable,
  oneOf,
  optional,
  text,
  url,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

export const searchEndpoints = endpoints(
  endpoint({
    key: 'GET /searchResult/search/{language}/{searchPattern}',
    id: 'RE-searchResult',
    summary: 'A page of results of one kind.',
    query: input({
      from: optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
      take: limit(30),
      withTotalCount: optional(flag),
      type: optional(text(40)),
      sort: optional(text(40)),
      order: optional(oneOf(['asc', 'desc'])),
    }),
    response: answer({
      items: list(bag),
      totalCount: nullable(count),
      currentCount: count,
      sortOptions: list(text(40)),
      timestamp: count,
    }),
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'POST /searchResult/quick',
    id: 'RE-navbarQuickSearch',
    summary: 'What the search box suggests while typing.',
    body: input({ searchPattern: text(100, 1), language: text(10) }),
    response: answer({
      items: list(bag),
      moreLink: nullable(url),
      counts: bag,
      searchType: text(40),
      redirect: nullable(url),
    }),
    audience: 'anyone',
    limits: 'common',
    built: false,
  }),
);
