import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const nothing = {
  newcomer: false,
  mailVerified: false,
  avsAccepted: false,
  recharge: null,
  welcomeBack: false,
};
const fresh = { ...nothing, newcomer: true };

describe.each(oneDatabase)('what status bars tell on %s', (database) => {
  const clock = new FakeClock(Date.now());
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database, clock });
  });
  afterAll(() => server.close());

  const factsOf = async (as: TestGuest) =>
    (await server.call('GET /auth/session', { as })).body.statusFacts;
  const write = (statement: ReturnType<typeof sql>) =>
    statement.execute(server.platform.database.read);
  const now = (): Date => new Date(clock.now());

  it('[ET-statusBar][EN-statusBarTypes] is nothing for who has just signed up, and missing for visitors', async () => {
    expect(await factsOf(await server.signUp())).toEqual(fresh);
    expect((await server.call('GET /auth/session', {})).body).not.toHaveProperty('statusFacts');
  });

  it('[EN-statusBarTypes] tells for a day that address and age are confirmed', async () => {
    const guest = await server.signUp();
    await write(sql`update guests set email_verified_at = ${now()}, has_avs = true
      where id = ${guest.guestId}`);
    await write(sql`insert into avs_guests (guest_id, status, over_18, provider, reference, check_id, accepted_at,
        expires_at)
      values (${guest.guestId}, 'accepted', true, 'sandbox', ${guest.guestId}, ${guest.guestId}, ${now()},
        ${new Date(clock.now() + DAY)})`);
    expect(await factsOf(guest)).toEqual({ ...fresh, mailVerified: true, avsAccepted: true });
    await write(sql`update guests set email_verified_at = ${new Date(clock.now() - DAY)}
      where id = ${guest.guestId}`);
    expect(await factsOf(guest)).toEqual({ ...fresh, avsAccepted: true });
    // A proof that is taken back is no news any more.
    await write(sql`update guests set has_avs = false where id = ${guest.guestId}`);
    expect(await factsOf(guest)).toEqual(fresh);
  });

  it('[EN-statusBarTypes] tells why the automatic recharge stands still, as long as it does', async () => {
    const guest = await server.signUp();
    const { guestId } = guest;
    await write(sql`insert into payment_settings
      (guest_id, auto_recharge_amount, threshold, maximum, language, stopped_by)
      values (${guestId}, 1000, 20, 5000, 'en', 'PAYMENT_DECLINED')`);
    expect(await factsOf(guest)).toMatchObject({ recharge: 'stopped' });
    await write(sql`update payment_settings set stopped_by = null where guest_id = ${guestId}`);
    expect(await factsOf(guest)).toMatchObject({ recharge: null });
    await write(sql`insert into automatic_recharges (id, guest_id, state, waits_until, created_at)
      values (${server.platform.random.uuid()}, ${guestId}, 'waiting',
        ${new Date(clock.now() + HOUR)}, ${now()})`);
    expect(await factsOf(guest)).toMatchObject({ recharge: 'waiting' });
    await write(sql`update payment_settings set auto_recharge_amount = null, threshold = null,
      maximum = null where guest_id = ${guestId}`);
    expect(await factsOf(guest)).toMatchObject({ recharge: null });
  });

  it('[EN-statusBarTypes] welcomes back for a day whoever was away for more than a month', async () => {
    const guest = await server.signUp();
    const logIn = () =>
      server.call('POST /auth/login', { body: { email: guest.email, password: guest.password } });
    clock.advance(30 * DAY);
    expect((await logIn()).body.guest.statusFacts).toEqual(nothing);
    clock.advance(30 * DAY + HOUR);
    expect((await logIn()).body.guest.statusFacts).toEqual({ ...nothing, welcomeBack: true });
    clock.advance(DAY);
    expect((await logIn()).body.guest.statusFacts).toEqual(nothing);
  });
});
