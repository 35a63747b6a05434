import { randomUUID } from 'node:crypto';
import { notificationAreas, notificationTypes } from '@vx/contract/enums';
import { notificationInitialRequest } from '@vx/contract/constants';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
  type TestSocket,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { NotificationsModule } from './notifications-module.ts';

describe.each(oneDatabase)('notifications on %s', (database) => {
  let server: TestServer;
  let actors: ActorsApi;
  let notifications: NotificationsModule;
  let guest: TestGuest;
  let socket: TestSocket;
  let sent = 0;
  const clock = new FakeClock(Date.now());

  const enter = async (): Promise<void> => {
    guest = await server.signUp();
    socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
  };
  const send = async (name: string, payload: object): Promise<string | null> => {
    sent += 1;
    const clientId = `notifications-${sent}`;
    socket.send(name, payload, clientId);
    const answered = (type: string) =>
      socket.next(type, (frame) => frame.payload.clientId === clientId).catch(() => null);
    const frame = await Promise.race([answered('messageAccepted'), answered('messageRefused')]);
    return frame?.type === 'messageRefused' ? frame.payload.code : null;
  };
  const add = (subject: string, more: object = {}) =>
    server.platform.database.transaction((tx) =>
      notifications.api.add(tx, {
        guestId: guest.guestId,
        type: notificationTypes.paymentReceived,
        args: { coins: 100 },
        subject,
        ...more,
      }),
    );
  const list = async (query: Record<string, string | number> = {}, as = guest) =>
    (await server.call('GET /guest/notifications', { as, query })).body;
  const lists = (area: string): readonly TestSocket['frames'][number][] =>
    socket.frames.filter(({ type }) => type === `${area}NotificationList`);

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    ({ api: actors } = modules.find(({ name }) => name === 'actors') as unknown as {
      api: ActorsApi;
    });
    notifications = modules.find(({ name }) => name === 'notifications') as NotificationsModule;
    await enter();
  });
  afterAll(() => server.close());

  it('[RU-notif-server-add][SI-navbarNotificationList][ET-notification][ET-notificationListMessage] tells every tab what was added, after the commit', async () => {
    await enter();
    await add('one');
    const { payload } = await socket.next('navbarNotificationList');
    expect(payload).toMatchObject({
      notifications: [{ unread: true, unseen: true, type: 1, args: { coins: 100 } }],
      removedIds: [],
      markedAsReadIds: [],
      unseenCount: 1,
    });
    expect((await list()).items).toEqual(payload.notifications);
    expect(lists('floating')).toEqual([]);
  });

  it('tells nothing of what is rolled back', async () => {
    await enter();
    await expect(
      server.platform.database.transaction(async (tx) => {
        await notifications.api.add(tx, {
          guestId: guest.guestId,
          type: 1,
          args: {},
          subject: 'never',
        });
        throw new Error('the payment failed');
      }),
    ).rejects.toThrow('the payment failed');
    expect((await list()).items).toEqual([]);
    expect(lists('navbar')).toEqual([]);
  });

  it('[RU-notif-server-remove] a newer one about the same takes the place of the last', async () => {
    await enter();
    await add('live:1');
    const first = (await socket.next('navbarNotificationList')).payload.notifications[0].id;
    await add('live:1');
    const { payload } = await socket.next('navbarNotificationList', (frame) =>
      frame.payload.removedIds.includes(first),
    );
    expect((await list()).items).toEqual(payload.notifications);
    const actor = { id: 1, name: 'Performer 1', slug: 'performer-1', picture: '/p' };
    const notify = () =>
      server.platform.database.transaction((tx) =>
        notifications.notify.favouriteLive(tx, guest.guestId, actor),
      );
    expect([...(await notify())]).toEqual(['app']);
    expect([...(await notify())]).toEqual([]);
    expect((await list()).items).toHaveLength(1);
  });

  it('[SO-removeStatusBar][RU-notif-status-bar-remove] tells every tab which bar was closed, and those that come later', async () => {
    await enter();
    const other = await server.socket({ as: guest });
    await other.next('sessionAcknowledge');
    expect(await send('removeStatusBar', { type: 'no AVS' })).toBeNull();
    expect((await other.next('statusBarRemoved')).payload).toEqual({ type: 'no AVS' });
    expect(await send('removeStatusBar', {})).toBeNull();
    await other.next('statusBarRemoved', ({ payload }) => payload.type === null);
    const { rows } = await sql<{ payload: unknown }>`
      select payload from guest_events where guest_id = ${guest.guestId} and name = 'statusBarRemoved'
      order by seq`.execute(server.platform.database.read);
    expect(rows.map(({ payload }) => payload)).toEqual([{ type: 'no AVS' }, { type: null }]);
  });

  it('[SO-removeStatusBar] takes no bar that does not exist, and nothing from visitors', async () => {
    await enter();
    expect(await send('removeStatusBar', { type: 'balance' })).toBe('INVALID_INPUT');
    const visitor = await server.socket({});
    visitor.send('removeStatusBar', { type: 'no AVS' }, 'visitor-closes-1');
    const { payload } = await visitor.next('messageRefused');
    expect(payload.code).toBe('NEED_LOGIN');
  });

  it('[RU-notif-lazy-request][SO-requestNavbarNotifications][CO-notificationInitialRequest] answers with the newest that were asked for', async () => {
    await enter();
    for (let count = 1; count <= 7; count += 1) await add(`n${count}`);
    await socket.next(
      'navbarNotificationList',
      ({ payload: { unseenCount } }) => unseenCount === 7,
    );
    await send('requestNavbarNotifications', { limit: notificationInitialRequest });
    const { payload } = await socket.next(
      'navbarNotificationList',
      ({ payload: { notifications: all } }) => all.length > 1,
    );
    const { items } = await list({ limit: 5 });
    expect(payload).toMatchObject({ notifications: items, unseenCount: 7 });
    expect(items).toHaveLength(5);
    expect(await send('requestNavbarNotifications', { limit: 51 })).toBe('INVALID_INPUT');
  });

  it('[RU-notif-seen#1][RU-notif-seen#2][SO-markNavbarNotificationSeen] goes from unseen to seen, one or all', async () => {
    await enter();
    await add('a');
    await add('b');
    const [{ id }] = (await list()).items;
    expect(await send('markNavbarNotificationSeen', { notificationId: id })).toBeNull();
    expect(await list()).toMatchObject({
      items: [
        { id, unseen: false, unread: true },
        { unseen: true, unread: true },
      ],
      unseenCount: 1,
    });
    await server.call('POST /guest/notifications/mark', { as: guest, body: { as: 'seen' } });
    const { items, unseenCount } = await list();
    expect(items.map(({ unseen, unread }: never) => [unseen, unread])).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(unseenCount).toBe(0);
  });

  it('[RU-notif-read#1][RU-notif-read#2][SO-markNavbarNotificationRead][RU-notif-server-mark-read] goes from unread to read, one or all, and every tab hears of it', async () => {
    await enter();
    await add('a');
    await add('b');
    const [{ id }] = (await list()).items;
    const other = await server.socket({ as: guest });
    await other.next('sessionAcknowledge');
    expect(await send('markNavbarNotificationRead', { notificationId: id })).toBeNull();
    const { payload } = await other.next('navbarNotificationList');
    expect(payload).toMatchObject({ markedAsReadIds: [id], unseenCount: 1 });
    expect(await list()).toMatchObject({
      items: [{ unread: false }, { unread: true }],
      hasUnread: true,
    });
    await server.call('POST /guest/notifications/mark', { as: guest, body: { as: 'read' } });
    expect(await list()).toMatchObject({
      items: [
        { unread: false, unseen: false },
        { unread: false, unseen: false },
      ],
      unseenCount: 0,
      hasUnread: false,
    });
  });

  it('[SI-floatingNotificationList][SO-requestFloatingNotifications][SO-markFloatingNotificationRead][SO-markFloatingNotificationSeen][EN-notificationAreas] floats what is news until it is put away or read', async () => {
    expect(notificationAreas).toEqual(['navbar', 'floating']);
    await enter();
    await add('old', { floating: true });
    clock.advance(11 * 60_000);
    await add('seen', { floating: true });
    await add('read', { floating: true });
    await add('stays', { floating: true });
    await add('quiet');
    await expect.poll(() => lists('floating')).toHaveLength(4);
    const [, stays, read, seen] = (await list()).items.map(({ id }: { id: string }) => id);
    expect(await send('markFloatingNotificationSeen', { notificationId: seen })).toBeNull();
    expect(await send('markFloatingNotificationRead', { notificationId: read })).toBeNull();
    await send('requestFloatingNotifications', { limit: 5 });
    expect(lists('floating').at(-1)?.payload.notifications).toMatchObject([{ id: stays }]);
    expect((await list()).items).toMatchObject([
      { unread: true },
      { id: stays, unread: true },
      { id: read, unread: false, unseen: false },
      { id: seen, unread: true, unseen: true },
      { unread: true },
    ]);
  });

  it.each([
    'markNavbarNotificationSeen',
    'markNavbarNotificationRead',
    'markFloatingNotificationSeen',
    'markFloatingNotificationRead',
  ])('%s finds nothing of another guest', async (name) => {
    await enter();
    await add('mine', { floating: true });
    const [{ id }] = (await list()).items;
    const owner = guest;
    await enter();
    expect(await send(name, { notificationId: id })).toBe('NOT_FOUND');
    expect(await send(name, { notificationId: 'nothing' })).toBe('NOT_FOUND');
    expect((await list({}, owner)).items).toMatchObject([{ unread: true, unseen: true }]);
    expect((await list()).items).toEqual([]);
  });

  it('pages through ten thousand without a gap and without a repeat', async () => {
    await enter();
    await sql`insert into notifications (guest_id, type, args, subject, created_at, floating)
      select ${guest.guestId}::uuid, 1, '{}'::jsonb, 'n' || n, now(), false from generate_series(1, 10000) n`.execute(
      server.platform.database.read,
    );
    const first = await list({ limit: 100 });
    expect(first.unseenCount).toBe(100);
    const seen = new Set<string>();
    let before: string | null = null;
    for (let page = 0; page < 100; page += 1) {
      const { items, next } = await list({ limit: 100, ...(before === null ? {} : { before }) });
      for (const { id } of items) seen.add(id);
      before = next;
    }
    expect([seen.size, before]).toEqual([10_000, null]);
    const refused = await server.call('GET /guest/notifications', {
      as: guest,
      query: { before: 'zero' },
    });
    expect(refused.body.error.code).toBe('INVALID_INPUT');
  });

  it('tells of a paid top-up, once', async () => {
    await enter();
    const { body } = await server.call('POST /payment/topup', {
      as: guest,
      body: { optionId: 'topup-2500', returnPath: '/en/' },
      idempotencyKey: randomUUID(),
    });
    const pay = () =>
      fetch(`${server.origin}/sandbox/pay/${body.intentId}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'pay' }),
        redirect: 'manual',
      });
    await pay();
    await pay();
    expect((await list()).items).toMatchObject([
      { type: notificationTypes.paymentReceived, args: { amount: 104, currency: 'VXC' } },
    ]);
    const started = await server.call('POST /live/{actorId}/start', {
      as: guest,
      params: { actorId: 2 },
      body: { kind: 'livechat', expectedPrice: 6, sequence: 1 },
      idempotencyKey: randomUUID(),
    });
    const { chatId } = started.body;
    await server.call('POST /live/{chatId}/picture', { as: guest, params: { chatId } });
    clock.advance(3_000);
    await server.call('POST /live/{chatId}/end', { as: guest, params: { chatId } });
    expect((await list()).items[0]).toMatchObject({
      type: notificationTypes.chatReceipt,
      args: { name: 'Performer 2', slug: 'performer-2', amount: 1, currency: 'VXC', worth: 25 },
    });
  });

  it('tells followers who came online, once in six hours, and by e-mail who wants it', async () => {
    await actors.setOnline([5], false);
    await enter();
    await server.platform.database.transaction((tx) =>
      sql`update guests set email_verified_at = now() where id = ${guest.guestId}`.execute(tx),
    );
    await send('favouritePinActor', { actorId: '5' });
    await send('setPinnedActorEmailNotification', { actorId: '5', enabled: true });
    const comeAndGo = async (): Promise<void> => {
      await actors.setOnline([5], true);
      await server.runDueJobs();
      await actors.setOnline([5], false);
    };
    await comeAndGo();
    const { payload } = await socket.next('floatingNotificationList');
    expect(payload.notifications).toMatchObject([
      { type: notificationTypes.favouriteLive, args: { name: 'Performer 5', slug: 'performer-5' } },
    ]);
    await comeAndGo();
    expect((await list()).items).toHaveLength(1);
    const mails = (await server.mails()).filter(({ to }) => to === guest.email);
    expect(mails.filter(({ template }) => template === 'favouriteLive')).toHaveLength(1);
    // Who has gone by the time the job runs is not told of.
    clock.advance(7 * 3_600_000);
    await actors.setOnline([5], true);
    await actors.setOnline([5], false);
    await server.runDueJobs();
    expect((await list()).items).toHaveLength(1);
  });

  it('forgets after a year', async () => {
    await enter();
    await add('old');
    clock.advance(366 * 86_400_000);
    await server.runTask('notifications.prune');
    const { rows } =
      await sql`select 1 from notifications where guest_id = ${guest.guestId}`.execute(
        server.platform.database.read,
      );
    expect(rows).toEqual([]);
  });
});
