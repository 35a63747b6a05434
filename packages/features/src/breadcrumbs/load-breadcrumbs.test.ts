import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import { build } from '@vx/routes';
import { expect, test } from 'vitest';
import type { Services } from '../app/services.ts';
import { loadBreadcrumbs } from './load-breadcrumbs.ts';

const KEY = 'POST /breadcrumb/{breadcrumbType}';

function setUp() {
  const { api, rest, logger } = createTestRestClient();
  const services: Pick<Services, 'rest' | 'path' | 'logger'> = {
    rest,
    logger,
    path: (name, args) => build(name, args, { language: 'en' }),
  };
  api.on(KEY, () => ({
    data: {
      breadcrumb: [
        { label: 'Home', href: '/en/', current: false },
        { label: 'Cams', href: '/en/cams/', current: false },
        { label: 'Anna', href: '/en/amateur/anna/', current: true },
      ],
    },
  }));
  return { api, services };
}

test('[RE-breadcrumb] asks for the trail of a page by its type and arguments', async () => {
  const { api, services } = setUp();
  const trail = await loadBreadcrumbs(services, 'actorProfile', { actorName: 'anna' });
  expect(trail.map(({ name }) => name)).toEqual(['Home', 'Cams', 'Anna']);
  expect(api.callsOf(KEY)[0]).toMatchObject({
    params: { breadcrumbType: 'actorProfileOverview' },
    body: { payload: { actorName: 'anna' } },
  });
  expect(api.violations).toEqual([]);
});

test('[RU-breadcrumbs-cache] asks once for the same type and key', async () => {
  const { api, services } = setUp();
  await loadBreadcrumbs(services, 'actorProfile', { actorName: 'anna' });
  await loadBreadcrumbs(services, 'actorProfile', { actorName: 'anna' });
  expect(api.callsOf(KEY)).toHaveLength(1);
  await loadBreadcrumbs(services, 'actorProfile', { actorName: 'bea' });
  expect(api.callsOf(KEY)).toHaveLength(2);
});

test('a page with a name of its own stands last', async () => {
  const { services } = setUp();
  const args = { actorName: 'anna' };
  const own = { name: 'Pictures', under: 'actorProfile' } as const;
  expect((await loadBreadcrumbs(services, 'actorPictures', args, own)).at(-1)).toEqual({
    name: 'Pictures',
    path: '/en/amateur/anna/pictures/',
  });
});

test('a trail that fails leaves the page without one', async () => {
  const { api, services } = setUp();
  api.on(KEY, () => {
    throw new FakeRefusal(404, 'NOT_FOUND');
  });
  expect(await loadBreadcrumbs(services, 'actorProfile', { actorName: 'anna' })).toEqual([]);
});
