import type { EndpointDefinition } from '@vx/contract';
import { restEndpointList } from '@vx/contract/rest';
import Fastify, { type RouteOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { paramsOf, sampleOf } from '../../testing/contract-samples.ts';
import type { RestHandlers } from '../module.ts';
import type { Identity } from './identify.ts';
import { sendRefusal } from './refusal.ts';
import { apiPrefix, mountRest, type RestDeps } from './rest.ts';

/** What holds for all others: requests count together, and nothing is kept. */
const common = { maxParam: 200, maxBody: 256 * 1024 };

/** Requests of one address in a minute. */
const perMinute: Readonly<Record<string, number>> = {
  'POST /auth/login': 60,
  'POST /auth/signup': 30,
  'POST /auth/verifyEmail': 60,
  'POST /auth/changePassword': 60,
  'POST /auth/changeEmail': 30,
  'POST /auth/forgotPassword': 30,
  'POST /auth/resetPassword': 60,
  'POST /guest/newsletter/subscribe': 30,
  'POST /guest/newsletter/confirm': 60,
  'POST /guest/profile/preview/update': 20,
};
/** Characters of `payload`, which holds more than a name. */
const maxPayload: Readonly<Record<string, number>> = {
  'GET /webpush/status/{payload}': 4096,
  'PUT /webpush/update/{payload}': 4096,
  'POST /webpush/unsubscribe/{payload}': 4096,
  'GET /tileGrid/get/{type}/{payload}': 4096,
  'GET /gallery/getsedcards/{actorIdOrName}/{payload}': 4096,
  'GET /blog/posts/{categoryId}/{payload}': 4096,
  'GET /blog/actors/{payload}': 4096,
};
const maxBody: Readonly<Record<string, number>> = {
  'POST /guest/profile/preview/update': Math.ceil((8 * 1024 * 1024) / 3) * 4 + 1024,
  'POST /internal/actorAndAlbumImport': 4_000_000,
};
/** Kept by a browser for a minute. */
const cached: readonly string[] = [
  'GET /blog/actors/{payload}',
  'GET /blog/archives/{category}',
  'GET /blog/pm',
  'GET /blog/posts/{categoryId}/{payload}',
  'GET /video/jumbotron/config',
  'GET /video/jumbotron/homepage',
];
const operatorToken = 'operator-secret';
const identity = (session: Identity['session']): Identity => ({
  session,
  via: 'bearer',
  stale: false,
  caller: { ip: '203.0.113.1', guestId: null } as Identity['caller'],
});

/** The calls on a server of their own, each with a handler that answers nothing. */
async function mount(audience: RestDeps['audience']) {
  const app = Fastify({ bodyLimit: common.maxBody, routerOptions: { maxParamLength: 5000 } });
  const logger = { error: () => undefined } as never;
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply, logger));
  const routes = new Map<string, RouteOptions>();
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.set(`${method} ${route.url}`, route);
  });
  mountRest(app, {
    audience,
    handlers: Object.fromEntries(
      restEndpointList.map(({ key, binary }) => [
        key,
        () => Promise.resolve(binary ? { contentType: 'text/plain', content: '' } : null),
      ]),
    ) as RestHandlers,
    identify: (request) =>
      Promise.resolve(identity(request.headers['x-guest'] ? ({} as Identity['session']) : null)),
    origin: 'https://vx.test',
    secureCookies: true,
    production: true,
    operatorToken,
    securityLog: { note: () => undefined } as never,
  });
  await app.ready();
  return { app, routes };
}

/** What a body holds where not any text would do. */
const bodyParts: Readonly<Record<string, unknown>> = {
  returnPath: '/en/',
  path: '/en/',
  endpoint: 'https://push.test/',
  signature: 'a'.repeat(64),
  actors: [],
  albums: [],
  data: {},
  eventData: {},
  payload: {},
  routeArgs: {},
  settings: {},
};
const values = {
  wants: (name: string) => name in bodyParts,
  of: (name: string) => bodyParts[name] ?? 'aaaaaaaaaa',
};
const asGuest = { 'x-guest': '1' };
const asOperator = { 'x-operator-token': operatorToken };

const methodOf = (key: string): string => key.split(' ')[0] ?? '';
const pathOf = (key: string): string => `${apiPrefix}${key.split(' ')[1]}`;
const isOperators = (audience: string): boolean => ['operator', 'test'].includes(audience);

describe('what a call needs', async () => {
  const servers = { guests: await mount('guests'), operators: await mount('operators') };
  const serverOf = (audience: string) =>
    isOperators(audience) ? servers.operators : servers.guests;
  afterAll(async () => {
    await servers.guests.app.close();
    await servers.operators.app.close();
  });

  /** Asks with the smallest input; `long` is a parameter, and how many characters it has. */
  const ask = (
    { key, query, body, audience }: EndpointDefinition,
    headers: Readonly<Record<string, string>>,
    long: readonly [name: string, length: number] = ['', 0],
  ) =>
    serverOf(audience).app.inject({
      method: methodOf(key) as 'GET',
      url: pathOf(key).replaceAll(/\{(\w+)\}/g, (_, name) =>
        'a'.repeat(name === long[0] ? long[1] : 1),
      ),
      query: (query ? sampleOf(query, '', values) : {}) as Record<string, string>,
      headers: { ...headers, 'idempotency-key': 'a-key-of-a-test' },
      ...(body ? { payload: sampleOf(body, '', values) as object } : {}),
    });

  describe.each(
    restEndpointList.filter(({ outside }) => !outside).map((one) => [one.key, one] as const),
  )('%s', (key, one) => {
    it('is limited as before', () => {
      const route = serverOf(one.audience).routes.get(
        `${methodOf(key)} ${pathOf(key).replaceAll(/\{(\w+)\}/g, ':$1')}`,
      );
      const { rateLimit } = (route?.config ?? {}) as { rateLimit?: object };
      const max = perMinute[key];
      expect(rateLimit).toEqual(max === undefined ? undefined : { max, timeWindow: 60_000 });
      expect(route?.bodyLimit ?? common.maxBody).toBe(maxBody[key] ?? common.maxBody);
    });

    it('answers those it is for, and says how long that may be kept', async () => {
      const { statusCode, headers } = await ask(one, { ...asGuest, ...asOperator });
      expect([statusCode, headers['cache-control']]).toEqual([
        200,
        cached.includes(key) ? 'private, max-age=60' : 'private, no-store',
      ]);
      const refused = {
        guest: 401,
        performer: 401,
        operator: 404,
        test: 404,
        anyone: 200,
        provider: 200,
      };
      expect((await ask(one, {})).statusCode).toBe(refused[one.audience]);
      if (isOperators(one.audience))
        expect((await ask(one, { ...asGuest, 'x-operator-token': 'x' })).statusCode).toBe(404);
    });

    it.each(paramsOf(key))('takes so much as {%s}', async (name) => {
      const max = name === 'payload' ? maxPayload[key] : common.maxParam;
      const headers = { ...asGuest, ...asOperator };
      expect((await ask(one, headers, [name, max ?? 0])).statusCode).toBe(200);
      const refused = await ask(one, headers, [name, (max ?? 0) + 1]);
      expect(refused.json()).toMatchObject({
        error: { detail: { fields: [{ path: `params/${name}`, rule: 'length' }] } },
      });
    });
  });
});
