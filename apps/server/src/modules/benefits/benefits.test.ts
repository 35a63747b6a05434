import { randomUUID } from 'node:crypto';
import { voucherTypes } from '@vx/contract/enums';
import { FakeClock } from '@vx/kernel/testing';
import { DAY_MS } from '@vx/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/module.ts';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import type { AccountsApi } from '../accounts/index.ts';
import { createMoneyModule } from '../money/index.ts';
import type { Benefit, Gift } from './benefits.rules.ts';
import { pairPolicy } from './code-throttle.ts';
import { createSubscriptionsModule } from '../subscriptions/index.ts';
import { createBenefitsModule, createGivenUntil, type BenefitsModule } from './index.ts';

const redeemKey = 'POST /guest/redeemBonus';
const promo = 'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}';
const useKey = 'POST /guest/vouchers/{voucherId}/use';

interface Code {
  readonly benefits?: readonly Benefit[];
  readonly topCode?: string;
  readonly from?: number;
  readonly to?: number;
  readonly topUp?: boolean;
  readonly phone?: boolean;
  readonly vip?: boolean;
  readonly max?: number;
}

const coins = (amount: number): Benefit => ({ kind: 'coins', staggering: [{ from: 0, amount }] });

describe.each(databases)('codes and vouchers on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 22, 12));
  let server: TestServer;
  let benefits: BenefitsModule;
  let codes = 0;

  beforeAll(async () => {
    server = await createTestServer({
      database,
      clock,
      modules: (platform) => {
        const money = createMoneyModule(platform);
        const accounts: Pick<AccountsApi, 'find' | 'setFlags'> = {
          find: async (id, tx) => {
            const { rows } = await sql<never>`select * from guests where id = ${id}`.execute(
              tx ?? platform.database.read,
            );
            return rows[0] ?? null;
          },
          setFlags: async (tx, id, flags) =>
            void (await tx.updateTable('guests').set(flags).where('id', '=', id).execute()),
        };
        const subscriptions = createSubscriptionsModule(platform, {
          plans: [],
          accounts,
          money: money.api,
          givenUntil: createGivenUntil(platform),
          deletionOf: () => Promise.resolve(null),
        });
        benefits = createBenefitsModule(platform, {
          accounts,
          money: money.api,
          subscriptions: subscriptions.api,
        });
        return [money, subscriptions, benefits];
      },
    });
  });
  afterAll(() => server.close());

  /** Writes a code of the test's own. Answers it. */
  const addCode = async (code: Code = {}): Promise<string> => {
    const name = `CODE${(codes += 1)}`;
    const { benefits: brings = [coins(20)], topUp = false, phone = false, vip = false } = code;
    await sql`insert into bonus_codes (code, top_code, valid_from, valid_to, contains_top_up_benefit,
        require_mobile_auth, vip, benefits, max_redemptions)
      values (${name}, ${code.topCode ?? null}, ${new Date(clock.now() + (code.from ?? -1) * DAY_MS)},
        ${new Date(clock.now() + (code.to ?? 30) * DAY_MS)}, ${topUp}, ${phone}, ${vip},
        ${JSON.stringify(brings)}, ${code.max ?? null})`.execute(server.platform.database.read);
    return name;
  };
  const redeem = (guest: TestGuest, code: string, idempotencyKey = randomUUID() as string) =>
    server.call(redeemKey, { as: guest, body: { code }, idempotencyKey });
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof redeem>>): string =>
    status === 200 ? 'done' : body.error.code;
  const ask = async (guest: TestGuest, query: string) => {
    const { body } = await server.query(query, { as: guest });
    return body as {
      data: Record<string, any>; // oxlint-disable-line typescript/no-explicit-any
      errors?: { extensions: { code: string } }[];
    };
  };
  const canRedeem = async (guest: TestGuest, code: string) => {
    const answer = await ask(
      guest,
      `{ canRedeem(code: "${code}") { canRedeem missing bonusCode { code awaitsTopUp config {
        containsTopUpBenefit validTo conditions { requireMobileAuth vip } benefits { kind staggering { from amount } } } } } }`,
    );
    return answer.data['canRedeem'];
  };
  const vouchers = async (guest: TestGuest) =>
    (
      await ask(
        guest,
        '{ guestVouchers { id guestId type amount validFrom validTo actors actorId } }',
      )
    ).data['guestVouchers'] as { id: string; type: number; amount: number }[];
  const balance = async (guest: TestGuest) =>
    (await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance as number;
  const isVip = async ({ guestId }: TestGuest) => {
    const { rows } = await sql<{ is_vip: boolean }>`
      select is_vip from guests where id = ${guestId}`.execute(server.platform.database.read);
    return rows[0]?.is_vip;
  };
  const inTx = <T>(run: (tx: AnyTransaction) => Promise<T>) =>
    server.platform.database.transaction(run);
  const give = (guest: TestGuest, gift: Gift, grantKey = randomUUID() as string) =>
    inTx((tx) =>
      benefits.api.grant(tx, {
        guestId: guest.guestId,
        origin: 'demo',
        reference: 'test',
        grantKey,
        gift,
      }),
    );
  const topUp = (guest: TestGuest, euroCents: number) =>
    inTx((tx) =>
      benefits.on.paymentBooked(tx, {
        guestId: guest.guestId,
        intentId: randomUUID(),
        paid: { value: euroCents, currency: 'EUR' },
        brings: { value: euroCents / 25, currency: 'VXC' },
        wasWaitedFor: false,
      }),
    );
  const listen = async (guest: TestGuest) => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    return socket;
  };

  describe('redeeming a code', () => {
    it('[RE-redeemBonus][ET-bonusRedeemResult][RU-money-eur-to-coins#2] brings its benefits, once, and says so in the statement', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode({
        benefits: [
          coins(20),
          { kind: 'bonus money', staggering: [{ from: 0, amount: 130 }] },
          { kind: 'video voucher', staggering: [{ from: 0, amount: 2 }], validDays: 7 },
        ],
      });
      const { status, body } = await redeem(guest, ` ${code.toLowerCase()} `);
      expect(status).toBe(200);
      const validTo = new Date(clock.now() + 7 * DAY_MS).toISOString();
      expect(body).toMatchObject({
        success: true,
        bonus: {
          code,
          awaitsTopUp: false,
          grants: [
            { kind: 'coins', amount: 20, validTo: null },
            { kind: 'bonus money', amount: 130, validTo: null },
            { kind: 'video voucher', amount: 2, validTo },
          ],
          // 1.30 euros are six coins: a part of a coin is rounded up.
          balance: { value: 26, currency: 'VXC' },
        },
      });
      expect(await vouchers(guest)).toMatchObject([
        { type: voucherTypes.video, amount: 2, validTo, actors: [], actorId: null },
      ]);
      expect(await balance(guest)).toBe(26);
      const { items } = (await server.call('GET /guest/statement', { as: guest })).body;
      expect(items.map((item: { text: object }) => item.text)).toEqual([
        { key: 'statement.code', args: { code } },
        { key: 'statement.code', args: { code } },
      ]);
      expect(codeOf(await redeem(guest, code))).toBe('CODE_REDEEMED');
      expect(await balance(guest)).toBe(26);
    });

    it('[RU-bonus-redeem-non-empty] refuses an empty code and one of blanks', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      for (const code of ['', '   ', '\t']) {
        const { status, body } = await redeem(guest, code);
        expect([status, body.error.code]).toEqual([400, 'INVALID_INPUT']);
      }
    });

    it('answers a repeat of the same key the same, and another code with it not at all', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const [code, other] = [await addCode(), await addCode()];
      const key = randomUUID();
      const first = await redeem(guest, code, key);
      expect((await redeem(guest, code, key)).body).toEqual(first.body);
      expect(codeOf(await redeem(guest, other, key))).toBe('IDEMPOTENCY_KEY_REUSED');
      expect(await balance(guest)).toBe(20);
    });

    it.each([
      [{ from: 1 }, 'CODE_NOT_YET', 'validFrom', DAY_MS],
      [{ to: -0.5 }, 'CODE_EXPIRED', 'validTo', -DAY_MS / 2],
    ] as const)('with %j refuses with %s, and says when', async (part, refusal, name, ms) => {
      const guest = await server.signUp({ isConfirmed: true });
      const { body } = await redeem(guest, await addCode(part));
      const detail = { [name]: new Date(clock.now() + ms).toISOString() };
      expect(body.error).toMatchObject({ code: refusal, detail });
      expect(await balance(guest)).toBe(0);
    });

    it('does not know what is no code', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const { status, body } = await redeem(guest, 'NOTHING');
      expect([status, body.error.code]).toEqual([404, 'CODE_UNKNOWN']);
    });

    it('[RU-bonus-require-mobile-auth] asks for a verified number first', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode({ phone: true });
      expect(codeOf(await redeem(guest, code))).toBe('CODE_NEEDS_PHONE');
      await sql`update guests set mobile_authenticated = true where id = ${guest.guestId}`.execute(
        server.platform.database.read,
      );
      expect(codeOf(await redeem(guest, code))).toBe('done');
    });

    it('[RU-bonus-require-vip] asks for VIP first, which a code may bring for some days', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode({ vip: true });
      expect(codeOf(await redeem(guest, code))).toBe('CODE_NEEDS_VIP');
      const vip = await addCode({
        benefits: [{ kind: 'VIP subscription', staggering: [{ from: 0, amount: 7 }] }],
      });
      expect(codeOf(await redeem(guest, vip))).toBe('done');
      expect(await isVip(guest)).toBe(true);
      expect(codeOf(await redeem(guest, code))).toBe('done');
      // A second subscription begins when the first one ends.
      await give(guest, { kind: 'VIP subscription', amount: 3 });
      clock.advance(7 * DAY_MS + 1);
      await server.runDueJobs();
      expect(await isVip(guest)).toBe(true);
      clock.advance(3 * DAY_MS);
      await server.runDueJobs();
      expect(await isVip(guest)).toBe(false);
    });

    it('leaves VIP to whoever has it from elsewhere', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      await inTx((tx) =>
        sql`update guests set is_vip = true where id = ${guest.guestId}`.execute(tx),
      );
      await give(guest, { kind: 'VIP subscription', amount: 3 });
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs
        where payload::text like ${`%${guest.guestId}%`}`.execute(server.platform.database.read);
      expect(rows[0]?.count).toBe(0);
    });

    it('takes one code of a promotion from each guest', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const topCode = `TOP${randomUUID().slice(0, 8).toUpperCase()}`;
      const [one, two] = [await addCode({ topCode }), await addCode({ topCode })];
      const asked = () =>
        server.call(promo, { as: guest, params: { promoCode: topCode.toLowerCase() } });
      expect((await asked()).body).toEqual({ success: true, hasNotRedeemedInstance: true });
      expect(codeOf(await redeem(guest, one))).toBe('done');
      expect(codeOf(await redeem(guest, two))).toBe('CODE_REDEEMED');
      expect((await asked()).body).toEqual({ success: true, hasNotRedeemedInstance: false });
    });

    it('[RE-promoHasGuestNotRedeemed][RU-bonus-promo-check][ET-promoCheckResult] tells what is no promotion from what was redeemed', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const { body } = await server.call(promo, { as: guest, params: { promoCode: 'NONE' } });
      expect(body).toEqual({ success: false, hasNotRedeemedInstance: false });
    });

    it('[SI-bonusCodeRedeemed][RU-bonus-redeemed-event][SI-welcomeBonusRedeemed][RU-socket-welcome-bonus][SI-vouchers] tells every tab', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const socket = await listen(guest);
      await sql`delete from bonus_codes where code = 'WELCOME'`.execute(
        server.platform.database.read,
      );
      const code = await addCode({
        topCode: 'WELCOME',
        benefits: [{ kind: 'free minutes', staggering: [{ from: 0, amount: 5 }], actors: [7] }],
      });
      await redeem(guest, code);
      expect((await socket.next('bonusCodeRedeemed')).payload).toEqual({ code });
      expect((await socket.next('welcomeBonusRedeemed')).payload).toEqual({ redeemed: true });
      expect((await socket.next('vouchers')).payload).toMatchObject({
        vouchers: [{ guestId: guest.guestId, type: 2, amount: 5, actorId: '7', actors: [] }],
      });
    });
  });

  describe('a code with a top-up', () => {
    const tiers: Benefit = {
      kind: 'coins',
      staggering: [
        { from: 10, amount: 5 },
        { from: 50, amount: 10 },
      ],
    };

    it('[RU-bonus-staggering] waits for the next top-up, whose amount chooses the tier', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode({ topUp: true, benefits: [tiers] });
      const { body } = await redeem(guest, code);
      expect(body.bonus).toMatchObject({ awaitsTopUp: true, grants: [] });
      const remaining = '{ remainingBonusCodes { code awaitsTopUp } }';
      expect((await ask(guest, remaining)).data['remainingBonusCodes']).toEqual([
        { code, awaitsTopUp: true },
      ]);
      // Less than any tier leaves it waiting.
      await topUp(guest, 999);
      expect(await balance(guest)).toBe(0);
      await topUp(guest, 6_000);
      expect(await balance(guest)).toBe(10);
      await topUp(guest, 6_000);
      expect(await balance(guest)).toBe(10);
      expect((await ask(guest, remaining)).data['remainingBonusCodes']).toEqual([]);
    });

    it('lets one wait at a time, and makes room when it has expired', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const first = await addCode({ topUp: true, benefits: [tiers], to: 1 });
      const second = await addCode({ topUp: true, benefits: [tiers] });
      expect(codeOf(await redeem(guest, first))).toBe('done');
      expect(codeOf(await redeem(guest, second))).toBe('CODE_WAITING');
      clock.advance(DAY_MS);
      await topUp(guest, 6_000);
      expect(await balance(guest)).toBe(0);
      expect(codeOf(await redeem(guest, second))).toBe('done');
    });

    it('brings its coins once, though two top-ups are booked at once', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      await redeem(guest, await addCode({ topUp: true, benefits: [tiers] }));
      await Promise.all([topUp(guest, 6_000), topUp(guest, 1_000), topUp(guest, 6_000)]);
      expect([5, 10]).toContain(await balance(guest));
    });
  });

  describe('looking at a code before', () => {
    it('[GQ-canRedeem][ET-bonusCode][ET-benefit] tells what it brings and everything that is missing', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode({ phone: true, vip: true, topUp: true });
      expect(await canRedeem(guest, code.toLowerCase())).toEqual({
        canRedeem: false,
        missing: ['CODE_NEEDS_PHONE', 'CODE_NEEDS_VIP'],
        bonusCode: {
          code,
          awaitsTopUp: false,
          config: {
            containsTopUpBenefit: true,
            validTo: new Date(clock.now() + 30 * DAY_MS).toISOString(),
            conditions: { requireMobileAuth: true, vip: true },
            benefits: [{ kind: 'coins', staggering: [{ from: 0, amount: 20 }] }],
          },
        },
      });
      const good = await addCode();
      expect(await canRedeem(guest, good)).toMatchObject({ canRedeem: true, missing: [] });
      expect(await balance(guest)).toBe(0);
      expect(codeOf(await redeem(guest, good))).toBe('done');
      expect(await canRedeem(guest, 'NONE')).toEqual({
        canRedeem: false,
        missing: ['CODE_UNKNOWN'],
        bonusCode: null,
      });
    });

    it('is for guests, and for something that was typed', async () => {
      const { body } = await server.query('{ canRedeem(code: "A") { canRedeem } }');
      expect(body.errors[0].extensions.code).toBe('NEED_LOGIN');
      const { errors } = await ask(
        await server.signUp({ isConfirmed: true }),
        '{ canRedeem(code: " ") { canRedeem } }',
      );
      expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    });

    it('[GQ-remainingBonusCodes] lists the codes that were given, until they are redeemed', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode();
      await give(guest, { kind: voucherTypes.bonusCode, amount: 1, code });
      const remaining = async () =>
        (await ask(guest, '{ remainingBonusCodes { code } }')).data['remainingBonusCodes'];
      expect(await remaining()).toEqual([{ code }]);
      expect(await vouchers(guest)).toMatchObject([{ type: voucherTypes.bonusCode, amount: 1 }]);
      await redeem(guest, code);
      expect(await remaining()).toEqual([]);
      expect(await vouchers(guest)).toEqual([]);
    });
  });

  describe('the service for whoever speaks REST alone', () => {
    const service = (as: TestGuest | null, operation: string, data: Record<string, string> = {}) =>
      server.call('POST /bonuscode/service', {
        ...(as && { as }),
        body: { operation, data } as never,
      });

    it('[RE-bonusCodeService] tells the same as the queries do, and redeems nothing', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode({ vip: true });
      const look = await service(guest, 'canRedeem', { code: ` ${code.toLowerCase()} ` });
      expect(look.body.result).toMatchObject({
        canRedeem: false,
        missing: ['CODE_NEEDS_VIP'],
        bonusCode: { code, vip: true, requireMobileAuth: false, awaitsTopUp: false },
      });
      const good = await addCode();
      await give(guest, { kind: voucherTypes.bonusCode, amount: 1, code: good });
      const remaining = await service(guest, 'remainingBonusCodes');
      expect(remaining.body.result.bonusCodes).toMatchObject([{ code: good }]);
      expect(await balance(guest)).toBe(0);
      const stranger = await service(
        await server.signUp({ isConfirmed: true }),
        'remainingBonusCodes',
      );
      expect(stranger.body.result.bonusCodes).toEqual([]);
    });

    it('refuses visitors, other operations and what is no code', async () => {
      expect((await service(null, 'remainingBonusCodes')).body.error.code).toBe('NEED_LOGIN');
      const guest = await server.signUp({ isConfirmed: true });
      expect((await service(guest, 'redeem', { code: 'A' })).body.error.code).toBe('INVALID_INPUT');
      expect((await service(guest, 'canRedeem')).body.error.code).toBe('INVALID_INPUT');
      expect((await service(guest, 'canRedeem', { code: ' ' })).body.error.code).toBe(
        'INVALID_INPUT',
      );
    });
  });

  describe('guessing', () => {
    it('gets slower, and never locks the guest out', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode();
      const tries: string[] = [];
      for (let index = 0; index < pairPolicy.free; index += 1)
        tries.push(codeOf(await redeem(guest, `GUESS${index}`)));
      expect(new Set(tries)).toEqual(new Set(['CODE_UNKNOWN']));
      const slowed = await redeem(guest, code);
      expect(slowed.body.error).toMatchObject({ code: 'CODE_SLOWED', detail: { retryAfter: 1 } });
      // Looking is guessing, too.
      const { errors } = await ask(guest, `{ canRedeem(code: "${code}") { canRedeem } }`);
      expect(errors?.[0]?.extensions.code).toBe('CODE_SLOWED');
      clock.advance(1_000);
      expect(codeOf(await redeem(guest, code))).toBe('done');
    });

    it('counts what is looked at, too, but nothing that exists', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const code = await addCode({ vip: true });
      for (let index = 0; index < pairPolicy.free + 3; index += 1)
        expect((await canRedeem(guest, code)).missing).toEqual(['CODE_NEEDS_VIP']);
      for (let index = 0; index < pairPolicy.free; index += 1) await canRedeem(guest, `G${index}`);
      expect(codeOf(await redeem(guest, code))).toBe('CODE_SLOWED');
    });

    it('slows an address down that tries with many accounts, and forgets it within the hour', async () => {
      clock.advance(3 * 3_600_000);
      for (let account = 0; account < 6; account += 1) {
        const guest = await server.signUp({ isConfirmed: true });
        for (let index = 0; index < 7; index += 1) await redeem(guest, `A${account}${index}`);
      }
      const guest = await server.signUp({ isConfirmed: true });
      expect(codeOf(await redeem(guest, await addCode()))).toBe('CODE_SLOWED');
      clock.advance(3_600_000);
      expect(codeOf(await redeem(guest, await addCode()))).toBe('done');
    });
  });

  describe('many at once', () => {
    beforeEach(() => {
      clock.advance(10 * 3_600_000);
    });

    /** Guests with a wallet; to sign a thousand up would take minutes of hashing passwords. */
    const manyGuests = (count: number) =>
      inTx(async (tx) => {
        const ids = Array.from({ length: count }, () => randomUUID());
        const money = createMoneyModule(server.platform);
        await sql`insert into guests (id, email, email_key, email_verified_at, name, name_key,
            password_hash, language, terms_accepted_at)
          select id::uuid, id, id, now(), id, id, '-', 'en', now()
          from unnest(${ids}::text[]) id`.execute(tx);
        for (const id of ids) await money.api.openWallet(tx, id);
        return ids;
      });
    const redeemAs = async (guestId: string, code: string): Promise<string> => {
      const handler = benefits.rest?.[redeemKey];
      const caller: Caller = {
        guestId,
        sessionId: guestId,
        language: 'en',
        ip: '203.0.113.7',
        userAgent: 'test',
        country: null,
        deviceId: null,
        requestId: 'test',
      };
      try {
        const answer = await handler?.({
          params: {},
          query: undefined,
          body: { code },
          caller,
          idempotencyKey: randomUUID(),
          headers: {},
          setCookie: () => undefined,
        });
        return answer?.success ? 'done' : 'nothing';
      } catch (error) {
        return (error as { code?: string }).code ?? String(error);
      }
    };

    it('of 1,000 guests who redeem a code for one at the same time exactly one gets it', async () => {
      const code = await addCode({ max: 1 });
      const guests = await manyGuests(1_000);
      const ends = await Promise.all(guests.map((id) => redeemAs(id, code)));
      expect(ends.filter((end) => end === 'done')).toHaveLength(1);
      expect(ends.filter((end) => end === 'CODE_USED_UP')).toHaveLength(999);
      const { rows } = await sql<{ redeemed: number; redemptions: number; grants: number }>`
        select redeemed, (select count(*)::int from code_redemptions r where r.code = c.code) as redemptions,
          (select count(*)::int from benefit_grants g where g.reference = c.code) as grants
        from bonus_codes c where code = ${code}`.execute(server.platform.database.read);
      expect(rows).toEqual([{ redeemed: 1, redemptions: 1, grants: 1 }]);
    }, 120_000);

    it('one guest who redeems a code six times at once gets it once', async () => {
      const code = await addCode();
      const [id = ''] = await manyGuests(1);
      const ends = await Promise.all(Array.from({ length: 6 }, () => redeemAs(id, code)));
      expect(ends.toSorted()).toEqual([...Array(5).fill('CODE_REDEEMED'), 'done']);
    });
  });

  describe('vouchers', () => {
    it('[GQ-guestVouchers][ET-voucher][RU-vouchers-type-ids] of every type belong to their guest alone', async () => {
      const [guest, stranger] = [
        await server.signUp({ isConfirmed: true }),
        await server.signUp({ isConfirmed: true }),
      ];
      const code = await addCode();
      for (const type of Object.values(voucherTypes)) {
        const forCode = type === voucherTypes.bonusCode && { code };
        await give(guest, { kind: type, amount: type, actors: [5, 6], ...forCode });
      }
      const held = await vouchers(guest);
      expect(held.map(({ type }) => type).toSorted((a, b) => a - b)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ]);
      expect(held[0]).toMatchObject({ guestId: guest.guestId, actors: ['5', '6'], actorId: null });
      expect(await vouchers(stranger)).toEqual([]);
      const { body } = await server.query('{ guestVouchers { id } }');
      expect(body.data.guestVouchers).toEqual([]);
    });

    it('[GQ-guestBenefits][RU-vouchers-benefits-fields] are added up for the benefits page', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      await give(guest, { kind: voucherTypes.spins, amount: 3 });
      await give(guest, { kind: 'messenger gifts', amount: 2 });
      await give(guest, { kind: 'free messages', amount: 10 });
      await give(guest, { kind: voucherTypes.privateShow, amount: 1 });
      await give(guest, { kind: 'live show', amount: 1 });
      await give(guest, { kind: 'video voucher', amount: 1 });
      const overview = await ask(
        guest,
        '{ guestBenefits { voucher { type count amount } spinwheelSpins messengerGiftCount freeMessagesCount privateShowTickets chatShowTickets } }',
      );
      expect(overview.data['guestBenefits']).toMatchObject({
        spinwheelSpins: 3,
        messengerGiftCount: 2,
        freeMessagesCount: 10,
        privateShowTickets: 1,
        chatShowTickets: 1,
      });
      expect(overview.data['guestBenefits'].voucher[0]).toEqual({ type: 1, count: 1, amount: 1 });
    });

    it('are given once for a key, for ever', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      const key = randomUUID();
      expect(await give(guest, { kind: 'coins', amount: 5 }, key)).toMatchObject({ amount: 5 });
      expect(await give(guest, { kind: 'coins', amount: 5 }, key)).toBeNull();
      expect(await balance(guest)).toBe(5);
    });

    it('[RU-vouchers-validity] end with their day', async () => {
      const guest = await server.signUp({ isConfirmed: true });
      await give(guest, { kind: 'video voucher', amount: 1, validDays: 2 });
      clock.advance(2 * DAY_MS - 1);
      expect(await vouchers(guest)).toHaveLength(1);
      clock.advance(1);
      expect(await vouchers(guest)).toEqual([]);
    });

    it('for credits go into the balance once, from whichever device', async () => {
      const [guest, stranger] = [
        await server.signUp({ isConfirmed: true }),
        await server.signUp({ isConfirmed: true }),
      ];
      await give(guest, { kind: 'credits', amount: 20 });
      const [voucher] = await vouchers(guest);
      const use = (as: TestGuest, idempotencyKey = randomUUID() as string) =>
        server.call(useKey, { as, params: { voucherId: voucher?.id ?? '' }, idempotencyKey });
      const theirs = await use(stranger);
      expect([theirs.status, theirs.body.error.code]).toEqual([404, 'NOT_FOUND']);
      const answers = await Promise.all([use(guest), use(guest), use(guest)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers) {
        if (status === 200) expect(body).toMatchObject({ success: true, vouchers: [] });
        else
          expect(body.error).toMatchObject({
            code: 'VOUCHER_UNUSABLE',
            detail: { reason: 'usedUp' },
          });
      }
      expect(await balance(guest)).toBe(20);
      await give(guest, { kind: 'video voucher', amount: 1 });
      const [video] = await vouchers(guest);
      const wrong = await server.call(useKey, {
        as: guest,
        params: { voucherId: video?.id ?? '' },
        idempotencyKey: randomUUID(),
      });
      expect(wrong.body.error).toMatchObject({ detail: { reason: 'wrongType' } });
    });

    it('are listed for whoever builds, on a page of the sandbox', async () => {
      await addCode({ vip: true, max: 3 });
      const page = await fetch(`${server.origin}/sandbox/codes?language=de`);
      const text = await page.text();
      expect(page.status).toBe(200);
      expect(text).toContain('Bonuscodes');
      expect(text).toContain('für VIP-Mitglieder');
    });
  });
});
