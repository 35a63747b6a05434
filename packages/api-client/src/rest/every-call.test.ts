import { restEndpointList, type RestKey } from '@vx/contract/rest';
import { describe, expect, it } from 'vitest';
import { createTestRestClient, sampleOf } from '../testing/index.ts';
import { HttpError } from './errors.ts';

const built = restEndpointList.filter(({ built, binary, outside }) => built && !binary && !outside);
const unbuilt = restEndpointList.filter(
  ({ built, audience }) => !built && (audience === 'anyone' || audience === 'guest'),
);

/** Parameters, query and body as small as the contract lets them be. */
function inputOf(key: string) {
  const definition = restEndpointList.find((item) => item.key === key);
  const names = [...key.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return {
    params: Object.fromEntries(names.map((name) => [name, 'x1'])),
    ...(definition?.query && { query: sampleOf(definition.query) }),
    ...(definition?.body && { body: sampleOf(definition.body) }),
  };
}

describe('every call that is built', () => {
  it.each(built.map(({ key, response }) => [key, response] as const))(
    '%s is made as the contract says, and its answer comes back',
    async (key, response) => {
      const { rest, api } = createTestRestClient();
      const answer = response ? sampleOf(response) : null;
      api.on(key as RestKey, () => answer as never);
      const call = rest.call as (key: string, options: object) => Promise<unknown>;
      expect(await call(key, inputOf(key))).toEqual(answer);
      expect(api.violations).toEqual([]);
      const method = key.slice(0, key.indexOf(' '));
      expect(api.calls.map(({ key, request }) => [key, request.method])).toEqual([[key, method]]);
      expect(Object.keys(api.calls[0]?.request.headers ?? {}).includes('Idempotency-Key')).toBe(
        restEndpointList.find((item) => item.key === key)?.idempotent ?? false,
      );
    },
  );

  it.each(
    restEndpointList
      .filter(({ built, binary, outside }) => built && binary && !outside)
      .map(({ key }) => key),
  )('%s comes back as a blob', async (key) => {
    const { rest, api } = createTestRestClient();
    api.on(key as RestKey, () => 'document');
    const call = rest.call as (key: string, options: object) => Promise<Blob>;
    expect(await (await call(key, inputOf(key))).text()).toBe('"document"');
  });
});

describe('every call that is listed', () => {
  it.each(unbuilt.map(({ key }) => key))(
    '%s is sent as the contract says, and 501 comes back as an error',
    async (key) => {
      const { rest, api } = createTestRestClient();
      const call = rest.call as (key: string, options: object) => Promise<unknown>;
      const error = await call(key, inputOf(key)).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(HttpError);
      expect(error).toMatchObject({ status: 501, code: 'NOT_IMPLEMENTED' });
      expect(api.violations).toEqual([]);
    },
  );
});
