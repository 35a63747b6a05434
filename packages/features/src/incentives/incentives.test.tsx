// @vitest-environment jsdom
import { DAY_MS } from '@vx/kernel';
import { expect, it } from 'vitest';
import { composeLivePage, showView } from '../app/testing/live-page.tsx';
import { incentivesAtom } from './incentives-atom.ts';
import { usePreviewIncentive } from './use-incentives.ts';

const load = 'POST /conversion/getPageLoadIncentives';
const show = 'POST /conversion/showIncentive';
const close = 'POST /conversion/closeIncentive';
const preview = 'GET /conversion/getVideoPreviewEndIncentives/{albumId}';
const byEvent = 'GET /conversion/getIncentivesByEvent';
const home = { routeName: 'home', routeArgs: {} };

const incentive = (id: string, change: object = {}) => ({
  id,
  type: 'freeVideo',
  region: 'player',
  event: 'previewEnd',
  priority: 1,
  countdown: null,
  endsAt: null,
  uniqueGroup: `group-${id}`,
  reason: 'neverPaid',
  gift: null,
  ...change,
});

function setUp() {
  const page = composeLivePage();
  const { api, services } = page;
  const pageBrings = (...found: readonly object[]) =>
    api.on(
      load,
      () => ({ data: { incentives: found, vxpayConfig: {}, trackingData: {} } }) as never,
    );
  const previewBrings = (...found: readonly object[]) =>
    api.on(preview, () => ({ incentives: found }) as never);
  api.on(show, () => ({ data: { success: true } }));
  api.on(close, () => ({ data: { success: true } }));
  pageBrings();
  const incentives = services.store.get(incentivesAtom);
  const over = () => incentives.getSnapshot().interruption?.incentive.id ?? null;
  return { ...page, page, incentives, over, pageBrings, previewBrings };
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 80; turn += 1) await Promise.resolve();
};

it('[RU-incentives-per-region][RU-incentives-sorted-priority] the player shows its own alone, the most important first', async () => {
  const { page, previewBrings } = setUp();
  previewBrings(
    incentive('one', { priority: 1 }),
    incentive('of the album', { priority: 9, region: 'album' }),
    incentive('five', { priority: 5 }),
    incentive('three', { priority: 3 }),
  );
  const { view, does } = await showView(page, () => usePreviewIncentive('9'));
  await does(settle);
  const seen: (string | undefined)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push(view()?.incentive.id);
    await does(() => view()?.close('expired'));
  }
  expect(seen).toEqual(['five', 'three', 'one', undefined]);
});

it('[RU-incentives-replace-per-event] another preview replaces what the first brought, and nothing that the page did', async () => {
  const { page, pageBrings, previewBrings, incentives, over } = setUp();
  pageBrings(incentive('b', { region: 'overlay', event: 'pageLoad' }));
  previewBrings(incentive('a'));
  incentives.pageLoaded(home);
  const { view, does, end } = await showView(page, () => usePreviewIncentive('1'));
  await does(settle);
  expect([view()?.incentive.id, over()]).toEqual(['a', 'b']);
  end();
  previewBrings(incentive('c'));
  const next = await showView(page, () => usePreviewIncentive('2'));
  await next.does(settle);
  expect([next.view()?.incentive.id, over()]).toEqual(['c', 'b']);
  await next.does(() => next.view()?.close('expired'));
  expect(next.view()).toBeNull();
});

it('[RU-incentives-close-order#1][RU-incentives-close-order#2][RU-incentives-close-order#3] closing takes it away, posts the result, and loads the page anew once that is answered', async () => {
  const { api, clock, incentives, over, pageBrings } = setUp();
  pageBrings(incentive('x', { region: 'overlay', event: 'pageLoad' }));
  incentives.pageLoaded(home);
  await settle();
  expect(over()).toBe('x');
  const before = api.calls.length;
  const since = () => api.calls.slice(before).map(({ key, body }) => [key, body]);
  api.latencyMs = 100;
  incentives.getSnapshot().interruption?.close('closed');
  expect([over(), since()]).toEqual([null, []]);
  clock.advance(100);
  const posted = [close, { result: 'closed', incentive: 'x' }];
  expect(since()).toEqual([posted]);
  await settle();
  expect(since()).toEqual([posted]);
  clock.advance(100);
  await settle();
  expect(since()).toEqual([posted, [load, home]]);
});

it('[RU-incentives-exit-intent-not-blocked] who is about to leave is asked, unless the group was refused within 30 days', async () => {
  const { api, clock, incentives, over } = setUp();
  api.on(
    byEvent,
    () => ({ incentives: [incentive('exit', { region: 'exit', event: 'exitIntent' })] }) as never,
  );
  incentives.exitIntended();
  await settle();
  expect(over()).toBe('exit');
  incentives.getSnapshot().interruption?.close('closed');
  await settle();
  clock.advance(29 * DAY_MS);
  incentives.exitIntended();
  await settle();
  expect(over()).toBeNull();
  clock.advance(DAY_MS);
  incentives.exitIntended();
  await settle();
  expect(over()).toBe('exit');
});
