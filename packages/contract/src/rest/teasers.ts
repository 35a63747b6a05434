import { endpoint, endpoints } from '../define.ts';
import { answer, args, bag, input, list, text } from '../shapes/primitives.ts';

export const teasersEndpoints = endpoints(
  endpoint({
    key: 'GET /seo/getActorSeoContent/{actorId}/{tagGroup}',
    id: 'RE-getActorSeoContent',
    summary: 'Texts about an actor and a tag.',
    response: answer({ texts: list(text(10_000)) }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'POST /teaser/getTeasers',
    id: 'RE-getTeasers',
    summary: 'The teasers of a page.',
    body: input({ routeName: text(60, 1), routeArgs: args }),
    response: answer({ teasers: list(bag) }),
    audience: 'anyone',
    limits: 'common',
    built: false,
  }),
  endpoint({
    key: 'GET /video/jumbotron/config',
    id: 'RE-jumbotronConfig',
    summary: 'The stage of the video station.',
    response: answer({ config: bag }),
    audience: 'anyone',
    cacheSeconds: 60,
    built: false,
  }),
  endpoint({
    key: 'GET /video/jumbotron/homepage',
    id: 'RE-jumbotronHomepage',
    summary: 'The stage of the start page.',
    response: answer({ homepage: bag }),
    audience: 'anyone',
    cacheSeconds: 60,
    built: false,
  }),
);
