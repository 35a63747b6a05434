import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { DAY_MS } from '@vx/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthsAfter } from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';

const subscribeKey = 'POST /subscriptions';
const change = (verb: 'cancel' | 'resume' | 'withdraw') =>
  `POST /subscriptions/{subscriptionId}/${verb}`;
const prices = { 'vip:1': 60, 'vip:3': 156, 'vip:12': 480, 'vxselect:1': 100, 'tv:1': 20 } as const;

describe.each(databases)('subscriptions on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
  let server: TestServer;
  let money: MoneyApi;
  let benefits: BenefitsApi;

  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_PLANS: 'vip,vxselect,tv' } });
    const apiOf = (wanted: string): unknown =>
      (
        server.running.product.modules.find(({ name }) => name === wanted) as unknown as {
          api: unknown;
        }
      ).api;
    money = apiOf('money') as MoneyApi;
    benefits = apiOf('benefits') as BenefitsApi;
  });
  afterAll(async () => {
    expect(await money.recomputeBalances()).toEqual([]);
    await server.close();
  });

  const inTx = <T>(run: (tx: AnyTransaction) => Promise<T>) =>
    server.platform.database.transaction(run);
  const fund = (guest: TestGuest, amount: number) =>
    inTx((tx) =>
      money.credit(tx, {
        guestId: guest.guestId,
        amount,
        currency: 'VXC',
        kind: 'bonus',
        reference: 'test',
      }),
    );
  const member = async (coins = 500): Promise<TestGuest> => {
    const guest = await server.signUp({ email: `${randomUUID()}@example.test` });
    if (coins > 0) await fund(guest, coins);
    return guest;
  };
  const subscribe = (
    guest: TestGuest,
    what: keyof typeof prices = 'vip:1',
    idempotencyKey = randomUUID() as string,
    expectedPrice: number = prices[what],
  ) => {
    const [plan, months] = what.split(':');
    return server.call(subscribeKey, {
      as: guest,
      body: { plan, months: Number(months), expectedPrice },
      idempotencyKey,
    });
  };
  const begun = async (guest: TestGuest, what: keyof typeof prices = 'vip:1') => {
    const { status, body } = await subscribe(guest, what);
    expect([status, body.error]).toEqual([200, undefined]);
    return body.subscription as { id: string; paidUntil: string };
  };
  const turn = (guest: TestGuest, verb: 'cancel' | 'resume' | 'withdraw', id: string) =>
    server.call(change(verb), { as: guest, params: { subscriptionId: id } });
  const list = async (guest?: TestGuest) =>
    (await server.call('GET /subscriptions', guest && { as: guest })).body;
  const balance = async ({ guestId }: TestGuest) => (await money.balanceOf(guestId))?.balance;
  const flags = async ({ guestId }: TestGuest) => {
    const { rows } = await sql<Record<string, boolean>>`
      select is_vip as vip, is_vx_select as select, tv_subscriber as tv, tv_subscriber_former as former
      from guests where id = ${guestId}`.execute(server.platform.database.read);
    return Object.entries(rows[0] ?? {})
      .filter(([, on]) => on)
      .map(([name]) => name);
  };
  const rowOf = async (id: string) => {
    const { rows } = await sql<{ state: string; tries: number; paid_until: Date }>`
      select state, tries, paid_until from subscriptions where id = ${id}`.execute(
      server.platform.database.read,
    );
    return rows[0]!;
  };
  const mailsTo = async ({ email }: TestGuest) =>
    (await server.mails())
      .filter(({ to, template }) => to === email && template !== 'verifyEmail')
      .map(({ template }) => template);
  const news = async ({ guestId }: TestGuest) => {
    const { rows } = await sql<{ args: { news: string } }>`
      select args from notifications where guest_id = ${guestId} and type = 8 order by id`.execute(
      server.platform.database.read,
    );
    return rows.map(({ args }) => args.news);
  };
  const until = async (at: number) => {
    clock.advance(at - clock.now());
    await server.runDueJobs();
  };
  const days = (guest: TestGuest, amount: number) =>
    inTx((tx) =>
      benefits.grant(tx, {
        guestId: guest.guestId,
        origin: 'demo',
        reference: 'test',
        grantKey: randomUUID(),
        gift: { kind: 'VIP subscription', amount },
      }),
    );
  /** Logs in again: a session does not last as long as these tests do. */
  const back = async (guest: TestGuest): Promise<TestGuest> => {
    const { body } = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    return { ...guest, bearer: body.bearer };
  };
  const listen = async (guest: TestGuest) => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    return socket;
  };

  describe('subscribing', () => {
    it('shows visitors every plan, with what it costs and saves', async () => {
      const { offers, subscriptions, given } = await list();
      expect([subscriptions, given]).toEqual([[], []]);
      expect(
        offers.map((offer: { plan: string; months: number; price: { value: number } }) => [
          `${offer.plan}:${offer.months}`,
          offer.price.value,
        ]),
      ).toEqual([...Object.entries(prices), ['tv:12', 192]]);
      expect(offers[1]).toMatchObject({
        perMonth: { value: 52, equivalent: { value: 1300 } },
        savedPercent: 13,
      });
    });

    it('[RU-socket-vip-update][RU-socket-subscription-started-purchase#1][SI-vipSubscriptionUpdate] charges, sets the flag and tells every tab', async () => {
      const guest = await member(100);
      const socket = await listen(guest);
      const { status, body } = await subscribe(guest);
      const paidUntil = new Date(monthsAfter(clock.now(), 1)).toISOString();
      expect(status).toBe(200);
      expect(body).toMatchObject({
        balance: { value: 40 },
        subscription: {
          plan: 'vip',
          months: 1,
          state: 'active',
          price: { value: 60 },
          paidUntil,
          nextChargeAt: paidUntil,
          offer: { percent: 30, price: { value: 42 } },
          withdrawal: { refund: { value: 60 } },
        },
      });
      expect(await flags(guest)).toEqual(['vip']);
      expect((await socket.next('vipSubscriptionUpdate')).payload).toEqual({
        active: true,
        former: false,
        hasStarted: true,
        validUntil: paidUntil,
        purchase: { plan: 'vip', value: 60, currency: 'VXC' },
        isVXSelect: false,
      });
      const { items } = (await server.call('GET /guest/statement', { as: guest })).body;
      expect(items[0]).toMatchObject({
        kind: 'subscription',
        text: { key: 'statement.subscription', args: { plan: 'vip', months: 1 } },
      });
      const { rows } = await sql`select category, value from purchase_events
        where guest_id = ${guest.guestId}`.execute(server.platform.database.read);
      expect(rows).toEqual([{ category: 'vip', value: 60 }]);
      expect(await mailsTo(guest)).toEqual(['subscriptionPaid']);
    });

    it('[RU-subs-status-flags][RU-guest-flags-independent][RU-socket-vxtv-update][RU-socket-subscription-started-purchase#1][RU-socket-subscription-started-purchase#2][SI-vxtvSubscriptionUpdate] holds plans beside each other, each with its flag', async () => {
      const guest = await member();
      const socket = await listen(guest);
      await begun(guest, 'vip:1');
      await begun(guest, 'vxselect:1');
      expect(await flags(guest)).toEqual(['vip', 'select']);
      await begun(guest, 'tv:1');
      expect((await socket.next('vxtvSubscriptionUpdate')).payload).toMatchObject({
        active: true,
        former: false,
        hasStarted: true,
        purchase: { plan: 'tv', value: 20 },
      });
      expect(await flags(guest)).toEqual(['vip', 'select', 'tv']);
      const { rows } = await sql<{ category: string }>`select category from purchase_events
        where guest_id = ${guest.guestId} order by category`.execute(server.platform.database.read);
      expect(rows.map(({ category }) => category)).toEqual(['tv', 'vip', 'vip']);
    });

    it('[RU-socket-subscription-started-purchase#3] an update of a plan that runs already is no purchase', async () => {
      const guest = await member();
      await begun(guest, 'vip:1');
      const socket = await listen(guest);
      await days(guest, 7);
      expect((await socket.next('vipSubscriptionUpdate')).payload).toMatchObject({
        active: true,
        hasStarted: false,
        purchase: null,
      });
      const { rows } = await sql<{ category: string }>`select category from purchase_events
        where guest_id = ${guest.guestId}`.execute(server.platform.database.read);
      expect(rows).toEqual([{ category: 'vip' }]);
    });

    it('charges once, whatever is repeated or sent at once', async () => {
      const guest = await member(200);
      const key = randomUUID();
      const first = await subscribe(guest, 'vip:1', key);
      expect((await subscribe(guest, 'vip:1', key)).body).toEqual(first.body);
      expect((await subscribe(guest, 'tv:1', key)).body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
      const others = await Promise.all(Array.from({ length: 8 }, () => subscribe(guest, 'tv:1')));
      expect(others.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(others.filter(({ status }) => status === 409)).toHaveLength(7);
      expect(await balance(guest)).toBe(120);
    });

    it.each([
      ['SUBSCRIPTION_RUNS', 409],
      ['PRICE_CHANGED', 409],
      ['BALANCE_TOO_LOW', 402],
      ['INVALID_INPUT', 400],
    ] as const)('refuses with %s, and nothing is charged', async (code, wanted) => {
      const guest = await member(60);
      if (code === 'SUBSCRIPTION_RUNS') await begun(guest);
      const before = await balance(guest);
      const { status, body } = await (code === 'PRICE_CHANGED'
        ? subscribe(guest, 'vip:1', randomUUID(), 59)
        : code === 'BALANCE_TOO_LOW'
          ? subscribe(guest, 'vip:3')
          : code === 'INVALID_INPUT'
            ? server.call(subscribeKey, {
                as: guest,
                body: { plan: 'vxselect', months: 3, expectedPrice: 100 },
                idempotencyKey: randomUUID(),
              })
            : subscribe(guest));
      expect([status, body.error.code]).toEqual([wanted, code]);
      expect(await balance(guest)).toBe(before);
      if (code !== 'SUBSCRIPTION_RUNS') expect(await flags(guest)).toEqual([]);
    });

    it('passes the limits that the guest set', async () => {
      const guest = await member();
      await server.call('POST /guest/limits', { as: guest, body: { period: 'day', amount: 40 } });
      expect((await subscribe(guest)).body.error.code).toBe('LIMIT_REACHED');
      expect(await flags(guest)).toEqual([]);
    });
  });

  describe('renewal', () => {
    it('charges the next period when the last one is over, once', async () => {
      const guest = await member(200);
      const { id, paidUntil } = await begun(guest);
      const started = clock.now();
      await until(Date.parse(paidUntil) - 1);
      expect(await balance(guest)).toBe(140);
      await until(Date.parse(paidUntil));
      await server.runDueJobs();
      expect(await balance(guest)).toBe(80);
      expect((await rowOf(id)).paid_until.getTime()).toBe(monthsAfter(started, 2));
      expect(await news(guest)).toEqual(['renewed']);
      expect(await mailsTo(guest)).toEqual(['subscriptionPaid', 'subscriptionPaid']);
      expect(await flags(guest)).toEqual(['vip']);
    });

    it('does nothing when its job comes twice or too early', async () => {
      const guest = await member(200);
      const { id, paidUntil } = await begun(guest);
      await inTx((tx) =>
        server.platform.jobs.enqueue(tx, 'subscriptions-due', { subscriptionId: id }),
      );
      await server.runDueJobs();
      expect(await balance(guest)).toBe(140);
      const at = Date.parse(paidUntil);
      await inTx((tx) =>
        server.platform.jobs.enqueue(
          tx,
          'subscriptions-due',
          { subscriptionId: id },
          { runAt: at },
        ),
      );
      await until(at);
      expect(await balance(guest)).toBe(80);
    });

    it('tries three times over three days, then it ends, and the flag goes', async () => {
      const guest = await member(60);
      const { id, paidUntil } = await begun(guest);
      const at = Date.parse(paidUntil);
      for (const [day, tries] of [
        [0, 1],
        [1, 2],
        [2, 3],
      ] as const) {
        await until(at + day * DAY_MS);
        expect(await rowOf(id)).toMatchObject({ state: 'unpaid', tries });
        expect(await flags(guest)).toEqual(['vip']);
      }
      await until(at + 3 * DAY_MS - 1);
      expect((await rowOf(id)).state).toBe('unpaid');
      // Money that comes on the last day comes too late: the third try was the last.
      await until(at + 3 * DAY_MS);
      expect((await rowOf(id)).state).toBe('ended');
      expect(await flags(guest)).toEqual([]);
      expect(await news(guest)).toEqual(['ended']);
      expect(await mailsTo(guest)).toEqual([
        'subscriptionPaid',
        'subscriptionUnpaid',
        'subscriptionEnded',
      ]);
      expect(await balance(guest)).toBe(0);
    });

    it('goes on where it stood when the guest can pay within the three days', async () => {
      const guest = await member(60);
      const { id, paidUntil } = await begun(guest);
      const started = clock.now();
      await until(Date.parse(paidUntil));
      await fund(guest, 60);
      await until(Date.parse(paidUntil) + DAY_MS);
      expect(await rowOf(id)).toMatchObject({ state: 'active', tries: 0 });
      expect((await rowOf(id)).paid_until.getTime()).toBe(monthsAfter(started, 2));
      expect(await balance(guest)).toBe(0);
    });

    it('charges nothing to who pauses spending or has asked to go', async () => {
      const guest = await member(200);
      const leaver = await member(200);
      const { id, paidUntil } = await begun(guest, 'tv:1');
      const left = await begun(leaver);
      await until(Date.parse(paidUntil) - 2 * DAY_MS);
      await server.call('POST /guest/limits/pause', {
        as: await back(guest),
        body: { kind: 'exclusion', length: 'halfYear' },
      });
      await sql`insert into account_deletions (guest_id, asked_at, due_at)
        values (${leaver.guestId}, ${new Date(clock.now())}, ${new Date(clock.now() + 14 * DAY_MS)})`.execute(
        server.platform.database.read,
      );
      await until(Date.parse(paidUntil));
      expect((await rowOf(left.id)).state).toBe('ended');
      expect(await balance(leaver)).toBe(140);
      expect((await rowOf(id)).state).toBe('ended');
      expect(await balance(guest)).toBe(180);
    });
  });

  describe('cancelling', () => {
    it('lets what is paid run out, and ends then', async () => {
      const guest = await member(200);
      const { id, paidUntil } = await begun(guest, 'tv:1');
      const first = await turn(guest, 'cancel', id);
      expect(first.body.subscription).toMatchObject({ state: 'cancelled', nextChargeAt: null });
      expect((await turn(guest, 'cancel', id)).body).toEqual(first.body);
      expect(await flags(guest)).toEqual(['tv']);
      await until(Date.parse(paidUntil));
      expect((await rowOf(id)).state).toBe('ended');
      expect(await balance(guest)).toBe(180);
      expect(await mailsTo(guest)).toEqual([
        'subscriptionPaid',
        'subscriptionCancelled',
        'subscriptionEnded',
      ]);
    });

    it('[RU-subs-tv-former] makes a former TV subscriber, who stays one beside being one again', async () => {
      const guest = await member(200);
      const { id } = await begun(guest, 'tv:1');
      await turn(guest, 'withdraw', id);
      expect(await flags(guest)).toEqual(['former']);
      await begun(guest, 'tv:1');
      expect(await flags(guest)).toEqual(['tv', 'former']);
    });

    it('can be taken back until it ends', async () => {
      const guest = await member(200);
      const { id, paidUntil } = await begun(guest);
      await turn(guest, 'cancel', id);
      expect((await turn(guest, 'resume', id)).body.subscription.state).toBe('active');
      expect((await turn(guest, 'resume', id)).body.subscription.state).toBe('active');
      await until(Date.parse(paidUntil));
      expect(await balance(guest)).toBe(80);
      const fresh = await member(200);
      const over = await begun(fresh);
      await turn(fresh, 'withdraw', over.id);
      for (const verb of ['resume', 'cancel'] as const)
        expect((await turn(fresh, verb, over.id)).body.error.code).toBe('SUBSCRIPTION_ENDED');
    });

    it('ends an unpaid one at once', async () => {
      const guest = await member(60);
      const { id, paidUntil } = await begun(guest);
      await until(Date.parse(paidUntil));
      const returned = await back(guest);
      const first = await turn(returned, 'cancel', id);
      expect(first.body.subscription.state).toBe('ended');
      expect(await flags(guest)).toEqual([]);
      // The answer was lost, and the cancellation is sent again.
      const again = await turn(returned, 'cancel', id);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect((await turn(returned, 'resume', id)).body.error.code).toBe('SUBSCRIPTION_ENDED');
    });

    it('[RE-acceptCancellationOffer][RU-subs-cancellation-offer-accept#1][RU-subs-cancellation-offer-accept#2][ET-cancellationOfferResult] keeps it at less for one period, once, and a cookie remembers it', async () => {
      const guest = await member(400);
      const { id, paidUntil } = await begun(guest);
      await turn(guest, 'cancel', id);
      const accept = (platform_text = 'vip') =>
        server.call('POST /guest/acceptCancellationOffer', {
          as: guest,
          body: { guest_id: guest.guestId, platform_text },
        });
      const { body, headers } = await accept();
      expect(body).toEqual({ accepted_offer: true, accepted_offer_info: expect.any(String) });
      expect(headers.get('set-cookie')).toMatch(/^vx_cancellation_offer=1;/);
      const [mine] = (await list(guest)).subscriptions;
      expect(mine).toMatchObject({ state: 'active', price: { value: 42 }, offer: null });
      await until(Date.parse(paidUntil));
      expect(await balance(guest)).toBe(400 - 60 - 42);
      await until(monthsAfter(Date.parse(paidUntil), 1));
      expect(await balance(guest)).toBe(400 - 60 - 42 - 60);
      expect(id).toBe(mine.id);
    });

    it('[RU-subs-cancellation-offer-not-accepted] answers that there is none, and sets no cookie', async () => {
      const guest = await member(200);
      const accept = (guest_id = guest.guestId, platform_text = 'vip') =>
        server.call('POST /guest/acceptCancellationOffer', {
          as: guest,
          body: { guest_id, platform_text },
        });
      const none = { accepted_offer: false, accepted_offer_info: null };
      const { body, headers } = await accept();
      expect([body, headers.get('set-cookie')]).toEqual([none, null]);
      await begun(guest, 'vip:1');
      await begun(guest, 'tv:1');
      expect((await accept()).body.accepted_offer).toBe(true);
      expect((await accept(guest.guestId, 'tv')).body).toEqual(none);
      expect((await accept(randomUUID())).body.error.code).toBe('FORBIDDEN');
      expect((await accept(guest.guestId, 'radio')).body.error.code).toBe('INVALID_INPUT');
    });
  });

  describe('withdrawal', () => {
    it('gives everything back within fourteen days, ends it, and mails a dated receipt', async () => {
      const first = await member(200);
      const { id } = await begun(first, 'vip:3');
      clock.advance(10 * DAY_MS);
      const guest = await back(first);
      const { body } = await turn(guest, 'withdraw', id);
      expect(body).toMatchObject({
        subscription: { state: 'ended', withdrawal: null },
        receivedAt: new Date(clock.now()).toISOString(),
        refund: { value: 156 },
      });
      expect(await balance(guest)).toBe(200);
      expect(await flags(guest)).toEqual([]);
      expect((await turn(guest, 'withdraw', id)).body).toEqual(body);
      expect(await balance(guest)).toBe(200);
      expect(await mailsTo(guest)).toEqual(['subscriptionPaid', 'withdrawalReceived']);
    });

    it('counts what was used from the second time on', async () => {
      const guest = await member(200);
      await turn(guest, 'withdraw', (await begun(guest)).id);
      const { id } = await begun(guest);
      clock.advance(3 * DAY_MS - 1);
      const refund = (await turn(guest, 'withdraw', id)).body.refund.value;
      expect(refund).toBeLessThan(60);
      expect(refund).toBeGreaterThan(50);
    });

    it('is too late after the fourteenth day', async () => {
      const first = await member(200);
      const { id } = await begun(first);
      clock.advance(15 * DAY_MS);
      const guest = await back(first);
      expect((await list(guest)).subscriptions[0].withdrawal).toBeNull();
      expect((await turn(guest, 'withdraw', id)).body.error.code).toBe('WITHDRAWAL_TOO_LATE');
      expect(await balance(guest)).toBe(140);
    });

    const declare = (email: string, as?: TestGuest) =>
      server.call('POST /withdrawal', {
        ...(as && { as }),
        body: { name: ' Ada ', email, contract: 'URGENT: visit https://evil.example' },
      });

    it('takes a visitor’s declaration, tells nobody whether there is an account, and mails no word of it', async () => {
      const guest = await member(200);
      await begun(guest);
      const other = `${randomUUID()}@example.test`;
      for (const email of [guest.email, other]) {
        const { status, body } = await declare(email);
        const reference = expect.stringMatching(/^W-[0-9A-F]{8}$/);
        const receivedAt = new Date(clock.now()).toISOString();
        expect([status, body]).toEqual([200, { receivedAt, reference, confirmed: false }]);
        const mail = (await server.mails()).findLast(({ to }) => to === email);
        expect(mail).toMatchObject({
          template: 'withdrawalConfirm',
          args: { at: receivedAt, reference: body.reference },
        });
        expect(JSON.stringify(mail)).not.toMatch(/evil|Ada/);
      }
      expect(await flags(guest)).toEqual(['vip']);
      expect((await declare('nobody')).body.error.code).toBe('EMAIL_INVALID');
    });

    it('mails the receipt with the words once the link of the mail was pressed, once', async () => {
      const email = `${randomUUID()}@example.test`;
      const { body } = await declare(email);
      const mail = (await server.mails()).findLast(({ to }) => to === email);
      const { token } = mail!.args as { token: string };
      const confirm = () => server.call('POST /withdrawal/confirm', { body: { token } });
      const declared = {
        receivedAt: body.receivedAt,
        reference: body.reference,
        name: 'Ada',
        email,
        contract: 'URGENT: visit https://evil.example',
      };
      expect((await confirm()).body).toEqual(declared);
      expect((await confirm()).body).toEqual(declared);
      const sent = (await server.mails()).filter(({ to }) => to === email);
      expect(sent.map(({ template }) => template)).toEqual([
        'withdrawalConfirm',
        'withdrawalReceived',
      ]);
      expect(sent[1]?.args).toMatchObject({
        declaredBy: 'Ada',
        contract: declared.contract,
        reference: body.reference,
      });
      const unknown = await server.call('POST /withdrawal/confirm', {
        body: { token: 'something else' },
      });
      expect(unknown.body.error.code).toBe('TOKEN_UNKNOWN');
    });

    it('gives a guest the receipt at once, at the own address and only once it is confirmed', async () => {
      const guest = await member(0);
      expect((await declare(guest.email, guest)).body.confirmed).toBe(false);
      await sql`update guests set email_verified_at = now() where id = ${guest.guestId}`.execute(
        server.platform.database.read,
      );
      expect((await declare(guest.email, guest)).body.confirmed).toBe(true);
      expect((await declare(`${randomUUID()}@example.test`, guest)).body.confirmed).toBe(false);
      expect(await mailsTo(guest)).toEqual(['withdrawalConfirm', 'withdrawalReceived']);
    });

    it('keeps declarations as long as something can be claimed from them, and others for a year', async () => {
      await sql`truncate withdrawals`.execute(server.platform.database.read);
      await declare(`${randomUUID()}@example.test`);
      const email = `${randomUUID()}@example.test`;
      await declare(email);
      const mail = (await server.mails()).findLast(({ to }) => to === email);
      const { token } = mail!.args as { token: string };
      await server.call('POST /withdrawal/confirm', { body: { token } });
      const count = async () => {
        const { rows } = await sql<{ email: string }>`select email from withdrawals`.execute(
          server.platform.database.read,
        );
        return rows.length;
      };
      const sweep = () => server.runTask('subscriptions-forget-withdrawals');
      const began = clock.now();
      clock.advance(364 * DAY_MS);
      await sweep();
      expect(await count()).toBe(2);
      clock.advance(2 * DAY_MS);
      await sweep();
      expect(await count()).toBe(1);
      clock.advance(Date.UTC(new Date(began).getUTCFullYear() + 4, 0, 1) - 1 - clock.now());
      await sweep();
      expect(await count()).toBe(1);
      clock.advance(1);
      await sweep();
      expect(await count()).toBe(0);
    });
  });

  describe('days that are given', () => {
    it('run first, and what is paid for moves behind them', async () => {
      const guest = await member(200);
      const { id, paidUntil } = await begun(guest);
      await days(guest, 7);
      const moved = Date.parse(paidUntil) + 7 * DAY_MS;
      expect((await rowOf(id)).paid_until.getTime()).toBe(moved);
      await until(Date.parse(paidUntil));
      expect([await balance(guest), await flags(guest)]).toEqual([140, ['vip']]);
      await until(moved);
      expect([await balance(guest), await flags(guest)]).toEqual([80, ['vip']]);
    });

    it('stand before what is bought while they run, and stay after a withdrawal, no longer', async () => {
      const guest = await member(200);
      await days(guest, 7);
      expect(await flags(guest)).toEqual(['vip']);
      const end = clock.now() + 7 * DAY_MS;
      const { id, paidUntil } = await begun(guest);
      expect(Date.parse(paidUntil)).toBe(monthsAfter(end, 1));
      expect((await list(guest)).given).toEqual([
        { plan: 'vip', until: new Date(end).toISOString() },
      ]);
      await turn(guest, 'withdraw', id);
      expect([await balance(guest), await flags(guest)]).toEqual([200, ['vip']]);
      await until(end);
      expect(await flags(guest)).toEqual([]);
    });

    it('leave the flag to a subscription that runs on', async () => {
      const guest = await member(200);
      await days(guest, 2);
      await begun(guest);
      await until(clock.now() + 2 * DAY_MS);
      expect(await flags(guest)).toEqual(['vip']);
    });
  });

  it('is nobody else’s', async () => {
    const [owner, stranger] = [await member(), await member()];
    const { id } = await begun(owner);
    for (const verb of ['cancel', 'resume', 'withdraw'] as const) {
      const { status, body } = await turn(stranger, verb, id);
      expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await list(stranger)).subscriptions).toEqual([]);
    expect((await rowOf(id)).state).toBe('active');
  });
});

it('sells VIP alone where nothing is configured: what TV and VX select would open is not there', async () => {
  await using server = await createTestServer({ database: 'pglite' });
  const { body } = await server.call('GET /subscriptions');
  expect(new Set(body.offers.map(({ plan }: { plan: string }) => plan))).toEqual(new Set(['vip']));
  const guest = await server.signUp({ email: `${randomUUID()}@example.test` });
  const refused = await server.call(subscribeKey, {
    as: guest,
    body: { plan: 'tv', months: 1, expectedPrice: 20 },
    idempotencyKey: randomUUID(),
  });
  expect([refused.status, refused.body.error]).toMatchObject([
    400,
    { code: 'INVALID_INPUT', detail: { field: 'plan' } },
  ]);
});
