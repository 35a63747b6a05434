import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeClock, FakeLogger, FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { BLOCKED_COOKIE, blockedGroups, blockGroup } from './blocked-groups.ts';
import { createExitIntent, EXIT_ARMED_MS } from './exit-intent.ts';
import { createIncentives } from './incentives.ts';
import type { Incentive } from './transition.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const DAY = 86_400_000;
const load = 'POST /conversion/getPageLoadIncentives';
const show = 'POST /conversion/showIncentive';
const close = 'POST /conversion/closeIncentive';
const hide = 'POST /conversion/setRefillWindowHidden';
const info = 'POST /conversion/setGuestInfo';
const redeem = 'POST /conversion/redeemIncentive';
const preview = 'GET /conversion/getVideoPreviewEndIncentives/{albumId}';
const byEvent = 'GET /conversion/getIncentivesByEvent';
const home = { routeName: 'home', routeArgs: {} };

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 80; turn += 1) await Promise.resolve();
};
const incentive = (id: string, change: Partial<Incentive> = {}): Incentive => ({
  id,
  type: 'refill',
  region: 'overlay',
  event: 'pageLoad',
  priority: 1,
  countdown: null,
  endsAt: null,
  uniqueGroup: `group-${id}`,
  reason: 'lowBalance',
  gift: null,
  ...change,
});

function setUp(onPage: readonly Incentive[] = [incentive('a')]) {
  const { rest, api } = createTestRestClient();
  const clock = new FakeClock(Date.UTC(2026, 10, 23));
  const events = createEmitter<Incoming>();
  const cookies = new FakeStorage();
  const storage = new FakeStorage();
  const logger = new FakeLogger();
  const busy = { now: false };
  const allowed = { now: false };
  api.on(
    load,
    () => ({ data: { incentives: onPage, vxpayConfig: {}, trackingData: {} } }) as never,
  );
  api.on(show, () => ({ data: { success: true } }) as never);
  api.on(close, () => ({ data: { success: true } }) as never);
  api.on(info, () => ({ success: true }));
  api.on(hide, () => ({ data: { success: true } }) as never);
  const incentives = createIncentives({
    calls: rest,
    events,
    clock,
    logger,
    cookies,
    storage,
    isBusy: () => busy.now,
    mayCount: () => allowed.now,
    setsGuestInfo: (routeName) => routeName !== 'dataProtection',
  });
  const shown = () => incentives.getSnapshot().interruption?.incentive.id ?? null;
  return { api, clock, events, cookies, storage, logger, busy, allowed, incentives, shown };
}

it('[RU-incentives-page-load][RE-getPageLoadIncentives] tells the page and its arguments, and shows what comes', async () => {
  const { api, incentives, shown } = setUp();
  incentives.pageLoaded({ routeName: 'contestDetails', routeArgs: { id: 7 } });
  await settle();
  expect(api.callsOf(load).map(({ body }) => body)).toEqual([
    { routeName: 'contestDetails', routeArgs: { id: 7 } },
  ]);
  expect(api.callsOf(show).map(({ body }) => body)).toEqual([{ incentive: 'a' }]);
  expect(shown()).toBe('a');
});

it('[RU-incentives-close-order#1][RU-incentives-close-order#2] closing removes it, posts the result, and then loads the page anew', async () => {
  const { api, incentives, shown, cookies, clock } = setUp();
  incentives.pageLoaded(home);
  await settle();
  const order: string[] = [];
  api.on(close, () => {
    order.push(`post, shown: ${shown()}`);
    return { data: { success: true } } as never;
  });
  api.on(load, () => {
    order.push('load');
    return { data: { incentives: [], vxpayConfig: {}, trackingData: {} } } as never;
  });
  incentives.getSnapshot().interruption?.close('closed');
  expect(shown()).toBeNull();
  await settle();
  expect(order).toEqual(['post, shown: null', 'load']);
  expect(api.callsOf(close).map(({ body }) => body)).toEqual([
    { result: 'closed', incentive: 'a' },
  ]);
  expect(blockedGroups({ storage: cookies, clock })).toEqual(new Set(['group-a']));
});

it('[RU-incentives-blocked-30-days][CO-blockedIncentiveLifetime] a group is blocked on day 29 and no more on day 30', () => {
  const ports = { storage: new FakeStorage(), clock: new FakeClock(Date.UTC(2026, 10, 23)) };
  blockGroup(ports, 'free-video');
  ports.clock.advance(10 * DAY);
  blockGroup(ports, 'sign-up');
  ports.clock.advance(19 * DAY);
  expect([...blockedGroups(ports)]).toEqual(['free-video', 'sign-up']);
  ports.clock.advance(DAY);
  expect([...blockedGroups(ports)]).toEqual(['sign-up']);
  ports.storage.set(BLOCKED_COOKIE, '~x~a.~.5~<b>.zz');
  expect([...blockedGroups(ports)]).toEqual([]);
});

it('interrupts once in ten minutes of a simulated hour, though every page would', async () => {
  const { api, clock, incentives, shown } = setUp();
  const taken: number[] = [];
  let page = 0;
  for (let minute = 0; minute < 60; minute += 1) {
    page += 1;
    const id = `offer-${page}`;
    api.on(
      load,
      () =>
        ({
          data: { incentives: [incentive(id)], vxpayConfig: {}, trackingData: {} },
        }) as never,
    );
    incentives.pageLoaded({ routeName: 'home', routeArgs: { page } });
    await settle();
    if (shown() === id) {
      taken.push(minute);
      incentives.getSnapshot().interruption?.close('closed');
      await settle();
    }
    clock.advance(60_000);
  }
  expect(taken).toEqual([0, 10, 20, 30, 40, 50]);
  // The server was not even asked in between.
  expect(api.callsOf(show)).toHaveLength(6);
});

it('shows nothing when the server says no, a dialog is open, or the page is quiet', async () => {
  const refused = setUp();
  refused.api.on(show, () => ({ data: { success: false } }) as never);
  refused.incentives.pageLoaded(home);
  await settle();
  expect(refused.shown()).toBeNull();
  // What was not taken from the budget is not noted in the browser either.
  expect(refused.storage.get('interrupted')).toBeNull();

  const busy = setUp();
  busy.busy.now = true;
  busy.incentives.pageLoaded(home);
  await settle();
  expect([busy.shown(), busy.api.callsOf(show)]).toEqual([null, []]);

  const quiet = setUp();
  quiet.incentives.setQuiet(true);
  quiet.incentives.pageLoaded(home);
  await settle();
  expect([quiet.shown(), quiet.api.callsOf(show)]).toEqual([null, []]);
  quiet.incentives.setQuiet(false);
  await settle();
  expect(quiet.shown()).toBe('a');
});

it('an answer for a page that the guest has left shows nothing', async () => {
  const { api, incentives, shown } = setUp();
  let asked = 0;
  api.on(load, () => {
    asked += 1;
    const found = asked === 1 ? [incentive('late')] : [];
    return { data: { incentives: found, vxpayConfig: {}, trackingData: {} } } as never;
  });
  incentives.pageLoaded(home);
  // Before the first answer is there.
  incentives.pageLoaded({ routeName: 'help', routeArgs: {} });
  await settle();
  expect(asked).toBe(2);
  expect(shown()).toBeNull();
});

it('[RE-setRefillWindowHidden][RU-incentives-refill-window-hide] only the refill window can be hidden for a time', async () => {
  const { api, incentives, shown, cookies, clock } = setUp([incentive('r', { region: 'refill' })]);
  incentives.pageLoaded(home);
  await settle();
  incentives.getSnapshot().interruption?.hide?.(86_400);
  expect(shown()).toBeNull();
  await settle();
  expect(api.callsOf(hide).map(({ body }) => body)).toEqual([
    { incentiveType: 'refill', interval: 86_400 },
  ]);
  // Others may have waited behind it.
  expect(api.callsOf(load)).toHaveLength(2);
  expect(blockedGroups({ storage: cookies, clock }).size).toBe(0);
  const other = setUp();
  other.incentives.pageLoaded(home);
  await settle();
  expect(other.incentives.getSnapshot().interruption?.hide).toBeNull();
});

it('[RE-getVideoPreviewEndIncentives][RU-incentives-preview-end] the end of a preview brings what stands below the player, and it is taken once', async () => {
  const { api, incentives, events } = setUp();
  const gift = { type: 1, amount: 1, validDays: 7 } as const;
  const offer = incentive('p', { region: 'player', event: 'previewEnd', gift, uniqueGroup: 'g' });
  api.on(preview, () => ({ incentives: [offer] }) as never);
  incentives.previewEnded('9');
  await settle();
  expect(api.callsOf(preview)).toHaveLength(1);
  const player = () => incentives.getSnapshot().in('player');
  expect(player()?.taking).toEqual({ kind: 'offered' });
  api.on(redeem, () => {
    throw new FakeRefusal(410, 'INCENTIVE_OVER');
  });
  player()?.take?.();
  expect(player()?.take).toBeNull();
  await settle();
  expect(player()?.taking).toEqual({ kind: 'refused', code: 'INCENTIVE_OVER' });
  const validTo = '2026-11-30T00:00:00.000Z';
  api.on(redeem, () => ({ data: { success: true, validTo } }) as never);
  player()?.take?.();
  await settle();
  expect(player()?.taking).toEqual({ kind: 'taken', validTo });
  expect(player()?.take).toBeNull();
  events.emit('incentiveClosed', { incentiveId: 'x', uniqueGroup: 'other' });
  expect(player()).not.toBeNull();
});

it('what was closed on another device goes away here', async () => {
  const { incentives, events, shown } = setUp();
  incentives.pageLoaded(home);
  await settle();
  expect(shown()).toBe('a');
  events.emit('incentiveClosed', { incentiveId: 'a', uniqueGroup: 'group-a' });
  expect(shown()).toBeNull();
});

it('a load that fails is not missed, and noted for who looks for it', async () => {
  const { api, logger, incentives, shown } = setUp();
  for (const key of [load, byEvent, preview] as const)
    api.on(key, () => {
      throw new FakeRefusal(404, 'NOT_FOUND');
    });
  incentives.pageLoaded(home);
  incentives.exitIntended();
  incentives.previewEnded('1');
  await settle();
  expect(shown()).toBeNull();
  expect(logger.entries.filter(({ event }) => event === 'incentives.lost')).toEqual(
    ['pageLoad', 'exitIntent', 'previewEnd'].map((what) => ({
      level: 'debug',
      event: 'incentives.lost',
      detail: { what, code: 'NOT_FOUND' },
    })),
  );
});

it('shows nothing when the server cannot say whether it may', async () => {
  const { api, incentives, shown } = setUp();
  api.on(show, () => {
    throw new FakeRefusal(500, 'INTERNAL');
  });
  incentives.pageLoaded(home);
  await settle();
  expect(shown()).toBeNull();
});

it('[RU-incentives-close-order#3] loads the page anew only when the result was posted', async () => {
  const { api, logger, incentives } = setUp();
  api.on(close, () => {
    throw new FakeRefusal(500, 'INTERNAL');
  });
  incentives.pageLoaded(home);
  await settle();
  incentives.getSnapshot().interruption?.close('closed');
  await settle();
  expect(api.callsOf(close)).toHaveLength(1);
  expect(api.callsOf(load)).toHaveLength(1);
  expect(logger.entries).toContainEqual(
    expect.objectContaining({ detail: { what: 'close', code: 'INTERNAL' } }),
  );
});

it('[RU-incentives-preview-end] asks the server at each intent and each end of a preview', async () => {
  const { api, incentives } = setUp([]);
  api.on(byEvent, () => ({ incentives: [] }));
  api.on(preview, () => ({ incentives: [] }));
  // The second before the first was answered.
  for (let time = 0; time < 2; time += 1) {
    incentives.exitIntended();
    incentives.previewEnded('9');
  }
  await settle();
  expect([byEvent, preview].map((key) => api.callsOf(key as typeof load).length)).toEqual([2, 2]);
});

it('closing what came with no page loads no page', async () => {
  const { api, incentives } = setUp();
  const offer = incentive('p', { region: 'player', event: 'previewEnd' });
  api.on(preview, () => ({ incentives: [offer] }));
  incentives.previewEnded('9');
  await settle();
  const player = incentives.getSnapshot().in('player');
  // There is nothing to take, and no page that would tell who wants less of it.
  expect([player?.take, player?.snooze]).toEqual([null, null]);
  player?.close('closed');
  await settle();
  expect(api.callsOf(close)).toHaveLength(1);
  expect(api.callsOf(load)).toEqual([]);
});

it('asks for less only on a page, and no more once it is taken', async () => {
  const gift = { type: 1, amount: 1, validDays: 7 } as const;
  const { api, incentives, shown } = setUp();
  const exit = incentive('exit', { region: 'exit', event: 'exitIntent' });
  const now = () => incentives.getSnapshot().interruption;
  api.on(byEvent, () => ({ incentives: [exit] }));
  incentives.exitIntended();
  await settle();
  expect([shown(), now()?.snooze]).toEqual(['exit', null]);
  const other = setUp([incentive('a', { gift })]);
  other.api.on(
    redeem,
    () => ({ data: { success: true, validTo: '2026-11-30T00:00:00.000Z' } }) as never,
  );
  other.incentives.pageLoaded(home);
  await settle();
  const open = () => other.incentives.getSnapshot().interruption;
  expect(open()?.snooze).not.toBeNull();
  open()?.take?.();
  await settle();
  expect(open()).toMatchObject({ taking: { kind: 'taken' }, take: null, snooze: null });
});

it('hears nothing after its end', async () => {
  const { events, incentives, shown } = setUp();
  incentives.pageLoaded(home);
  await settle();
  incentives[Symbol.dispose]();
  events.emit('incentiveClosed', { incentiveId: 'a', uniqueGroup: 'group-a' });
  incentives.setQuiet(true);
  expect(shown()).toBe('a');
});

it('[RU-incentives-exit-intent-not-blocked][SC-exitIntent] exit intent asks by its event', async () => {
  const { api, incentives, shown, cookies, clock } = setUp([]);
  const exit = incentive('exit', { region: 'exit', event: 'exitIntent', uniqueGroup: 'g' });
  api.on(byEvent, () => ({ incentives: [exit] }) as never);
  blockGroup({ storage: cookies, clock }, 'g');
  incentives.exitIntended();
  await settle();
  expect(shown()).toBeNull();
  clock.advance(30 * DAY);
  incentives.exitIntended();
  await settle();
  expect(shown()).toBe('exit');
});

function watch(hasPointer: boolean) {
  const clock = new FakeClock();
  const seen: number[] = [];
  const exit = createExitIntent({
    scheduler: clock,
    hasPointer,
    onIntent: () => seen.push(clock.now()),
  });
  return { clock, seen, exit };
}

it('a pointer that goes up to the tabs is an intent, once a page, and not of one who has just come', () => {
  const { clock, seen, exit } = watch(true);
  exit.pointerLeft(-1);
  clock.advance(EXIT_ARMED_MS);
  exit.pointerLeft(300);
  exit.visible(false);
  exit.visible(true);
  expect(seen).toEqual([]);
  exit.pointerLeft(0);
  expect(seen).toEqual([EXIT_ARMED_MS]);
  exit.pointerLeft(-5);
  expect(seen).toHaveLength(1);
});

it('without a pointer the return to the tab is one', () => {
  const { clock, seen, exit } = watch(false);
  exit.visible(false);
  exit.visible(true);
  clock.advance(EXIT_ARMED_MS);
  exit.pointerLeft(-1);
  exit.visible(true);
  expect(seen).toEqual([]);
  exit.visible(false);
  exit.visible(true);
  exit.visible(false);
  exit.visible(true);
  expect(seen).toHaveLength(1);
});

it('without a pointer who has not left, or left before settling in, does not mean to leave', () => {
  const stays = watch(false);
  stays.clock.advance(EXIT_ARMED_MS);
  stays.exit.visible(true);
  expect(stays.seen).toEqual([]);
  const early = watch(false);
  early.exit.visible(false);
  early.clock.advance(EXIT_ARMED_MS);
  early.exit.visible(true);
  expect(early.seen).toEqual([]);
});

it('a page that is left watches no more', () => {
  const { clock, exit } = watch(true);
  exit[Symbol.dispose]();
  expect(clock.pending).toBe(0);
});

it('[RU-tracking-exit-intent-test][RU-consent-gates-cookies] says that tests may be evaluated only while analytics is allowed', async () => {
  const { api, allowed, incentives } = setUp([]);
  api.on(byEvent, () => ({ incentives: [] }) as never);
  api.on(preview, () => ({ incentives: [] }) as never);
  const ask = async () => {
    incentives.pageLoaded(home);
    incentives.exitIntended();
    incentives.previewEnded('9');
    await settle();
  };
  const seen = () =>
    [load, byEvent, preview].map((key) => api.callsOf(key as typeof load).at(-1)?.query);
  await ask();
  for (const query of seen()) expect(query).not.toHaveProperty('analytics');
  allowed.now = true;
  await ask();
  for (const query of seen()) expect(query).toMatchObject({ analytics: true });
  allowed.now = false;
  await ask();
  for (const query of seen()) expect(query).not.toHaveProperty('analytics');
});

it('[RE-setGuestInfo] asks for less, closes what stands there, and is left alone for a day', async () => {
  const { api, clock, incentives, shown } = setUp([incentive('a')]);
  incentives.pageLoaded(home);
  await settle();
  expect(shown()).toBe('a');
  incentives.getSnapshot().interruption?.snooze?.();
  await settle();
  expect(api.callsOf(info).map(({ body }) => body)).toEqual([
    { type: 'offers', value: 'lessOften' },
  ]);
  expect(api.callsOf(close)).toHaveLength(1);
  expect(shown()).toBeNull();
  // Another one would interrupt from now on.
  const data = { incentives: [incentive('b')], vxpayConfig: {}, trackingData: {} };
  api.on(load, () => ({ data }) as never);
  const shownNext = async () => {
    incentives.pageLoaded(home);
    await settle();
    return shown();
  };
  clock.advance(DAY - 1000);
  expect(await shownNext()).toBeNull();
  clock.advance(1000);
  expect(await shownNext()).toBe('b');
});

it('[RU-routing-special-page-no-guest-info] on the special page nothing is told of the guest', async () => {
  const { api, incentives } = setUp([incentive('a')]);
  incentives.pageLoaded({ routeName: 'dataProtection', routeArgs: {} });
  await settle();
  expect(incentives.getSnapshot().interruption?.snooze).toBeNull();
  expect(api.callsOf(info)).toEqual([]);
  // What stands in the page interrupts nobody, and so there is nothing to ask for.
  const { incentives: inPage } = setUp([incentive('b', { region: 'player' })]);
  inPage.pageLoaded(home);
  await settle();
  expect(inPage.getSnapshot().in('player')?.snooze).toBeNull();
});
