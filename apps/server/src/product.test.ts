import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { errorCodes, isErrorCode } from '@vx/contract/errors';
import { restEndpointList } from '@vx/contract/rest';
import { socketMessageList } from '@vx/contract/socket';
import { graphqlOperations } from '@vx/contract/graphql';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWithList } from './platform/graphql/not-built.ts';
import { buildSchema } from './platform/graphql/schema.ts';
import { restHandlersOf, socketHandlersOf } from './platform/merge.ts';
import {
  composeDry,
  createTestServer,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import { printSdl, sdlFile } from './print-sdl.ts';
import { composeProduct } from './product.ts';

/** Messages that the connection itself answers. */
const platformMessages = ['sessionRequest', 'ping'];

describe('the product', () => {
  it('answers what the contract marks as built', async () => {
    await using product = await composeDry(composeProduct);
    const rest = Object.keys(restHandlersOf(product.modules)).toSorted();
    const outgoing = [
      ...platformMessages,
      ...Object.keys(socketHandlersOf(product.modules)),
    ].toSorted();
    const built = new Set(
      graphqlOperations.filter((operation) => operation.built).map(({ name }) => name),
    );
    const graphql = (['vxql', 'feed'] as const).flatMap((service) => {
      const schema = buildSchema(service, product.modules);
      const fields = {
        ...schema.getQueryType()?.getFields(),
        ...schema.getMutationType()?.getFields(),
      };
      return Object.entries(fields)
        .filter(([, field]) => !field.description?.startsWith('Not built yet'))
        .map(([name]) => name);
    });
    const missing = {
      rest: restEndpointList
        .filter((entry) => entry.built && !entry.outside && !rest.includes(entry.key))
        .map(({ key }) => key),
      socket: socketMessageList
        .filter(
          (message) =>
            message.direction === 'out' && message.built && !outgoing.includes(message.name),
        )
        .map(({ name }) => name),
      graphql: [...built].filter((name) => !graphql.includes(name)),
    };
    expect(missing).toEqual({ rest: [], socket: [], graphql: [] });
  });

  it.each(['vxql', 'feed'] as const)(
    'has every listed operation of %s and no other',
    async (service) => {
      await using product = await composeDry(composeProduct);
      expect(compareWithList(buildSchema(service, product.modules), service)).toEqual({
        missing: [],
        unlisted: [],
      });
    },
  );

  it.each(['vxql', 'feed'] as const)(
    'has a printed schema of %s that is not stale (pnpm --filter @vx/server run sdl)',
    async (service) => {
      const file = sdlFile(service);
      const kept = existsSync(file) ? await readFile(file, 'utf8') : '';
      expect(kept === (await printSdl())[service]).toBe(true);
    },
  );

  it('gives every code that can leave a status', () => {
    for (const { errors = [] } of restEndpointList)
      for (const code of errors) expect(errorCodes[code].status).not.toBeNull();
  });
});

/** What clients should never send. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '../../etc/passwd',
    '%00',
    "'; drop table guests; --",
    '<script>alert(1)</script>',
    '9'.repeat(30),
    '2147483648',
    '9223372036854775808',
    'x'.repeat(199),
    'ünïcödé',
    '🦊',
    '\u202e',
    'a/b',
    '00000000-0000-4000-8000-000000000000',
    'constructor',
    '__proto__',
    'toString',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 2147483648, 2 ** 53, [], {}, [[]], {
    a: {},
  }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A value that a schema might take, or nearly. */
function nearly(schema: Record<string, unknown>): fc.Arbitrary<unknown> {
  const options = (schema['anyOf'] ?? schema['enum']) as unknown[] | undefined;
  if (Array.isArray(schema['enum']))
    return fc.oneof(fc.constantFrom(...(options ?? [])), nastyValue);
  if (Array.isArray(schema['anyOf']))
    return fc.oneof(...(options as Record<string, unknown>[]).map(nearly));
  if ('const' in schema) return fc.oneof(fc.constant(schema['const']), nastyValue);
  switch (schema['type']) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, Record<string, unknown>>;
      return fc.oneof(
        {
          weight: 6,
          arbitrary: fc.record(
            Object.fromEntries(
              Object.entries(properties).map(([name, value]) => [name, nearly(value)]),
            ),
          ),
        },
        { weight: 1, arbitrary: nastyValue },
      );
    }
    case 'array':
      return fc.array(nearly((schema['items'] ?? {}) as Record<string, unknown>), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.constantFrom(0, 1, 2, 20, 100, 4_000_000_000), fc.integer(), nastyValue);
    case 'boolean':
      return fc.oneof(fc.boolean(), nastyValue);
    case 'string':
      return fc.oneof(
        fc.constantFrom('1', 'abcdefgh12', 'en', '/en/', 'a@example.test'),
        nastyText,
        nastyValue,
      );
    default:
      return nastyValue;
  }
}

describe('hostile input', () => {
  let server: TestServer;
  let guest: TestGuest;
  beforeAll(async () => {
    server = await createTestServer({ database: 'pglite' });
    guest = await server.signUp();
  });
  afterAll(() => server.close());

  const calls = restEndpointList
    .filter((entry) => !entry.outside)
    .map((entry) => [entry.key, entry] as const);

  it('answers 501 for every call that is not built, to everyone who may know of it', async () => {
    const params = /\{\w+\}/g;
    for (const [key, { built, audience }] of calls) {
      if (built || audience === 'operator') continue;
      const [method = 'GET', path = ''] = key.split(' ');
      const answer = await server.running.app.inject({
        method: method as 'GET',
        url: `/api/v1${path.replaceAll(params, '1')}`,
        headers: { authorization: `Bearer ${guest.bearer}` },
      });
      const { error } = answer.json<{ error: { code: string } }>();
      expect([key, answer.statusCode, error.code]).toEqual([key, 501, 'NOT_IMPLEMENTED']);
    }
  });

  it.each(calls)(
    '%s never fails, and every refusal is a code of the contract',
    async (key, entry) => {
      const [method = 'GET', path = ''] = key.split(' ');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      const input = fc.record({
        params: fc.array(nastyText, { minLength: names.length, maxLength: names.length }),
        query: entry.query
          ? nearly(entry.query as unknown as Record<string, unknown>)
          : fc.constant({}),
        body: entry.body ? nearly(entry.body as unknown as Record<string, unknown>) : nastyValue,
        key: fc.oneof(fc.constant(undefined), fc.constant('intent-12345678'), nastyText),
        loggedIn: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(input, async ({ params, query, body, key: idempotencyKey, loggedIn }) => {
          let index = 0;
          const filled = path.replaceAll(/\{\w+\}/g, () =>
            encodeURIComponent((params[index++] ?? '').toWellFormed()),
          );
          const search = new URLSearchParams();
          if (query !== null && typeof query === 'object') {
            for (const [name, value] of Object.entries(query))
              search.append(
                name,
                typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''),
              );
          }
          const answer = await server.running.app.inject({
            method: method as 'GET',
            url: `/api/v1${filled}?${search}`,
            headers: {
              ...(loggedIn && key !== 'POST /auth/logout'
                ? { authorization: `Bearer ${guest.bearer}` }
                : {}),
              ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
              ...(idempotencyKey === undefined
                ? {}
                : { 'idempotency-key': encodeURIComponent(idempotencyKey.toWellFormed()) }),
            },
            ...(method === 'GET' ? {} : { payload: JSON.stringify(body) ?? '' }),
          });
          const allowed = answer.statusCode < 500 || answer.statusCode === 501;
          if (!allowed) throw new Error(`${answer.statusCode} ${answer.payload}`);
          // Nothing is pretended: what is not built is refused, whatever was sent.
          if (!entry.built && answer.statusCode < 400) throw new Error(`${key} is not built`);
          if (answer.statusCode >= 400) {
            const { error } = answer.json<{ error: { code: unknown } }>();
            if (!isErrorCode(error.code)) throw new Error(`unknown code ${String(error.code)}`);
            if (errorCodes[error.code].status !== answer.statusCode)
              throw new Error(`${error.code} with ${answer.statusCode}`);
          }
        }),
        { numRuns: entry.built ? 40 : 4, interruptAfterTimeLimit: 8000 },
      );
      // Whoever is logged in stays logged in, whatever was sent.
      guest = (await server.call('GET /auth/session', { as: guest })).body.loggedIn
        ? guest
        : await server.signUp();
    },
  );
});
