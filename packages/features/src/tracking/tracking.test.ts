import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import { build, type RouteName } from '@vx/routes';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { forgetLog } from './forget-log.ts';
import { loadLog } from './load-log.ts';

const log = 'GET /guest/log';
const forget = 'POST /guest/log/forget';

function setUp(query = '') {
  const { rest, api } = createTestRestClient();
  api.on(log, () => ({ items: [], next: null, retentionDays: 90 }));
  const services = {
    rest,
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    path: (name: RouteName, args: object) =>
      (build as (name: RouteName, args: object, options: object) => string)(name, args, {
        language: 'en',
      }),
  } as unknown as Services;
  const input = { services, params: {}, url: new URL(`http://site.test/log/${query}`) };
  return {
    api,
    load: () => loadLog(input),
    act: () => forgetLog({ ...input, form: new FormData() }),
  };
}

it('reads a page of the log, and what the address asks for of it', async () => {
  const { api, load } = setUp('?kind=track&before=41&deleted=3');
  expect(await load()).toMatchObject({ kind: 'track', before: '41', deleted: 3, items: [] });
  expect(api.callsOf(log)[0]?.query).toMatchObject({ limit: 20, kind: 'track', before: '41' });
  expect(api.violations).toEqual([]);
});

it('addresses that name nothing begin at the newest of everything', async () => {
  const { api, load } = setUp('?kind=secrets&before=-1&deleted=<b>');
  expect(await load()).toMatchObject({ kind: null, before: null, deleted: null });
  expect(api.callsOf(log)[0]?.query).not.toHaveProperty('before');
});

it('deletes what was counted, and says how much that was', async () => {
  const { api, act } = setUp();
  api.on(forget, () => ({ deleted: 2 }));
  expect(await act()).toEqual({ kind: 'goto', path: '/en/data-protection/log/?deleted=2' });
  api.on(forget, () => {
    throw new FakeRefusal(429, 'TOO_MANY_REQUESTS');
  });
  expect(await act()).toEqual({ kind: 'refused', refusal: { code: 'TOO_MANY_REQUESTS' } });
});
