import { randomUUID } from 'node:crypto';
import { voucherTypes } from '@vx/contract/enums';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { FakePasskey } from '../../testing/fake-passkey.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Finding 13 of the review: nothing gets round what guests have set for themselves. */
describe.each(databases)('a pause holds whatever gets by without money on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  let server: TestServer;
  let guest: TestGuest;
  let money: MoneyApi;
  let benefits: BenefitsApi;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    const apiOf = (wanted: string): unknown =>
      (modules.find(({ name }) => name === wanted) as unknown as { api: unknown }).api;
    money = apiOf('money') as MoneyApi;
    benefits = apiOf('benefits') as BenefitsApi;
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    guest = await server.signUp({ email: `${randomUUID()}@example.test`, isConfirmed: true });
  });

  const call = (key: string, body?: unknown, params?: Readonly<Record<string, string | number>>) =>
    server.call(key, {
      as: guest,
      idempotencyKey: randomUUID(),
      ...(body !== undefined && { body }),
      ...(params && { params }),
    });
  const fund = (amount: number) =>
    server.platform.database.transaction((tx) =>
      money.credit(tx, {
        guestId: guest.guestId,
        amount,
        currency: 'VXC',
        kind: 'bonus',
        reference: 'test',
      }),
    );
  const give = (kind: 'credits' | 'video voucher', amount: number) =>
    server.platform.database.transaction((tx) =>
      benefits.grant(tx, {
        guestId: guest.guestId,
        origin: 'demo',
        reference: 'test',
        grantKey: randomUUID(),
        gift: { kind, amount },
      }),
    );
  const pause = (kind: 'coolOff' | 'exclusion', length: string) =>
    call('POST /guest/limits/pause', { kind, length });
  const balance = async () => (await money.balanceOf(guest.guestId))?.balance;
  const vouchers = () => benefits.vouchersOf(guest.guestId);
  const refusal = ({ status, body }: Awaited<ReturnType<typeof call>>) =>
    status === 200 ? 'done' : [body.error.code, body.error.detail?.rule];

  it.each([
    ['coolOff', 'day'],
    ['exclusion', 'forever'],
  ] as const)('%s: no code is redeemed and no voucher pays', async (kind, length) => {
    await give('credits', 20);
    await give('video voucher', 1);
    const idOf = (held: Awaited<ReturnType<typeof vouchers>>, type: number) =>
      held.find((voucher) => voucher.type === type)!.id;
    const mine = await vouchers();
    await pause(kind, length);
    const held = [
      await call('POST /guest/redeemBonus', { code: 'WELCOME' }),
      await call('POST /guest/redeemBonus', { code: 'MINUTES' }),
      await call('POST /guest/vouchers/{voucherId}/use', undefined, {
        voucherId: idOf(mine, voucherTypes.credits),
      }),
      await call(
        'POST /videos/{videoId}/buy',
        { expectedPrice: 0, voucherId: idOf(mine, voucherTypes.video) },
        { videoId: 1 },
      ),
    ];
    expect(held.map(refusal)).toEqual(held.map(() => ['SPENDING_PAUSED', kind]));
    expect([await balance(), (await vouchers()).length]).toEqual([0, 2]);
  });

  it('a cool-off lets go when it is over', async () => {
    await pause('coolOff', 'day');
    expect(refusal(await call('POST /guest/redeemBonus', { code: 'MINUTES' }))).toEqual([
      'SPENDING_PAUSED',
      'coolOff',
    ]);
    clock.advance(DAY);
    expect(refusal(await call('POST /guest/redeemBonus', { code: 'MINUTES' }))).toBe('done');
  });

  it('an exclusion cancels what renews by itself, and nothing goes on', async () => {
    await fund(500);
    const begun = await call('POST /subscriptions', { plan: 'vip', months: 1, expectedPrice: 60 });
    expect(begun.status).toBe(200);
    const { id, paidUntil } = begun.body.subscription;
    await pause('exclusion', 'forever');
    const subscriptionState = async () => {
      const { rows } = await sql<{ state: string; paidUntil: Date }>`
        select state, paid_until as "paidUntil" from subscriptions where id = ${id}`.execute(
        server.platform.database.read,
      );
      return [rows[0]?.state, rows[0]?.paidUntil.toISOString()];
    };
    expect(await subscriptionState()).toEqual(['cancelled', paidUntil]);
    const resumed = await call('POST /subscriptions/{subscriptionId}/resume', undefined, {
      subscriptionId: id,
    });
    expect(refusal(resumed)).toEqual(['SPENDING_PAUSED', 'exclusion']);
    clock.advance(32 * DAY);
    await server.runDueJobs();
    expect(await balance()).toBe(440);
    expect((await subscriptionState())[0]).toBe('ended');
    const templates = (await server.mails())
      .filter(({ to }) => to === guest.email)
      .map(({ template }) => template);
    expect(templates).not.toContain('subscriptionUnpaid');
  });

  it('an exclusion stops the automatic recharge', async () => {
    await server.platform.database.transaction(async (tx) => {
      await money.markPaying(tx, guest.guestId);
    });
    const on = await call('POST /guest/autoRecharge', {
      amount: 1000,
      threshold: 20,
      maximum: 10_000,
    });
    expect(on.status).toBe(200);
    await pause('exclusion', 'year');
    expect((await call('GET /guest/autoRecharge')).body.settings.stoppedBy).toBe('SPENDING_PAUSED');
  });

  it('the age check passes in a pause and brings no coins', async () => {
    await pause('coolOff', 'day');
    const asked = await server.query('mutation { requestAvs(forwardUrl: "/") { checkoutLink } }', {
      as: guest,
    });
    const { status } = await fetch(`${server.origin}${asked.body.data.requestAvs.checkoutLink}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin },
      body: 'outcome=accepted',
      redirect: 'manual',
    });
    expect(status).toBe(303);
    expect([(await call('GET /guest/avs')).body.hasAvs, await balance()]).toEqual([true, 0]);
  });

  it('an exclusion holds the person: the same mailbox under another spelling spends nothing', async () => {
    const ada = `ada${randomUUID().slice(0, 8)}`;
    guest = await server.signUp({ email: `${ada}+1@gmail.com` });
    const excluded = guest;
    await pause('exclusion', 'halfYear');
    const { until } = (await call('GET /guest/limits')).body.pause;
    guest = await server.signUp({ email: `${ada.slice(0, 2)}.${ada.slice(2)}+2@googlemail.com` });
    expect((await call('GET /guest/limits')).body.pause).toEqual({ kind: 'exclusion', until });
    const { rows } = await sql<{ name: string }>`
      select name from guest_events where guest_id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    expect(rows.map(({ name }) => name)).toContain('limitsChanged');
    const pay = () => call('POST /payment/topup', { optionId: 'topup-1000', returnPath: '/en/' });
    expect(refusal(await pay())).toEqual(['SPENDING_PAUSED', 'exclusion']);
    const code = await call('POST /guest/redeemBonus', { code: 'WELCOME' });
    expect(refusal(code)).toEqual(['SPENDING_PAUSED', 'exclusion']);
    // A longer one of the second account holds the first, too, when it comes a third time.
    await pause('exclusion', 'forever');
    guest = await server.signUp({ email: `${ada}+3@gmail.com` });
    expect((await call('GET /guest/limits')).body.pause.until).toBeNull();
    guest = await server.signUp({ email: `${randomUUID()}@example.test` });
    expect(refusal(await pay())).toBe('done');
    expect(excluded.guestId).not.toBe(guest.guestId);
  });

  describe('an exclusion holds the person', () => {
    const until = async () => (await call('GET /guest/limits')).body.pause?.until;
    const anybody = (device?: string) =>
      server.signUp({
        email: `${randomUUID()}@example.test`,
        isConfirmed: true,
        ...(device !== undefined && { device }),
      });
    const submit = (page: string, form: Readonly<Record<string, string>>) =>
      fetch(new URL(page, server.origin), {
        method: 'POST',
        headers: { origin: server.origin },
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
    const payWith = async (means: string) => {
      const topup = { optionId: 'topup-1000', returnPath: '/en/' };
      const { redirectTo, intentId } = (await call('POST /payment/topup', topup)).body;
      expect((await submit(redirectTo, { outcome: 'pay', means })).status).toBe(303);
      const { rows } = await sql<{ amount: number }>`
        select amount from payment_refunds where intent_id = ${intentId}`.execute(
        server.platform.database.read,
      );
      return { isGivenBack: rows.length > 0 };
    };
    const proveWith = async (subject: string) => {
      const asked = await server.query(
        'mutation { requestAvs(forwardUrl: "/") { checkoutLink } }',
        { as: guest },
      );
      const page = asked.body.data.requestAvs.checkoutLink;
      expect((await submit(page, { outcome: 'accepted', subject })).status).toBe(303);
    };

    it('by the means of payment: what is paid with it goes back, and the account is held', async () => {
      const card = randomUUID();
      expect(await payWith(card)).toEqual({ isGivenBack: false });
      await pause('exclusion', 'halfYear');
      const end = await until();
      guest = await anybody();
      expect(await until()).toBeUndefined();
      expect(await payWith(` ${card.toUpperCase()}`)).toEqual({ isGivenBack: true });
      expect([await balance(), await until()]).toEqual([0, end]);
      // Another card says nothing.
      guest = await anybody();
      expect(await payWith(randomUUID())).toEqual({ isGivenBack: false });
    });

    it('by the subject of the age check, before it brings anything', async () => {
      const person = randomUUID();
      await proveWith(person);
      expect(await balance()).toBe(4);
      await pause('exclusion', 'forever');
      guest = await anybody();
      await proveWith(person);
      const { hasAvs } = (await call('GET /guest/avs')).body;
      expect([hasAvs, await balance(), await until()]).toEqual([true, 0, null]);
      guest = await anybody();
      await proveWith(randomUUID());
      expect([await balance(), await until()]).toEqual([4, undefined]);
      const { rows } = await sql<{ text: string }>`
        select t::text as text from spending_traces t`.execute(server.platform.database.read);
      expect(JSON.stringify(rows)).not.toContain(person);
    });

    it('by an address that is confirmed later, and by the one it is changed to', async () => {
      const tokenTo = async (email: string) => {
        const mail = (await server.mails()).findLast(({ to }) => to === email);
        return mail && 'token' in mail.args ? mail.args.token : '';
      };
      const moveTo = async (email: string, as: TestGuest) => {
        const body = { email, password: as.password };
        expect((await server.call('POST /auth/changeEmail', { as, body })).status).toBe(200);
        const token = await tokenTo(email);
        const { status } = await server.call('POST /auth/verifyEmail', { body: { token } });
        expect(status).toBe(200);
      };
      const excluded = await server.signUp({ email: `${randomUUID()}@example.test` });
      guest = excluded;
      await pause('exclusion', 'forever');
      const second = `${randomUUID()}@example.test`;
      await moveTo(second, excluded);
      guest = await server.signUp({ email: `${randomUUID()}@example.test` });
      expect(await until()).toBeUndefined();
      await moveTo(excluded.email, guest);
      expect(await until()).toBeNull();
      guest = await server.signUp({ email: second.replace('@', '+2@') });
      expect(await until()).toBeNull();
    });

    it('by the passkey, when it is added to another account', async () => {
      const passkey = new FakePasskey(server.platform.config.origin);
      const add = async () => {
        const asked = await server.call('POST /auth/passkeyOptions', {
          as: guest,
          body: { password: guest.password },
        });
        const credential = passkey.create(asked.body.options);
        return server.call('POST /auth/addPasskey', { as: guest, body: { credential } });
      };
      expect((await add()).status).toBe(200);
      await pause('exclusion', 'forever');
      const excluded = guest;
      guest = await anybody();
      expect((await add()).body.error.code).toBe('PASSKEY_TAKEN');
      // As the removal of the account does.
      await sql`delete from passkeys where guest_id = ${excluded.guestId}`.execute(
        server.platform.database.read,
      );
      expect((await add()).status).toBe(200);
      expect(await until()).toBeNull();
    });

    it('by the device: who signs up on it is held, who has an account is not', async () => {
      const partner = await anybody(guest.device);
      await pause('exclusion', 'halfYear');
      const end = await until();
      const { device } = guest;
      guest = partner;
      expect(await until()).toBeUndefined();
      const friend = await anybody();
      await server.call('POST /auth/login', {
        body: { email: friend.email, password: friend.password },
        headers: { cookie: device },
      });
      guest = friend;
      expect(await until()).toBeUndefined();
      const held = await anybody(device);
      guest = held;
      expect(await until()).toBe(end);
      const code = await call('POST /guest/redeemBonus', { code: 'WELCOME' });
      expect(refusal(code)).toEqual(['SPENDING_PAUSED', 'exclusion']);
      // It may be another of the household: signed up on an own device, this person is free.
      guest = await server.signUp({ email: held.email.replace('@', '+1@') });
      expect(await until()).toBeUndefined();
      // One who excludes itself all the same is held as a person.
      guest = held;
      await pause('exclusion', 'halfYear');
      guest = await server.signUp({ email: held.email.replace('@', '+2@') });
      expect(await until()).toBe(end);
    });
  });

  it('an exclusion outlives the account, holds the phone number, and is forgotten at its end', async () => {
    const email = `${randomUUID()}@example.test`;
    guest = await server.signUp({ email });
    const number = `+4917${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
    const confirm = async () => {
      const started = await server.query(
        `mutation { pinCallStartVerification(phoneNumber: "${number}", type: "mobile", language: "de") { id } }`,
        { as: guest },
      );
      const { rows } = await sql<{ text: string }>`
        select text from pin_call_outbox where e164 = ${number} order by sent_at desc limit 1`.execute(
        server.platform.database.read,
      );
      const { id } = started.body.data.pinCallStartVerification;
      const pin = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
      const verified = await server.query(
        `mutation { verifyPin(id: "${id}", type: "mobile", pin: "${pin}") { verified } }`,
        { as: guest },
      );
      expect(verified.body.data?.verifyPin.verified).toBe(true);
    };
    await confirm();
    await pause('exclusion', 'halfYear');
    // As the removal of the account does.
    for (const table of ['pin_call_numbers', 'spending_traces'])
      await sql`delete from ${sql.table(table)} where guest_id = ${guest.guestId}`.execute(
        server.platform.database.read,
      );
    clock.advance(HOUR);
    guest = await server.signUp({ email: `${randomUUID()}@example.test` });
    expect((await call('GET /guest/limits')).body.pause).toBeNull();
    await confirm();
    expect((await call('GET /guest/limits')).body.pause).toMatchObject({ kind: 'exclusion' });
    const { rows } = await sql<{
      text: string;
    }>`select e::text as text from spending_excluded e`.execute(server.platform.database.read);
    expect(JSON.stringify(rows)).not.toContain(number.slice(4));
    clock.advance(184 * DAY);
    await server.runTask('spending-forget-exclusions');
    guest = await server.signUp({ email });
    expect((await call('GET /guest/limits')).body.pause).toBeNull();
  });

  it.each([
    ['coolOff', 'day'],
    ['exclusion', 'forever'],
  ] as const)(
    '%s: a payment that was open goes back, once, and never into the wallet',
    async (kind, length) => {
      const begun = await call('POST /payment/topup', {
        optionId: 'topup-1000',
        returnPath: '/en/',
      });
      const { intentId, redirectTo } = begun.body;
      const page = new URL(redirectTo, server.origin).href;
      await pause(kind, length);
      const pay = () =>
        fetch(page, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'outcome=pay',
          redirect: 'manual',
        });
      expect((await pay()).status).toBe(303);
      await pay();
      const refund = async () => {
        const { rows } = await sql<{ state: string; amount: number; refund_reference: string }>`
        select state, amount, refund_reference from payment_refunds where intent_id = ${intentId}`.execute(
          server.platform.database.read,
        );
        return rows;
      };
      expect(await refund()).toEqual([{ state: 'due', amount: 1000, refund_reference: null }]);
      await server.runDueJobs();
      const done = [{ state: 'done', amount: 1000, refund_reference: `refund-${intentId}` }];
      expect(await refund()).toEqual(done);
      clock.advance(2 * DAY);
      await server.runDueJobs();
      expect([await balance(), await refund()]).toEqual([0, done]);
      const mails = (await server.mails()).filter(({ to }) => to === guest.email);
      expect(mails.map(({ template }) => template)).toEqual(['verifyEmail', 'paymentReturned']);
    },
  );
});
