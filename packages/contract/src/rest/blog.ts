import { endpoint, endpoints } from '../define.ts';
import { answer, bag, count, input, limit, list, offset, optional } from '../shapes/primitives.ts';
import { Type } from 'typebox';

const posts = answer({ posts: list(bag), total: count });

export const blogEndpoints = endpoints(
  endpoint({
    key: 'GET /blog/posts/{categoryId}/{payload}',
    id: 'RE-blogPosts',
    summary: 'Posts of a category; the payload holds page, page size and ids to leave out.',
    response: posts,
    audience: 'anyone',
    maxParamLengths: { payload: 4096 },
    cacheSeconds: 60,
    built: false,
  }),
  endpoint({
    key: 'GET /blog/pm',
    id: 'RE-blogPm',
    summary: 'Press releases.',
    query: input({ offset, limit: limit(10) }),
    response: posts,
    audience: 'anyone',
    cacheSeconds: 60,
    built: false,
  }),
  endpoint({
    key: 'GET /blog/archives/{category}',
    id: 'RE-blogArchives',
    summary: 'The archive of a category by year.',
    query: input({
      page: optional(count),
      pageSize: limit(9),
      year: optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
    }),
    response: answer({ archives: list(answer({ year: count, posts: list(bag) })) }),
    audience: 'anyone',
    cacheSeconds: 60,
    built: false,
  }),
  endpoint({
    key: 'GET /blog/actors/{payload}',
    id: 'RE-blogActors',
    summary: 'Posts about actors.',
    response: posts,
    audience: 'anyone',
    maxParamLengths: { payload: 4096 },
    cacheSeconds: 60,
    built: false,
  }),
);
