import { randomUUID } from 'node:crypto';
import { restEndpointList } from '@vx/contract/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
  type TestSocket,
} from './platform/testing/index.ts';
import type { ActorsApi } from './modules/actors/index.ts';
import { FakePasskey } from './testing/fake-passkey.ts';
import { smallWorld } from './testing/small-world.ts';

/** Calls of guests that take no id of anybody: they act on the caller alone and are asked below. */
const ofTheCaller = [
  'POST /guest/closeDataProtection',
  'POST /guest/closeAgbAndDataProtection',
  'GET /guest/legalChanges',
  'GET /guest/avs',
  'POST /guest/avs/revoke',
  'GET /guest/phone',
  // Of the browser whose subscription, address and secret, it names.
  'PUT /webpush/update/{payload}',
  'POST /guest/autoRecharge',
  'GET /guest/statement/download',
  'POST /guest/autoRecharge/off',
  'POST /guest/autoRechargeTeaserState',
  'GET /guest/autoRecharge',
  // Another guest's payments do not stand in the list: asked in pending.test.ts.
  'GET /payment/pending',
  // Another guest's recharge is not found: asked in recharge.test.ts.
  'POST /guest/autoRecharge/tap',
  'POST /guest/limits/withdraw',
  'POST /guest/limits/pause',
  'GET /auth/sessions',
  'POST /auth/endOtherSessions',
  'GET /auth/passkeys',
  'POST /auth/passkeyOptions',
  'POST /auth/changePassword',
  'POST /auth/changeEmail',
  'POST /guest/profile/get',
  'POST /guest/profile/update',
  'POST /guest/getNotificationsSettings',
  'POST /guest/notifications/mark',
  'POST /guest/profile/preview/update',
  'GET /guest/deletion',
  'POST /guest/deletion/ask',
  'POST /guest/deletion/undo',
  'GET /guest/export',
  'POST /guest/export/ask',
  'GET /guest/tests',
  'POST /guest/tests/leave',
];

const line = (chatId: string) => ({
  channelId: null,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: true,
  isFreechat: false,
  data: { text: 'Let me in' },
  includedGifts: [],
  chatId,
});

describe.each(oneDatabase)('what belongs to a guest, on %s', (database) => {
  let server: TestServer;
  let owner: TestGuest;
  let stranger: TestGuest;
  let ownersSocket: TestSocket;
  const keys = {
    topup: randomUUID(),
    start: randomUUID(),
    buy: randomUUID(),
    redeem: randomUUID(),
    use: randomUUID(),
    subscribe: randomUUID(),
  };
  const asked = new Set<string>(ofTheCaller);
  let intentId = '';
  let chatId = '';
  let exportId = '';

  const ask = (
    guest: TestGuest | null,
    key: string,
    given: Omit<NonNullable<Parameters<TestServer['call']>[1]>, 'as'> = {},
  ): ReturnType<TestServer['call']> => {
    if (guest === stranger) asked.add(key);
    return server.call(key, { ...given, ...(guest ? { as: guest } : {}) });
  };
  const topUp = (guest: TestGuest) =>
    ask(guest, 'POST /payment/topup', {
      body: { optionId: 'topup-2500', returnPath: '/en/' },
      idempotencyKey: keys.topup,
    });
  const start = (guest: TestGuest) =>
    ask(guest, 'POST /live/{actorId}/start', {
      params: { actorId: 1 },
      body: { kind: 'livechat', expectedPrice: 12, sequence: 1 },
      idempotencyKey: keys.start,
    });
  const buy = (guest: TestGuest, videoId: string, expectedPrice: number) =>
    ask(guest, 'POST /videos/{videoId}/buy', {
      params: { videoId },
      body: { expectedPrice },
      idempotencyKey: keys.buy,
    });

  beforeAll(async () => {
    server = await createTestServer({ database });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    const actors = modules.find(({ name }) => name === 'actors') as unknown as { api: ActorsApi };
    await actors.api.setOnline([1, 2, 3], true);
    owner = await server.signUp({ isConfirmed: true });
    stranger = await server.signUp({ isConfirmed: true });
    await ask(owner, 'POST /guest/export/ask');
    await server.runDueJobs();
    ({ exportId } = (await ask(owner, 'GET /guest/export')).body.latest);

    ({ intentId } = (await topUp(owner)).body);
    const paid = await fetch(`${server.origin}/sandbox/pay/${intentId}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    expect((await buy(owner, '1', 10)).body).toMatchObject({ success: true });
    await ask(owner, 'POST /actor/storeActorNote', { body: { actorId: '1', comment: 'mine' } });
    ownersSocket = await server.socket({ as: owner });
    await ownersSocket.next('sessionAcknowledge');
    ({ chatId } = (await start(owner)).body);
    expect(chatId).toMatch(/^[0-9a-f-]{36}$/);
  });
  afterAll(() => server.close());

  it('is not found by another guest who knows its id', async () => {
    const { items } = (await ask(owner, 'GET /auth/sessions')).body;
    const { sessionId } = items[0];
    const refusals = [
      await ask(stranger, 'POST /auth/endSession', { body: { sessionId } }),
      await ask(stranger, 'GET /payment/topup/{intentId}', { params: { intentId } }),
      await ask(stranger, 'GET /live/{chatId}/receipt', { params: { chatId } }),
      await ask(stranger, 'POST /live/{chatId}/picture', { params: { chatId } }),
      await ask(stranger, 'POST /live/{chatId}/end', { params: { chatId } }),
      await ask(stranger, 'POST /survey/chatexit', {
        body: {
          currentUrl: '/en/',
          chatId,
          actorId: '1',
          mobile: false,
          feedback: '',
          rating: 1,
          isAnonymousVoicecall: false,
          chatType: 'livechat',
        },
      }),
      await ask(stranger, 'GET /guest/export/{exportId}', { params: { exportId } }),
    ];
    for (const { status, body } of refusals)
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    const relation = {
      subjectTypeId: 'guest',
      subjectId: owner.guestId,
      relationTypeId: '1',
      objectTypeId: 'actor',
      objectId: '1',
    };
    for (const key of ['POST /relation/add', 'POST /relation/has'])
      expect((await ask(stranger, key, { body: relation })).body.error.code).toBe('FORBIDDEN');
  });

  it('is no passkey of another guest', async () => {
    const passkey = new FakePasskey(server.platform.config.origin);
    const { password } = owner;
    const { options } = (await ask(owner, 'POST /auth/passkeyOptions', { body: { password } }))
      .body;
    const body = { credential: passkey.create(options) };
    // Who said no password adds none, with the answer of somebody else either.
    const theirs = await ask(stranger, 'POST /auth/addPasskey', { body });
    expect([theirs.status, theirs.body.error.code]).toEqual([410, 'PASSKEY_EXPIRED']);
    const { passkeyId } = (await ask(owner, 'POST /auth/addPasskey', { body })).body;
    for (const answer of [
      await ask(stranger, 'POST /auth/renamePasskey', { body: { passkeyId, name: 'Mine' } }),
      await ask(stranger, 'POST /auth/removePasskey', { body: { passkeyId } }),
      await ask(stranger, 'POST /auth/confirmPasskey', { body: { passkeyId } }),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await ask(owner, 'GET /auth/passkeys')).body.items).toHaveLength(1);
    expect((await ask(stranger, 'GET /auth/passkeys')).body.items).toEqual([]);
  });

  it('takes no line of another guest', async () => {
    const socket = await server.socket({ as: stranger });
    await socket.next('sessionAcknowledge');
    socket.send('sendMessage', line(chatId), 'stranger-0001');
    expect((await socket.next('messageRefused')).payload).toEqual({
      clientId: 'stranger-0001',
      code: 'NOT_FOUND',
    });
    expect(ownersSocket.frames.filter(({ type }) => type === 'chatMessage')).toEqual([]);
    expect((await ask(owner, 'GET /live/current')).body).toMatchObject({ chatId });
  });

  it('is in no list, note or balance of another guest', async () => {
    expect((await ask(stranger, 'GET /guest/getGuestBalance')).body.balance).toBe(0);
    expect((await ask(stranger, 'GET /guest/statement')).body.items).toEqual([]);
    expect((await ask(stranger, 'GET /guest/purchases')).body.items).toEqual([]);
    expect((await ask(stranger, 'GET /live/chats')).body.items).toEqual([]);
    expect((await ask(stranger, 'GET /live/current')).body).toBeNull();
    expect((await ask(owner, 'GET /guest/notifications')).body.items).toHaveLength(1);
    expect((await ask(stranger, 'GET /guest/notifications')).body.items).toEqual([]);
    expect((await ask(stranger, 'GET /payment/topupOptions')).body.lastUsedId).toBeNull();
    const other = await ask(stranger, 'POST /guest/walletCurrency', { body: { currency: 'EUR' } });
    expect(other.body.price).toMatchObject({ value: 0, currency: 'EUR' });
    await ask(stranger, 'POST /guest/walletCurrency', { body: { currency: 'VXC' } });
    expect((await ask(owner, 'GET /payment/topupOptions')).body.currencyChoice).toEqual([]);
    await ask(stranger, 'POST /guest/limits', { body: { period: 'day', amount: 800 } });
    const [day] = (await ask(stranger, 'GET /guest/limits')).body.limits;
    expect([day.spent.value, day.limit.value]).toEqual([0, 800]);
    expect((await ask(owner, 'GET /guest/limits')).body.limits[0].limit).toBeNull();
    const note = 'GET /actor/getActorNoteById/{actorId}';
    expect((await ask(stranger, note, { params: { actorId: 1 } })).body).toEqual({ note: null });
    await ask(stranger, 'POST /actor/storeActorNote', { body: { actorId: '1', comment: 'yours' } });
    expect((await ask(owner, note, { params: { actorId: 1 } })).body.note.comment).toBe('mine');
  });

  it('is no favourite of another guest', async () => {
    ownersSocket.send('favouritePinActor', { actorId: '2' }, 'owner-pins-0001');
    ownersSocket.send('favouritePinPicture', { pictureId: '10' }, 'owner-pins-0002');
    await ownersSocket.next('favouritePin', ({ payload }) => payload.target === 'picture');
    const favourites = 'GET /guest/favorite/actors';
    expect((await ask(owner, favourites)).body).toEqual({ data: ['2'] });
    expect((await ask(stranger, favourites)).body).toEqual({ data: [] });
    expect((await ask(stranger, 'GET /gallery/getPinnedPhotos')).body.items).toEqual([]);
    const change = { data: { 'notify:live:email:2': true } };
    const save = 'POST /guest/savePreferences';
    expect((await ask(stranger, save, { body: change })).body.error.code).toBe('NOT_FOUND');
    expect((await ask(owner, save, { body: change })).body).toEqual({ success: true });
  });

  it('is no conversation of another guest', async () => {
    // The follow of the test before was answered.
    const list = async (guest: TestGuest) =>
      (
        await server.query('{ messengerContent { channels { id actorId lastMessageId } } }', {
          as: guest,
        })
      ).body.data.messengerContent.channels;
    const [channel] = await list(owner);
    expect(channel.actorId).toBe('2');
    expect(await list(stranger)).toEqual([]);
    const params = { channelId: channel.id };
    const seen = 'POST /messenger/channel/{channelId}/seen';
    const body = { until: channel.lastMessageId };
    for (const { status, body: refused } of [
      await ask(stranger, 'GET /messenger/channel/{channelId}', { params }),
      await ask(stranger, seen, { params, body }),
      await ask(stranger, 'POST /messenger/channel/{channelId}/archive', {
        params,
        body: { archived: true },
      }),
      await ask(stranger, 'POST /messenger/channel/{channelId}/block', {
        params,
        body: { blocked: true },
      }),
      await ask(stranger, 'POST /messenger/channel/{channelId}/messages', {
        params,
        body: { text: 'Let me in', expectedPrice: 0 },
        idempotencyKey: randomUUID(),
      }),
      await ask(stranger, 'POST /messenger/channel/{channelId}/messages/{messageId}/takeback', {
        params: { ...params, messageId: channel.lastMessageId },
      }),
      await ask(stranger, 'POST /messenger/channel/{channelId}/typing', { params }),
      await ask(stranger, 'POST /messenger/channel/{channelId}/draft', {
        params,
        body: { text: 'Not mine' },
      }),
    ])
      expect([status, refused.error.code]).toEqual([404, 'NOT_FOUND']);
    const receipts = 'POST /messenger/readReceipts';
    expect((await ask(stranger, receipts, { body: { shown: false } })).body).toEqual({
      success: true,
    });
    expect((await ask(stranger, 'GET /messenger/readReceipts')).body).toEqual({ shown: false });
    expect((await ask(owner, 'GET /messenger/readReceipts')).body).toEqual({ shown: true });
    // To whom a guest might write hangs on what they have written, and on nobody else's.
    const { items } = (await ask(stranger, 'GET /messenger/recommendations')).body;
    expect(items.map(({ id }: { id: string }) => id)).toContain('2');
    const byActor = 'GET /messenger/channel/actor/{actorId}';
    const actor = { params: { actorId: '2' } };
    expect((await ask(stranger, byActor, actor)).body).toEqual({ channel: null });
    expect((await ask(owner, byActor, actor)).body.channel.unreadCount).toBe(1);
    const socket = await server.socket({ as: stranger });
    await socket.next('sessionAcknowledge');
    socket.send('archiveChannel', { channelId: channel.id, status: true }, 'stranger-0002');
    expect((await socket.next('messageRefused')).payload.code).toBe('NOT_FOUND');
    socket.send('setAllChannelsSeen', {}, 'stranger-0003');
    await socket.next('allChannelsSeen');
    await ask(stranger, 'POST /messenger/seen');
    expect((await ask(owner, byActor, actor)).body.channel).toMatchObject({
      unreadCount: 1,
      archived: false,
      blocked: false,
    });
    expect((await ask(owner, seen, { params, body })).body).toEqual({ success: true });
  });

  it('is no code, voucher or promotion of another guest', async () => {
    const redeem = (guest: TestGuest, code: string, idempotencyKey = keys.redeem) =>
      ask(guest, 'POST /guest/redeemBonus', { body: { code }, idempotencyKey });
    expect((await redeem(owner, 'DEMO-GIFT')).body.success).toBe(true);
    expect((await redeem(owner, 'WELCOME', randomUUID())).body.success).toBe(true);
    const promotion = 'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}';
    const params = { promoCode: 'WELCOME' };
    expect((await ask(owner, promotion, { params })).body.hasNotRedeemedInstance).toBe(false);
    expect((await ask(stranger, promotion, { params })).body.hasNotRedeemedInstance).toBe(true);
    const held = async (guest: TestGuest) =>
      (await server.query('{ guestVouchers { id type } }', { as: guest })).body.data.guestVouchers;
    const vouchers: { id: string; type: number }[] = await held(owner);
    expect(new Set(vouchers.map(({ type }) => type))).toEqual(new Set([1, 3, 6]));
    expect(await held(stranger)).toEqual([]);
    const voucherOf = (wanted: number) => vouchers.find(({ type }) => type === wanted)?.id ?? '';
    const use = await ask(stranger, 'POST /guest/vouchers/{voucherId}/use', {
      params: { voucherId: voucherOf(3) },
      idempotencyKey: keys.use,
    });
    expect([use.status, use.body.error.code]).toEqual([404, 'NOT_FOUND']);
    const bought = await ask(stranger, 'POST /videos/{videoId}/buy', {
      params: { videoId: '2' },
      body: { expectedPrice: 0, voucherId: voucherOf(1) },
      idempotencyKey: randomUUID(),
    });
    expect([bought.status, bought.body.error.code]).toEqual([404, 'NOT_FOUND']);
    const service = await ask(stranger, 'POST /bonuscode/service', {
      body: { operation: 'remainingBonusCodes', data: {} },
    });
    expect(service.body.result).toEqual({ bonusCodes: [] });
    expect((await redeem(stranger, 'EVENING')).body.bonus.code).toBe('EVENING');
    const gift = await ask(stranger, 'POST /messenger/gifts/{giftId}/take', {
      params: { giftId: 'rose' },
      idempotencyKey: randomUUID(),
    });
    expect([gift.status, gift.body.error.code]).toEqual([409, 'VOUCHER_UNUSABLE']);
    expect(await held(owner)).toHaveLength(vouchers.length);
  });

  it('is no incentive of another guest', async () => {
    const preview = 'GET /conversion/getVideoPreviewEndIncentives/{albumId}';
    const params = { albumId: '2' };
    const [mine] = (await ask(owner, preview, { params })).body.incentives;
    expect(mine).toBeUndefined();
    const [theirs] = (await ask(stranger, preview, { params })).body.incentives;
    expect(theirs.id).toBe('preview-free-video');
    const redeem = (guest: TestGuest) =>
      ask(guest, 'POST /conversion/redeemIncentive', {
        body: { incentive: theirs.id },
        idempotencyKey: randomUUID(),
      });
    // It was offered to the stranger, and to nobody else.
    expect((await redeem(owner)).body.error.code).toBe('NOT_FOUND');
    const hide = 'POST /conversion/setRefillWindowHidden';
    await ask(owner, hide, { body: { incentiveType: 'freeVideo', interval: 60 } });
    expect((await ask(stranger, preview, { params })).body.incentives).toHaveLength(1);
    await ask(stranger, hide, { body: { incentiveType: 'freeVideo', interval: 60 } });
    expect((await ask(stranger, preview, { params })).body.incentives).toEqual([]);
    expect((await redeem(stranger)).body.data.success).toBe(true);
  });

  it('is no subscription of another guest', async () => {
    const subscribe = (guest: TestGuest, plan: string, months: number, expectedPrice: number) =>
      ask(guest, 'POST /subscriptions', {
        body: { plan, months, expectedPrice },
        idempotencyKey: keys.subscribe,
      });
    const { subscription } = (await subscribe(owner, 'vip', 1, 60)).body;
    expect(subscription.state).toBe('active');
    const other = await subscribe(stranger, 'vip', 12, 480);
    expect(other.body.error.code).toBe('BALANCE_TOO_LOW');
    const offer = (guest_id: string) =>
      ask(stranger, 'POST /guest/acceptCancellationOffer', {
        body: { guest_id, platform_text: 'vip' },
      });
    expect((await offer(owner.guestId)).body.error.code).toBe('FORBIDDEN');
    expect((await offer(stranger.guestId)).body.accepted_offer).toBe(false);
    for (const verb of ['cancel', 'resume', 'withdraw']) {
      const { status, body } = await ask(stranger, `POST /subscriptions/{subscriptionId}/${verb}`, {
        params: { subscriptionId: subscription.id },
      });
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    const mine = 'GET /subscriptions';
    expect((await ask(stranger, mine)).body.subscriptions).toEqual([]);
    expect((await ask(owner, mine)).body.subscriptions).toEqual([subscription]);
  });

  it('is neither answered nor bought by an idempotency key of its owner', async () => {
    const other = await topUp(stranger);
    expect(other.status).toBe(200);
    expect(other.body.intentId).not.toBe(intentId);
    expect((await buy(stranger, '4', 40)).body.error.code).toBe('BALANCE_TOO_LOW');
    expect((await start(stranger)).body.error.code).toBe('ACTOR_BUSY');
    const play = 'GET /videos/{videoId}/play';
    const params = { videoId: '1' };
    expect((await ask(owner, play, { params })).body.kind).toBe('full');
    expect((await ask(stranger, play, { params })).body.kind).toBe('preview');
  });

  it('was asked for by every call that is built for guests', () => {
    const guests = restEndpointList.filter(({ built, audience }) => built && audience === 'guest');
    expect(guests.map(({ key }) => key).filter((key) => !asked.has(key))).toEqual([]);
  });

  it('is nothing to a visitor, before anything else is looked at', async () => {
    for (const { key, audience, built } of restEndpointList) {
      if (!built || audience !== 'guest') continue;
      const params = {
        intentId,
        chatId,
        actorId: 1,
        videoId: '1',
        promoCode: 'A',
        voucherId: 'a',
        exportId,
        subscriptionId: 'a',
        channelId: '1',
        giftId: 'rose',
        messageId: '1',
      };
      const answer = await ask(null, key, { params, ...(key.startsWith('POST') && { body: {} }) });
      expect([key, answer.status, answer.body.error.code]).toEqual([key, 401, 'NEED_LOGIN']);
    }
  });
});
