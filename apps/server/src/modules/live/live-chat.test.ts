import { randomUUID } from 'node:crypto';
import { liveChatExitCodeGroups } from '@vx/contract/enums';
import type { LiveChat } from '@vx/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../platform/testing/index.ts';
import { chargeAfter } from '@vx/live-core/rules';
import { createLiveBench, type LiveBench } from '../../testing/live-bench.ts';

/** Performer 1 costs 12 coins a minute. */
const price = 12;

describe.each(databases)('live chats on %s', (kind) => {
  let bench: LiveBench;
  beforeEach(async () => {
    bench = await createLiveBench(kind);
    await bench.actors.setOnline([1, 2, 3, 4, 5, 6], true);
    bench.broadcasts.length = 0;
  });
  afterEach(() => bench[Symbol.asyncDispose]());

  /** Starts a chat without a picture yet. */
  const startUnseen = (
    guestId: string,
    change: {
      actorId?: string;
      expectedPrice?: number;
      sequence?: number;
      key?: string;
      country?: string;
      freeMinutes?: number;
    } = {},
  ): Promise<LiveChat> =>
    bench.call('POST /live/{actorId}/start', {
      params: { actorId: change.actorId ?? '1' },
      body: {
        kind: 'livechat',
        expectedPrice: change.expectedPrice ?? price,
        sequence: change.sequence ?? 1,
        ...(change.freeMinutes !== undefined && { freeMinutes: change.freeMinutes }),
      },
      as: guestId,
      key: change.key ?? randomUUID(),
      caller: change.country ? { country: change.country } : {},
    });
  const reportPicture = (guestId: string, chatId: string) =>
    bench.call('POST /live/{chatId}/picture', { params: { chatId }, as: guestId });
  /** Starts a chat whose first picture is there at once. */
  const start: typeof startUnseen = async (guestId, change) => {
    const chat = await startUnseen(guestId, change);
    await reportPicture(guestId, chat.chatId);
    return chat;
  };
  const end = (guestId: string, chatId: string) =>
    bench.call('POST /live/{chatId}/end', { params: { chatId }, as: guestId });
  const current = (guestId: string) => bench.call('GET /live/current', { as: guestId });
  const ledgerOf = async (guestId: string, chatId: string): Promise<number> => {
    const { rows } = await bench.database.read
      .selectFrom('statement_lines')
      .select('amount')
      .where('guest_id', '=', guestId)
      .where('reference', '=', chatId)
      .execute()
      .then((found) => ({ rows: found as { amount: number }[] }));
    return rows.reduce((sum, row) => sum - row.amount, 0);
  };
  const expectBalancedLedger = async (): Promise<void> => {
    expect(await bench.money.recomputeBalances()).toEqual([]);
  };

  describe('[RU-money-chat-price-per-minute] the first picture', () => {
    const served = (chatId: string) => bench.live.rights.chatServed(chatId);

    it('takes nothing before the guest sees one, however long the stream is held back', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await startUnseen(guest);
      expect(await current(guest)).toMatchObject({ awaitsPicture: true });
      await bench.seconds(20);
      expect(await bench.balance(guest)).toBe(100);
      expect(bench.frames.at(-1)?.payload).toMatchObject({ chatId, charged: 0, seconds: 0 });
      bench.clock.advance(400);
      await reportPicture(guest, chatId);
      expect(await current(guest)).toMatchObject({ awaitsPicture: false });
      await bench.seconds(10);
      const receipt = await end(guest, chatId);
      expect(receipt).toMatchObject({
        seconds: 10,
        price: { value: 2 },
        performerPart: { value: 2 },
      });
      expect(await ledgerOf(guest, chatId)).toBe(2);
      await expectBalancedLedger();
    });

    it('counts from the first report alone, and only from one of its guest', async () => {
      const [guest, other] = [await bench.guest(100), await bench.guest(100)];
      const { chatId } = await startUnseen(guest);
      await expect(reportPicture(other, chatId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await bench.seconds(5);
      expect(await bench.balance(guest)).toBe(100);
      await reportPicture(guest, chatId);
      await bench.seconds(5);
      expect(
        await Promise.all([reportPicture(guest, chatId), reportPicture(guest, chatId)]),
      ).toEqual([{ success: true }, { success: true }]);
      await bench.seconds(5);
      expect(await end(guest, chatId)).toMatchObject({ seconds: 10, price: { value: 2 } });
      // Of a chat that is over it changes nothing.
      await reportPicture(guest, chatId);
      expect(await ledgerOf(guest, chatId)).toBe(2);
    });

    it('lets nobody who was served the stream watch for free by reporting nothing', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await startUnseen(guest);
      await bench.seconds(3);
      await served(chatId);
      await bench.seconds(5);
      // Every further segment changes nothing.
      await served(chatId);
      expect(await bench.balance(guest)).toBe(100);
      await bench.seconds(10);
      // Neither does a report that comes late.
      await reportPicture(guest, chatId);
      expect(await end(guest, chatId)).toMatchObject({ seconds: 10, price: { value: 2 } });
    });

    it('ends after half a minute without one, for nothing, and frees the performer', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await startUnseen(guest);
      await bench.seconds(29);
      expect(await current(guest)).toMatchObject({ chatId });
      await bench.seconds(1);
      expect(await current(guest)).toBeNull();
      expect(
        await bench.call('GET /live/{chatId}/receipt', { params: { chatId }, as: guest }),
      ).toMatchObject({ exitCode: 906, seconds: 0, price: { value: 0 } });
      expect(await bench.balance(guest)).toBe(100);
      await start(await bench.guest(100));
    });
  });

  describe('start', () => {
    it('starts, makes the performer busy for everybody, and takes nothing for the first second', async () => {
      const guest = await bench.guest(100);
      const chat = await start(guest);
      expect(chat).toMatchObject({
        actorId: '1',
        kind: 'livechat',
        state: 'running',
        charged: 0,
        secondsLeft: 500,
      });
      expect(chat.price).toMatchObject({
        value: 12,
        currency: 'VXC',
        equivalent: { value: 300, currency: 'EUR' },
      });
      expect(chat.url).toMatch(/^\/media\/live\/.+\/master\.m3u8$/);
      expect(bench.broadcasts).toEqual([
        {
          name: 'actorOnline',
          payload: expect.objectContaining({ actorId: '1', isOnline: true, isBusy: true }),
        },
      ]);
      expect(await bench.balance(guest)).toBe(100);
    });

    it('answers a repeat with the same key with the same chat, and another request under it not at all', async () => {
      const guest = await bench.guest(100);
      const key = randomUUID();
      const first = await start(guest, { key });
      expect(await start(guest, { key, sequence: 2 })).toEqual(first);
      await expect(start(guest, { key, expectedPrice: 11 })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    });

    it('[RU-livechat-start-errors][ER-chatAlreadyInProgress] refuses a second chat of the same guest', async () => {
      const guest = await bench.guest(100);
      await start(guest);
      await expect(start(guest, { actorId: '2', expectedPrice: 6 })).rejects.toMatchObject({
        code: 'ALREADY_IN_PROGRESS',
      });
    });

    it('[RU-livechat-start-errors][ER-chatGuestOffline] refuses a guest without a socket', async () => {
      const guest = await bench.guest(100);
      bench.connected.delete(guest);
      await expect(start(guest)).rejects.toMatchObject({ code: 'GUEST_OFFLINE' });
    });

    it('[RU-livechat-start-errors][ER-chatWrongSequence] refuses an attempt that a later one has overtaken', async () => {
      const guest = await bench.guest(100);
      bench.connected.delete(guest);
      const key = randomUUID();
      await expect(start(guest, { key, sequence: 2 })).rejects.toMatchObject({
        code: 'GUEST_OFFLINE',
      });
      bench.connected.add(guest);
      await expect(start(guest, { key, sequence: 1 })).rejects.toMatchObject({
        code: 'WRONG_SEQUENCE',
      });
      expect(await start(guest, { key, sequence: 2 })).toMatchObject({ state: 'running' });
    });

    it('refuses a busy and an offline performer, another price with the new one, and a banned country', async () => {
      const [guest, other] = [await bench.guest(100), await bench.guest(100)];
      await start(other);
      await expect(start(guest)).rejects.toMatchObject({ code: 'ACTOR_BUSY' });
      await bench.actors.setOnline([2], false);
      await expect(start(guest, { actorId: '2', expectedPrice: 6 })).rejects.toMatchObject({
        code: 'ACTOR_OFFLINE',
      });
      await expect(start(guest, { actorId: '6', expectedPrice: 7 })).rejects.toMatchObject({
        code: 'PRICE_CHANGED',
        detail: { price: 8 },
      });
      await expect(
        start(guest, { actorId: '3', expectedPrice: 24, country: 'FR' }),
      ).rejects.toMatchObject({ code: 'BANNED_COUNTRY' });
      await expect(start(guest, { actorId: '99' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await bench.balance(guest)).toBe(100);
    });

    it('[RU-money-min-balance-chat] refuses a balance below 0.5 in the currency of the wallet', async () => {
      await expect(start(await bench.guest(0))).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
      await expect(
        start(await bench.guest(49, 'EUR'), { expectedPrice: 300 }),
      ).rejects.toMatchObject({ code: 'BALANCE_TOO_LOW' });
      expect(await start(await bench.guest(50, 'EUR'), { expectedPrice: 300 })).toMatchObject({
        price: { value: 300, currency: 'EUR' },
        secondsLeft: 10,
      });
    });

    it('lets exactly one of fifty simultaneous starts of a guest win', async () => {
      const guest = await bench.guest(1_000);
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          start(guest, {
            actorId: String((index % 6) + 1),
            expectedPrice: [12, 6, 24, 10, 18, 8][index % 6] ?? 0,
          }),
        ),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({ code: 'ALREADY_IN_PROGRESS' });
      const { rows } = await counted(bench);
      expect(rows).toBe(1);
    });

    it('lets exactly one of fifty guests win a performer', async () => {
      const guests = await Promise.all(Array.from({ length: 50 }, () => bench.guest(100)));
      const results = await Promise.allSettled(guests.map((guest) => start(guest)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected')
          expect(result.reason).toMatchObject({ code: 'ACTOR_BUSY' });
    });

    it.skipIf(kind === 'pglite')(
      '[RU-livechat-start-errors][ER-chatTimeout] gives up waiting for another start after 5 s',
      async () => {
        const guest = await bench.guest(100);
        let release = (): void => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        const holding = bench.database.transaction(async (tx) => {
          await bench.money.lockWallet(tx, guest);
          await held;
        });
        const began = performance.now();
        await expect(start(guest)).rejects.toMatchObject({ code: 'CHAT_TIMEOUT' });
        expect(performance.now() - began).toBeGreaterThan(4_500);
        release();
        await holding;
      },
    );
  });

  describe('meter', () => {
    it('charges ceil(price × seconds / 60), equal to the ledger after every tick, and tells it', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await start(guest);
      for (let second = 1; second <= 32; second += 1) {
        await bench.seconds(1);
        const frame = bench.frames.findLast(({ name }) => name === 'chatMeter');
        const charged = chargeAfter(price, second);
        expect(frame).toMatchObject({
          guestId: guest,
          payload: {
            chatId,
            charged,
            seconds: second,
            secondsLeft: 500 - second,
            balance: 100 - charged,
            stale: false,
          },
        });
        expect(await ledgerOf(guest, chatId)).toBe(charged);
        expect(await bench.balance(guest)).toBe(100 - charged);
      }
      const announced = [
        ...(await bench.events(guest, 'guestBalance')),
        ...(await bench.events(guest, 'balance')),
      ];
      const balances = announced.map(({ payload }) => (payload as { balance: number }).balance);
      expect(balances).toEqual([100, 99, 98, 97, 96, 95, 94, 93]);
      await expectBalancedLedger();
    });

    it('warns at five minutes, one minute and fifteen seconds', async () => {
      const guest = await bench.guest(61);
      await start(guest);
      await bench.seconds(304);
      const warned = bench.frames
        .filter(({ name }) => name === 'chatMeter')
        .map(({ payload }) => [payload.secondsLeft, payload.warning] as const);
      const first = (warning: string | null) => warned.find(([, given]) => given === warning)?.[0];
      expect([
        first(null),
        first('fiveMinutes'),
        first('oneMinute'),
        first('fifteenSeconds'),
      ]).toEqual([304, 300, 60, 15]);
    });

    it('[RU-chatexit-501] ends with 501 as soon as the money is spent, never below zero', async () => {
      const guest = await bench.guest(2);
      const { chatId } = await start(guest);
      await bench.seconds(9);
      expect(await current(guest)).toMatchObject({ chatId, secondsLeft: 1, charged: 2 });
      await bench.seconds(1);
      expect(await current(guest)).toBeNull();
      const [ended] = await bench.events(guest, 'chatEnd');
      expect(ended?.payload).toMatchObject({
        chatId,
        exitCode: 501,
        price: { value: 2 },
        receipt: { seconds: 10, balance: { value: 0 } },
      });
      expect(await bench.balance(guest)).toBe(0);
      expect(bench.broadcasts.at(-1)).toMatchObject({ payload: { actorId: '1', isBusy: false } });
      await expectBalancedLedger();
    });

    it('lets a top-up go on with the chat, and a purchase elsewhere shorten it', async () => {
      const guest = await bench.guest(2);
      await start(guest);
      await bench.seconds(8);
      await bench.database.transaction((tx) =>
        bench.money.credit(tx, {
          guestId: guest,
          amount: 12,
          currency: 'VXC',
          kind: 'topup',
          reference: 'more',
        }),
      );
      await bench.seconds(7);
      expect(await current(guest)).toMatchObject({ secondsLeft: 55 });
      await bench.database.transaction((tx) =>
        bench.money.charge(tx, {
          guestId: guest,
          amount: 11,
          currency: 'VXC',
          kind: 'video',
          reference: '1',
        }),
      );
      await bench.seconds(1);
      expect(await current(guest)).toBeNull();
      await expectBalancedLedger();
    });

    it('never takes fifty chats with random balances below zero, and ends each within a second of it', async () => {
      await manyPerformers(bench, 50);
      const chats = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const funds = 1 + ((index * 7) % 13);
          const guest = await bench.guest(funds);
          const chat = await start(guest, { actorId: String(1_000 + index), expectedPrice: 30 });
          return { guest, funds, chat, runsFor: Math.floor((funds * 60) / 30) };
        }),
      );
      for (let second = 1; second <= 28; second += 1) {
        await bench.seconds(1);
        if (second % 4 === 0) {
          const { lowest } = await lowestBalance(bench);
          expect(lowest).toBeGreaterThanOrEqual(0);
        }
      }
      for (const { guest, funds, chat, runsFor } of chats) {
        const receipt = await bench.call('GET /live/{chatId}/receipt', {
          params: { chatId: chat.chatId },
          as: guest,
        });
        expect(receipt).toMatchObject({
          exitCode: 501,
          seconds: runsFor,
          price: { value: funds },
          balance: { value: 0 },
        });
        const lasted = Date.parse(receipt.endedAt) - Date.parse(receipt.startedAt);
        expect(lasted).toBeLessThanOrEqual(runsFor * 1_000 + 1_000);
      }
      await expectBalancedLedger();
    });

    it('does not charge twice when two tickers run at once', async () => {
      const guests = await Promise.all(
        [1, 2, 4].map(async (actor) => {
          const guest = await bench.guest(50);
          await start(guest, {
            actorId: String(actor),
            expectedPrice: [12, 6, 24, 10][actor - 1] ?? 0,
          });
          return { guest, price: [12, 6, 24, 10][actor - 1] ?? 0 };
        }),
      );
      for (let second = 1; second <= 12; second += 1) {
        bench.clock.advance(1_000);
        await Promise.all([
          bench.runTask('live.meter'),
          bench.runTask('live.meter'),
          bench.runTask('live.meter'),
        ]);
      }
      for (const one of guests)
        expect(await bench.balance(one.guest)).toBe(50 - chargeAfter(one.price, 12));
      await expectBalancedLedger();
    });

    it('loses and doubles nothing when a node dies in the middle of a tick, and one broken chat holds up no other', async () => {
      await bench[Symbol.asyncDispose]();
      let broken: string | null = null;
      bench = await createLiveBench(kind, {
        spendingChecks: [
          {
            roomOf: () => Promise.resolve(new Map()),
            isSet: () => Promise.resolve(false),
            moved: (_tx, movements) =>
              movements.some(({ guestId }) => guestId === broken)
                ? Promise.reject(new Error('the node dies here'))
                : Promise.resolve(),
          },
        ],
      });
      await bench.actors.setOnline([1, 2, 3], true);
      const guests = await Promise.all([1, 2, 3].map(() => bench.guest(100)));
      for (const [index, guest] of guests.entries()) {
        await start(guest, { actorId: String(index + 1), expectedPrice: [12, 6, 24][index] ?? 0 });
      }
      await bench.seconds(10);
      broken = guests[1] ?? null;
      // The second guest pays one coin every ten seconds: its eleventh second costs a new one.
      await bench.seconds(2);
      expect(await Promise.all(guests.map((guest) => bench.balance(guest)))).toEqual([
        100 - chargeAfter(12, 12),
        99,
        100 - chargeAfter(24, 12),
      ]);
      broken = null;
      await bench.seconds(8);
      expect(await Promise.all(guests.map((guest) => bench.balance(guest)))).toEqual([96, 98, 92]);
      for (const guest of guests) expect(await current(guest)).not.toBeNull();
      await expectBalancedLedger();
    });

    it('charges nothing for a gap in which no server ran, and goes on after a short one', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await start(guest);
      await bench.seconds(10);
      bench.clock.advance(7_000);
      await bench.runTask('live.meter');
      expect(bench.frames.at(-1)?.payload).toMatchObject({
        chatId,
        seconds: 10,
        charged: 2,
        stale: true,
      });
      await bench.seconds(5);
      expect(await current(guest)).toMatchObject({ charged: 3 });
      expect(await bench.balance(guest)).toBe(97);
    });

    it('[RU-chatexit-other] ends a chat that no server ticked for longer than ten seconds, as of its last tick', async () => {
      const guest = await bench.guest(100);
      const { chatId, startedAt } = await start(guest);
      await bench.seconds(10);
      bench.clock.advance(60_000);
      await bench.runTask('live.meter');
      const receipt = await bench.call('GET /live/{chatId}/receipt', {
        params: { chatId },
        as: guest,
      });
      expect(receipt).toMatchObject({ seconds: 10, price: { value: 2 } });
      expect(liveChatExitCodeGroups.otherEndReasons).toContain(receipt.exitCode);
      expect(Date.parse(receipt.endedAt) - Date.parse(startedAt)).toBe(10_000);
      expect(await bench.balance(guest)).toBe(98);
    });

    it('[RU-chatexit-client] ends with a client code when the guest has been gone for 30 s, but not for a reconnect', async () => {
      const guest = await bench.guest(1_000);
      const { chatId } = await start(guest);
      await bench.seconds(5);
      bench.connected.delete(guest);
      await bench.seconds(20);
      bench.connected.add(guest);
      await bench.seconds(20);
      expect(await current(guest)).toMatchObject({ chatId });
      bench.connected.delete(guest);
      await bench.seconds(45);
      const receipt = await bench.call('GET /live/{chatId}/receipt', {
        params: { chatId },
        as: guest,
      });
      expect(liveChatExitCodeGroups.clientInitiated).toContain(receipt.exitCode);
      expect(receipt.seconds).toBeLessThanOrEqual(45 + 36);
    });

    it('[RU-chatexit-503] ends when a rule of spending refuses the next second', async () => {
      await bench[Symbol.asyncDispose]();
      let spent = 0;
      bench = await createLiveBench(kind, {
        spendingChecks: [
          {
            isSet: () => Promise.resolve(false),
            roomOf: (_tx, guestIds) =>
              Promise.resolve(
                new Map(
                  guestIds.map((id) => [id, { amount: 3 - spent, rule: 'day', until: null }]),
                ),
              ),
            moved(_tx, movements) {
              for (const { flow, amount } of movements) if (flow === 'spend') spent += amount;
              return Promise.resolve();
            },
          },
        ],
      });
      await bench.actors.setOnline([1], true);
      const guest = await bench.guest(100);
      const { chatId } = await start(guest);
      await bench.seconds(20);
      const receipt = await bench.call('GET /live/{chatId}/receipt', {
        params: { chatId },
        as: guest,
      });
      expect(receipt).toMatchObject({
        exitCode: 503,
        price: { value: 3 },
        seconds: 15,
        balance: { value: 97 },
      });
      await expectBalancedLedger();
    });
  });

  describe('end', () => {
    it('[RU-chatexit-client][RU-chatexit-chat-end][SI-chatEnd] ends with 100, charges the begun unit, and answers the same receipt again', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await start(guest);
      await bench.seconds(30);
      bench.clock.advance(1_500);
      const receipt = await end(guest, chatId);
      expect(receipt).toMatchObject({
        chatId,
        actorId: '1',
        actorName: 'Performer 1',
        exitCode: 100,
        seconds: 31,
        price: { value: 7, formatted: '7' },
        pricePerMinute: { value: 12 },
        balance: { value: 93 },
      });
      bench.clock.advance(5_000);
      expect(await end(guest, chatId)).toEqual(receipt);
      expect(
        await bench.call('GET /live/{chatId}/receipt', { params: { chatId }, as: guest }),
      ).toEqual(receipt);
      const events = await bench.events(guest, 'chatEnd');
      expect(events).toHaveLength(1);
      expect(events[0]?.payload).toMatchObject({
        price: { value: 7 },
        chatId,
        actor: { id: '1', name: 'Performer 1' },
        exitCode: 100,
        receipt,
      });
      expect(await bench.balance(guest)).toBe(93);
      await expectBalancedLedger();
    });

    it('lets a performer be taken again at once', async () => {
      const [guest, other] = [await bench.guest(100), await bench.guest(100)];
      const { chatId } = await start(guest);
      await end(guest, chatId);
      expect(await start(other)).toMatchObject({ actorId: '1' });
      expect(await start(guest, { actorId: '2', expectedPrice: 6 })).toMatchObject({
        actorId: '2',
      });
    });

    it('[RU-chatexit-host][RU-chatexit-admin] ends from the other side with 201, by an operator with 301', async () => {
      const [guest, other] = [await bench.guest(100), await bench.guest(100)];
      const first = await start(guest);
      const second = await start(other, { actorId: '2', expectedPrice: 6 });
      await bench.seconds(10);
      expect(await bench.live.endByHost(1)).toBe(true);
      expect(await bench.live.endByAdmin(2)).toBe(true);
      expect(await bench.live.endByHost(1)).toBe(false);
      const codes = await Promise.all(
        [
          [guest, first.chatId],
          [other, second.chatId],
        ].map(([as = '', chatId = '']) =>
          bench.call('GET /live/{chatId}/receipt', { params: { chatId }, as }),
        ),
      );
      expect(codes.map(({ exitCode, price: total }) => [exitCode, total.value])).toEqual([
        [201, 2],
        [301, 1],
      ]);
    });

    it('ends once when the end, the meter and the host come together', async () => {
      const guest = await bench.guest(1);
      const { chatId } = await start(guest);
      bench.clock.advance(2_900);
      const results = await Promise.allSettled([
        end(guest, chatId),
        bench.runTask('live.meter'),
        bench.live.endByHost(1),
        end(guest, chatId),
        bench.runTask('live.meter'),
      ]);
      for (const result of results) expect(result.status).toBe('fulfilled');
      expect(await bench.events(guest, 'chatEnd')).toHaveLength(1);
      expect(await bench.balance(guest)).toBe(0);
      await expectBalancedLedger();
    });

    it('hides chats of others, and has no receipt while the chat runs', async () => {
      const [guest, other] = [await bench.guest(100), await bench.guest(100)];
      const { chatId } = await start(guest);
      await expect(end(other, chatId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(end(guest, 'no-such-chat')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(
        bench.call('GET /live/{chatId}/receipt', { params: { chatId }, as: guest }),
      ).rejects.toMatchObject({ code: 'CHAT_RUNNING' });
      await expect(
        bench.call('GET /live/{chatId}/receipt', { params: { chatId }, as: other }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('lists ended chats, newest first', async () => {
      const guest = await bench.guest(100);
      for (const [actorId, expectedPrice] of [
        ['1', 12],
        ['2', 6],
        ['6', 8],
      ] as const) {
        const { chatId } = await start(guest, { actorId, expectedPrice });
        await bench.seconds(2);
        await end(guest, chatId);
      }
      const page = await bench.call('GET /live/chats', {
        as: guest,
        query: { offset: 1, limit: 1 },
      });
      expect(page.total).toBe(3);
      expect(page.items.map(({ actorId }) => actorId)).toEqual(['2']);
    });
  });

  describe('messages', () => {
    it('stores a line once however often it is sent, and shows it to every device', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await start(guest);
      for (let count = 0; count < 3; count += 1)
        await bench.send(guest, { chatId, text: 'Hello!' }, 'client-0001');
      const lines = await bench.events(guest, 'chatMessage');
      expect(lines).toHaveLength(1);
      expect(lines[0]?.payload).toMatchObject({
        chatId,
        clientId: 'client-0001',
        senderType: 'guest',
        text: 'Hello!',
      });
      expect((await current(guest))?.messages).toHaveLength(1);
    });

    it('answers in the language of the guest after one to three seconds, typing meanwhile', async () => {
      const guest = await bench.guest(100);
      const { chatId } = await start(guest);
      const typing = () =>
        bench.frames
          .filter(({ name }) => name === 'chatTyping')
          .map(({ payload }) => payload.typing);
      expect(typing()).toEqual([true]);
      await bench.seconds(1);
      expect(await bench.runJobs()).toBe(0);
      await bench.seconds(2);
      expect(await bench.runJobs()).toBe(1);
      await bench.send(guest, { chatId, text: 'Hello' }, 'client-0001');
      await bench.send(guest, { chatId, text: 'What music do you like?' }, 'client-0002');
      await bench.seconds(3);
      await bench.runJobs();
      const said = (await bench.events(guest, 'chatMessage')).map(
        ({ payload }) => payload as { senderType: string; text: string },
      );
      expect(said.map(({ senderType }) => senderType)).toEqual([
        'actor',
        'guest',
        'guest',
        'actor',
      ]);
      // One answer to two lines in a row: to the last.
      expect(said.at(-1)?.text).toMatch(/^music en /);
      expect(said[0]?.text).toMatch(/^opening en /);
      expect(typing().at(-1)).toBe(false);
    });

    it('says each answer once when its job runs twice', async () => {
      const guest = await bench.guest(100);
      await start(guest);
      const job = (await import('./replies.ts')).replyJobOf;
      expect(job).toBeTypeOf('function');
      bench.clock.advance(3_000);
      await bench.runTask('live.meter');
      await bench.runJobs();
      await bench.database.read
        .insertInto('jobs')
        .values({
          name: 'live.reply',
          payload: JSON.stringify({ chatId: (await current(guest))?.chatId, messageId: null }),
          run_at: new Date(0),
        })
        .execute();
      expect(await bench.runJobs()).toBe(1);
      expect(await bench.events(guest, 'chatMessage')).toHaveLength(1);
    });

    it('refuses empty and too long lines, chats of others and ended chats; a repeat after the end is harmless', async () => {
      const [guest, other] = [await bench.guest(100), await bench.guest(100)];
      const { chatId } = await start(guest);
      await expect(bench.send(guest, { chatId, text: '  ' }, 'client-0001')).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
      await expect(
        bench.send(guest, { chatId, text: 'x'.repeat(501) }, 'client-0002'),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
      await expect(bench.send(other, { chatId, text: 'x' }, 'client-0003')).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await bench.send(guest, { chatId, text: 'x'.repeat(500) }, 'client-0004');
      await end(guest, chatId);
      await bench.send(guest, { chatId, text: 'x'.repeat(500) }, 'client-0004');
      await expect(
        bench.send(guest, { chatId, text: 'late' }, 'client-0005'),
      ).rejects.toMatchObject({ code: 'CHAT_ENDED' });
    });
  });

  describe('minutes of vouchers', () => {
    const give = (
      guestId: string,
      amount: number,
      change: { actors?: number[]; days?: number } = {},
    ) =>
      bench.database.transaction((tx) =>
        bench.benefits.grant(tx, {
          guestId,
          origin: 'code',
          reference: 'test',
          grantKey: randomUUID(),
          gift: {
            kind: 'free minutes',
            amount,
            validDays: change.days,
            ...(change.actors && { actors: change.actors }),
          },
        }),
      );
    const left = async (guestId: string): Promise<readonly number[]> =>
      (await bench.benefits.vouchersOf(guestId)).map(({ amount }) => amount);
    const offered = async (guestId: string) =>
      (await bench.call('GET /live/{actorId}/offer', { params: { actorId: '1' }, as: guestId }))
        .voucherChatMinutes;

    it('pay before money does, without a balance; begun ones are used, once', async () => {
      const guest = await bench.guest(0);
      await give(guest, 2);
      expect(await offered(guest)).toBe(2);
      const chat = await start(guest, { freeMinutes: 2 });
      expect(chat).toMatchObject({ freeSeconds: 120, secondsLeft: 120, charged: 0 });
      await bench.seconds(61);
      const receipt = await end(guest, chat.chatId);
      expect(receipt).toMatchObject({
        seconds: 61,
        freeSeconds: 61,
        price: { value: 0 },
        performerPart: { value: 0 },
      });
      expect(await end(guest, chat.chatId)).toEqual(receipt);
      expect(await left(guest)).toEqual([]);
      expect(await ledgerOf(guest, chat.chatId)).toBe(0);
      await expectBalancedLedger();
    });

    it('are followed by money, and give back what was not begun', async () => {
      const guest = await bench.guest(100);
      await give(guest, 1);
      const chat = await start(guest, { freeMinutes: 1 });
      await bench.seconds(65);
      expect(await end(guest, chat.chatId)).toMatchObject({
        seconds: 65,
        freeSeconds: 60,
        price: { value: chargeAfter(price, 5) },
      });
      await give(guest, 5);
      const other = await start(guest, { freeMinutes: 5 });
      await bench.seconds(10);
      await end(guest, other.chatId);
      expect(await left(guest)).toEqual([4]);
      await expectBalancedLedger();
    });

    it('end the chat with the last of them when there is no money', async () => {
      const guest = await bench.guest(0);
      await give(guest, 1);
      const chat = await start(guest, { freeMinutes: 1 });
      await bench.seconds(60);
      const receipt = await bench.call('GET /live/{chatId}/receipt', {
        params: { chatId: chat.chatId },
        as: guest,
      });
      expect(receipt).toMatchObject({ exitCode: 501, seconds: 60, freeSeconds: 60 });
      expect(await left(guest)).toEqual([]);
    });

    it('are billed to their last second and no further when the tick comes late (S24)', async () => {
      const guest = await bench.guest(0);
      await give(guest, 1);
      const chat = await start(guest, { freeMinutes: 1 });
      await bench.seconds(59);
      bench.clock.advance(2_900);
      await bench.runTask('live.meter');
      const receipt = await bench.call('GET /live/{chatId}/receipt', {
        params: { chatId: chat.chatId },
        as: guest,
      });
      expect(receipt).toMatchObject({ seconds: 60, freeSeconds: 60, price: { value: 0 } });
      expect(await left(guest)).toEqual([]);
    });

    it.each([
      ['coolOff', 'SPENDING_PAUSED'],
      ['exclusion', 'SPENDING_PAUSED'],
      ['day', null],
    ] as const)('with the rule %s in force: %s (S13)', async (rule, refusal) => {
      await bench[Symbol.asyncDispose]();
      const room = { amount: 0, rule, until: null };
      bench = await createLiveBench(kind, {
        spendingChecks: [
          {
            isSet: () => Promise.resolve(true),
            roomOf: (_tx, guestIds) => Promise.resolve(new Map(guestIds.map((id) => [id, room]))),
            moved: () => Promise.resolve(),
          },
        ],
      });
      await bench.actors.setOnline([1], true);
      const guest = await bench.guest(100);
      await give(guest, 2);
      const begun = start(guest, { freeMinutes: 2 });
      if (refusal === null) await expect(begun).resolves.toMatchObject({ freeSeconds: 120 });
      else await expect(begun).rejects.toMatchObject({ code: refusal, detail: { rule } });
      expect(await left(guest)).toEqual([2]);
    });

    it('are taken where they end first, and only for their performers', async () => {
      const guest = await bench.guest(100);
      await give(guest, 3, { days: 30 });
      await give(guest, 2, { days: 3 });
      await give(guest, 7, { actors: [2], days: 2 });
      expect(await offered(guest)).toBe(5);
      const chat = await start(guest, { freeMinutes: 5 });
      await bench.seconds(121);
      await end(guest, chat.chatId);
      expect(await left(guest)).toEqual([7, 2]);
    });

    it('are agreed to: with fewer than were shown nothing begins', async () => {
      const guest = await bench.guest(100);
      await give(guest, 2);
      await expect(start(guest, { freeMinutes: 3 })).rejects.toMatchObject({
        code: 'PRICE_CHANGED',
        detail: { price, freeMinutes: 2 },
      });
      expect(await current(guest)).toBeNull();
      expect(await left(guest)).toEqual([2]);
    });

    it('count when they were good at the start, though they end meanwhile', async () => {
      const guest = await bench.guest(0);
      await give(guest, 2, { days: 1 });
      bench.clock.advance(86_400_000 - 30_000);
      const chat = await start(guest, { freeMinutes: 2 });
      await bench.seconds(90);
      expect(await end(guest, chat.chatId)).toMatchObject({ freeSeconds: 90, price: { value: 0 } });
      expect(await offered(guest)).toBe(0);
    });
  });

  describe('offer and preview', () => {
    const preview = (actorId: string, as: string | null = null, caller = {}) =>
      bench.call('POST /live/{actorId}/preview', { params: { actorId }, as, caller });

    it('[RU-livechat-button-config][RU-money-chat-price-per-minute] tells what a performer offers, priced for this guest', async () => {
      const guest = await bench.guest(1_000, 'EUR');
      const offer = await bench.call('GET /live/{actorId}/offer', {
        params: { actorId: '1' },
        as: guest,
      });
      expect(offer).toMatchObject({
        buttonText: 'Start private chat',
        buttonSubline: '€3.00 per minute',
        isActorOnline: true,
        isLivePreviewEnabled: true,
        isBannedCountryCode: false,
        multiChatPrice: 300,
        singleC2CChatPrice: 500,
        prices: { freeMessages: 3, message: 50, single: 300, voyeur: 100 },
        previewSeconds: 5,
        kinds: [
          {
            kind: 'livechat',
            price: { value: 300, currency: 'EUR' },
            secondsAffordable: 200,
            limitedBy: null,
            refusal: null,
          },
        ],
      });
      const visitor = await bench.call('GET /live/{actorId}/offer', {
        params: { actorId: 'Performer-1' },
        caller: { language: 'de' },
      });
      expect(visitor).toMatchObject({
        buttonText: 'Privatchat starten',
        kinds: [{ price: { value: 12 }, secondsAffordable: null, limitedBy: null, refusal: null }],
      });
    });

    it('[RU-livechat-button-config] offers no chat to a guest from a banned country', async () => {
      const offer = await bench.call('GET /live/{actorId}/offer', {
        params: { actorId: '3' },
        caller: { country: 'FR' },
      });
      expect(offer).toMatchObject({
        isBannedCountryCode: true,
        isLivePreviewEnabled: false,
        kinds: [],
      });
    });

    it('[RU-livechat-preview-limit][CO-livePreviewLimit][CO-livePreviewLimitVip] runs 5 s, 20 s for VIP, without a login', async () => {
      const shown = await preview('1');
      expect(shown).toMatchObject({
        seconds: 5,
        loadSeconds: 20,
        endsAt: new Date(bench.clock.now() + 25_000).toISOString(),
      });
      expect(shown.url).toMatch(/^\/media\/live\/.+\/master\.m3u8$/);
      const vip = await bench.guest(0);
      bench.vips.add(vip);
      expect(await preview('1', vip)).toMatchObject({ seconds: 20 });
    });

    it('runs one preview of a viewer at a time, however many clicks, and only so many of one performer', async () => {
      // Connections are open before the clicks come.
      await Promise.all(
        Array.from({ length: 20 }, () => bench.call('GET /monitoringActors/onlineActorsAmount')),
      );
      const results = await Promise.allSettled(Array.from({ length: 40 }, () => preview('1')));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await preview('2', null, { sessionId: 'visitor-2' })).toMatchObject({ seconds: 5 });
      for (const _ of [2, 3]) {
        bench.clock.advance(5_001);
        await preview('1');
      }
      bench.clock.advance(5_001);
      await expect(preview('1')).rejects.toMatchObject({ code: 'PREVIEW_USED' });
      bench.clock.advance(3_600_000);
      expect(await preview('1')).toMatchObject({ seconds: 5 });
    });

    it('ends a preview with the next one that its viewer begins, of another performer', async () => {
      const shown = async (...previews: readonly { previewId: string }[]) => [
        ...(await bench.live.rights.previews(previews.map(({ previewId }) => previewId))).keys(),
      ];
      const first = await preview('1');
      const other = await preview('1', null, { sessionId: 'visitor-2' });
      bench.clock.advance(1_000);
      const second = await preview('2');
      expect(await shown(first, second, other)).toEqual(
        expect.arrayContaining([second.previewId, other.previewId]),
      );
      expect(await shown(first)).toEqual([]);
      // Who comes back sees the performer anew, which counts.
      bench.clock.advance(1_000);
      await preview('1');
      expect(await shown(second)).toEqual([]);
    });

    it('shows no performer who is offline, busy, banned or without previews', async () => {
      const guest = await bench.guest(100);
      await start(guest);
      await bench.actors.setOnline([2], false);
      await expect(preview('1')).rejects.toMatchObject({ code: 'ACTOR_OFFLINE' });
      await expect(preview('2')).rejects.toMatchObject({ code: 'ACTOR_OFFLINE' });
      await expect(preview('4')).rejects.toMatchObject({ code: 'PREVIEW_DISABLED' });
      await expect(preview('3', null, { country: 'CH' })).rejects.toMatchObject({
        code: 'BANNED_COUNTRY',
      });
      await expect(preview('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });
  });

  it('[RU-livechat-free-chat-duration-login][GQ-freeChatDuration] has a free-chat duration for logged-in guests alone', async () => {
    const guest = await bench.guest(0);
    const ask = (guestId: string | null) =>
      bench.query('{ freeChatDuration }', { caller: { guestId } });
    expect((await ask(null)).data).toEqual({ freeChatDuration: null });
    expect((await ask(guest)).data).toEqual({ freeChatDuration: 0 });
  });
});

async function counted(bench: LiveBench): Promise<{ rows: number }> {
  const rows = await bench.database.read.selectFrom('live_participations').selectAll().execute();
  return { rows: rows.length };
}

async function lowestBalance(bench: LiveBench): Promise<{ lowest: number }> {
  const rows = (await bench.database.read
    .selectFrom('account_balances')
    .select('balance')
    .where('is_guest', '=', true)
    .execute()) as { balance: number }[];
  return { lowest: Math.min(...rows.map(({ balance }) => balance)) };
}

/** Performers 1 000 and on, online, at 30 coins a minute. */
async function manyPerformers(bench: LiveBench, count: number): Promise<void> {
  const { sql } = await import('kysely');
  const db = bench.database.read;
  await sql`
    insert into actors select 1000 + n, 'extra-' || n, 'Extra ' || n, gender, age, city, country, latitude, longitude,
      languages, banned_countries, free_chat, voyeur, video_call, preview_enabled, vip, hd, registered_at, favourites,
      rank, image_version, channel from actors, generate_series(0, ${count - 1}) n where id = 1`.execute(
    db,
  );
  await sql`
    insert into actor_translations select 1000 + n, language, headline, about, profession, likes, music, star_sign
    from actor_translations, generate_series(0, ${count - 1}) n where actor_id = 1`.execute(db);
  await sql`insert into actor_prices select 1000 + n, 30, 1, 1, 1, 1 from generate_series(0, ${count - 1}) n`.execute(
    db,
  );
  await sql`insert into actor_presence select 1000 + n, true, false, now() from generate_series(0, ${count - 1}) n`.execute(
    db,
  );
}
