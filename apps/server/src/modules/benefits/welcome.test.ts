import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { DAY_MS } from '@vx/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import { WELCOME_KEPT_MS } from './welcome.ts';

const promo = 'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}';

/** Finding 14 of the review: coins for sign-ups. */
describe.each(oneDatabase)('what codes bring whom on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 24, 12));
  let server: TestServer;
  let addresses = 0;

  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_TRUST_PROXY: 'on' } });
    for (const module of server.running.product.modules) await module.seed?.(smallWorld());
  });
  afterAll(() => server.close());

  /** A network that nobody has used. */
  const freshIp = (): string => `203.${(addresses += 1)}.7.1`;
  const redeem = async (guest: TestGuest, code = 'WELCOME', ip = freshIp()): Promise<string> => {
    const { status, body } = await server.call('POST /guest/redeemBonus', {
      as: guest,
      body: { code },
      idempotencyKey: randomUUID(),
      headers: { 'x-forwarded-for': ip },
    });
    return status === 200 ? 'done' : body.error.code;
  };
  const look = async (guest: TestGuest, code = 'WELCOME'): Promise<unknown> =>
    (await server.query(`{ canRedeem(code: "${code}") { missing } }`, { as: guest })).body.data
      .canRedeem.missing;
  const isOffered = async (guest: TestGuest, ip = freshIp()): Promise<boolean> =>
    (
      await server.call(promo, {
        as: guest,
        params: { promoCode: 'WELCOME' },
        headers: { 'x-forwarded-for': ip },
      })
    ).body.hasNotRedeemedInstance;
  const confirmAddress = async (guest: TestGuest): Promise<void> => {
    const mail = (await server.mails()).find(
      ({ to, template }) => to === guest.email && template === 'verifyEmail',
    );
    const token = (mail?.args as { token: string } | undefined)?.token;
    const answer = await server.call('POST /auth/verifyEmail', { body: { token } });
    expect(answer.status).toBe(200);
  };
  const confirmNumber = async (guest: TestGuest, number: string): Promise<void> => {
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
  const freshNumber = (): string => `+49151${String(Math.floor(Math.random() * 9e7) + 1e7)}`;
  const mailbox = (): string => `ada${randomUUID().slice(0, 8)}`;
  const balance = async (guest: TestGuest): Promise<number> =>
    (await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance;

  it('the welcome bonus pays at once, every other code once an address or a number is confirmed', async () => {
    const guest = await server.signUp();
    expect(await redeem(guest)).toBe('done');
    for (const code of ['EVENING', 'CHATTRIAL', 'MINUTES', 'DEMO-GIFT', 'TOPUP'])
      expect(await redeem(guest, code)).toBe('CODE_NEEDS_CONTACT');
    expect([await look(guest, 'EVENING'), await balance(guest)]).toEqual([
      ['CODE_NEEDS_CONTACT'],
      20,
    ]);
    // A code that asks for a number says so, and nothing else.
    expect(await look(guest, 'HELLO')).toEqual(['CODE_NEEDS_PHONE']);
    await confirmAddress(guest);
    expect([await look(guest, 'EVENING'), await redeem(guest, 'EVENING')]).toEqual([[], 'done']);
    const caller = await server.signUp();
    await confirmNumber(caller, freshNumber());
    expect(await redeem(caller, 'EVENING')).toBe('done');
  });

  it('twenty sign-ups at once from one device bring the coins once', async () => {
    const { device } = await server.signUp();
    const guests = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.signUp({ device, email: `${randomUUID()}@example.test` }),
      ),
    );
    expect(new Set(guests.map((guest) => guest.device))).toEqual(new Set([device]));
    const answers = await Promise.all(guests.map((guest) => redeem(guest)));
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'CODE_WELCOME_GIVEN'),
      'done',
    ]);
    const paid = await Promise.all(guests.map(balance));
    expect(paid.reduce((sum, coins) => sum + coins, 0)).toBe(20);
    // Nothing is offered that would not be given, and the account is one as any other.
    const late = await server.signUp({ device });
    expect([await isOffered(late), await look(late)]).toEqual([false, ['CODE_WELCOME_GIVEN']]);
    await confirmAddress(late);
    expect(await redeem(late, 'EVENING')).toBe('done');
  });

  it('a device cookie of somebody’s own making counts for nothing, and the signed one is kept', async () => {
    const first = await server.signUp();
    const forged = `vx_device=${randomUUID()}.${'a'.repeat(43)}`;
    const second = await server.signUp({ device: forged });
    expect(new Set([first.device, second.device, forged]).size).toBe(3);
    const answer = await server.call('POST /auth/login', {
      body: { email: first.email, password: first.password },
      headers: { cookie: second.device },
    });
    const [, cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^vx_device=[\w.%-]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=31536000$/,
    );
    expect(cookie?.split(';')[0]).toBe(second.device);
  });

  it('a log-in on another device takes the gift along', async () => {
    const guest = await server.signUp();
    expect(await redeem(guest)).toBe('done');
    const other = await server.call('POST /auth/login', {
      body: { email: guest.email, password: guest.password },
    });
    const device = other.headers.getSetCookie()[1]?.split(';')[0] ?? '';
    expect(await redeem(await server.signUp({ device }))).toBe('CODE_WELCOME_GIVEN');
  });

  it('counts a mailbox in any spelling, and a phone number', async () => {
    const name = mailbox();
    expect(await redeem(await server.signUp({ email: `${name}+1@gmail.com` }))).toBe('done');
    const again = await server.signUp({
      email: `${name.slice(0, 2)}.${name.slice(2)}+2@googlemail.com`,
    });
    expect(await redeem(again)).toBe('CODE_WELCOME_GIVEN');
    const number = freshNumber();
    const caller = await server.signUp();
    await confirmNumber(caller, number);
    expect(await redeem(caller)).toBe('done');
    const sameNumber = await server.signUp();
    clock.advance(3_600_000);
    await sql`delete from pin_call_numbers where e164 = ${number}`.execute(
      server.platform.database.read,
    );
    await confirmNumber(sameNumber, number);
    expect(await redeem(sameNumber)).toBe('CODE_WELCOME_GIVEN');
  });

  it('an address that nobody has confirmed says nothing of its owner, and takes nothing from it', async () => {
    const name = mailbox();
    const owner = await server.signUp({ email: `${name}@example.test` });
    expect(await redeem(owner)).toBe('done');
    await confirmAddress(owner);
    // Whoever names the address learns nothing of who has it.
    const stranger = await server.signUp({ email: `${name}+x@example.test` });
    expect([await isOffered(stranger), await look(stranger)]).toEqual([true, []]);
    await confirmAddress(stranger);
    expect(await look(stranger)).toEqual(['CODE_WELCOME_GIVEN']);

    const taken = mailbox();
    expect(await redeem(await server.signUp({ email: `${taken}+y@example.test` }))).toBe('done');
    const late = await server.signUp({ email: `${taken}@example.test` });
    expect(await redeem(late)).toBe('CODE_WELCOME_GIVEN');
    await confirmAddress(late);
    expect(await redeem(late)).toBe('done');
  });

  it('beyond some an hour from one network it asks for a number, which any network may bring', async () => {
    const ip = freshIp();
    const given: string[] = [];
    for (let guest = 0; guest < 7; guest += 1)
      given.push(await redeem(await server.signUp(), 'WELCOME', ip));
    expect(given).toEqual([...Array.from({ length: 6 }, () => 'done'), 'CODE_NEEDS_PHONE']);
    const guest = await server.signUp();
    expect([await isOffered(guest, ip), await isOffered(guest)]).toEqual([false, true]);
    await confirmNumber(guest, freshNumber());
    expect([await isOffered(guest, ip), await redeem(guest, 'WELCOME', ip)]).toEqual([
      true,
      'done',
    ]);
  });

  it('keeps hashes alone, beyond the account, and forgets them', async () => {
    const guest = await server.signUp();
    expect(await redeem(guest)).toBe('done');
    await sql`delete from guest_devices where guest_id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    const again = await server.signUp({ device: guest.device });
    expect(await look(again)).toEqual(['CODE_WELCOME_GIVEN']);
    const kept = async () =>
      (
        await sql<{ text: string }>`select g::text as text from welcome_gifts g`.execute(
          server.platform.database.read,
        )
      ).rows;
    const id = decodeURIComponent(guest.device).split(/[=.]/)[1] ?? '';
    expect(JSON.stringify(await kept())).not.toContain(id.slice(0, 8));
    clock.advance(WELCOME_KEPT_MS + DAY_MS);
    await server.runTask('benefits-forget-welcomes');
    expect(await kept()).toEqual([]);
  });
});
