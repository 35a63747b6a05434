import { phoneVerificationCodes } from '@vx/contract/enums';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

const MINUTE_MS = 60_000;
const codes = phoneVerificationCodes;

describe.each(oneDatabase)('the verification by phone on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 22, 12));
  let server: TestServer;
  let numbers = 0;
  let guest: TestGuest;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`delete from pin_call_sends`.execute(server.platform.database.read);
    guest = await server.signUp();
  });

  const freshNumber = (): string => {
    numbers += 1;
    return `+49151${String(20_000_000 + numbers)}`;
  };
  type Answer = {
    readonly data: Record<string, unknown> | null;
    readonly error: { code: string; detail: Record<string, unknown> } | null;
  };
  const ask = async (
    document: string,
    variables: Record<string, string>,
    as?: TestGuest,
  ): Promise<Answer> => {
    const { body } = await server.query(document, { variables, ...(as ? { as } : {}) });
    return {
      data: body.data ? (Object.values(body.data)[0] as Record<string, unknown>) : null,
      error: body.errors?.[0]?.extensions ?? null,
    };
  };
  const start = (phoneNumber: string, type = 'mobile', as: TestGuest | undefined = guest) =>
    ask(
      `mutation ($phoneNumber: String!, $type: String!) {
        pinCallStartVerification(phoneNumber: $phoneNumber, type: $type, language: "de") {
          id type verified countryCode preCode number e123 pinLength } }`,
      { phoneNumber, type },
      as,
    );
  const verify = (id: unknown, pin: string, as: TestGuest | undefined = guest, type = 'mobile') =>
    ask(
      `mutation ($id: ID!, $type: String!, $pin: String!) {
        verifyPin(id: $id, type: $type, pin: $pin) { id verified e123 } }`,
      { id: String(id), type, pin },
      as,
    );
  const refusal = ({ error }: Answer) => [error?.code, error?.detail.errorCode];
  const outbox = async (e164: string) => {
    const { rows } = await sql<{ way: string; text: string; language: string }>`
      select * from pin_call_outbox where e164 = ${e164} order by sent_at`.execute(
      server.platform.database.read,
    );
    return rows;
  };
  const pinOf = async (e164: string): Promise<string> => {
    const text = (await outbox(e164)).at(-1)?.text ?? '';
    return /\d{6}/.exec(text)?.[0] ?? text.replaceAll(/\D/g, '').slice(0, 5);
  };
  const wrong = (pin: string): string =>
    String((Number(pin) + 1) % 10 ** pin.length).padStart(pin.length, '0');
  const phone = async (as = guest) => (await server.call('GET /guest/phone', { as })).body;
  const flag = async (as = guest): Promise<boolean> => {
    const { rows } = await sql<{ mobile_authenticated: boolean }>`
      select mobile_authenticated from guests where id = ${as.guestId}`.execute(
      server.platform.database.read,
    );
    return rows[0]?.mobile_authenticated ?? false;
  };

  it('[RU-pincall-order#1][RU-pincall-length#1][GM-pinCallStartVerification][GM-verifyPin][ET-pinCallVerification] starts, then verifies, and the guest is mobile-authenticated', async () => {
    const number = freshNumber();
    const { data } = await start(`+49 0${number.slice(3)}`);
    expect(data).toMatchObject({
      type: 'mobile',
      verified: false,
      countryCode: '49',
      preCode: '1512',
      e123: `+49 1512 ${number.slice(7)}`,
      number: number.slice(7),
      pinLength: 6,
    });
    expect(await phone()).toMatchObject({
      verified: [],
      open: { id: data?.id, pinLength: 6, triesLeft: 3, e123: data?.e123 },
    });
    const sent = await outbox(number);
    expect(sent).toMatchObject([{ way: 'sms', language: 'de' }]);
    expect(sent[0]?.text).toMatch(/^\d{6} ist dein Code/);
    expect(await flag()).toBe(false);
    expect((await verify(data?.id, await pinOf(number))).data).toEqual({
      id: data?.id,
      verified: true,
      e123: data?.e123,
    });
    expect(await flag()).toBe(true);
    expect(await phone()).toMatchObject({ verified: [{ id: data?.id }], open: null });
    // Whoever asks again, because the answer was lost, is answered the same.
    expect((await verify(data?.id, '000000')).data).toMatchObject({ verified: true });
  });

  it('[RU-pincall-length#2] calls with 5 digits, spoken one by one, landlines too', async () => {
    const { data } = await start('+49 30 901820', 'fixed');
    expect(data).toMatchObject({ type: 'fixed', pinLength: 5, preCode: '30' });
    const [sent] = await outbox('+4930901820');
    expect(sent).toMatchObject({ way: 'call' });
    expect(sent?.text).toMatch(/(\d, ){4}\d\. Noch einmal/);
    const pin = await pinOf('+4930901820');
    expect(pin).toHaveLength(5);
    expect((await verify(data?.id, pin, guest, 'fixed')).data).toMatchObject({ verified: true });
  });

  it('[RU-pincall-records-by-id] keeps every verified number by its id', async () => {
    const ids: unknown[] = [];
    for (let count = 0; count < 2; count += 1) {
      const number = freshNumber();
      const { data } = await start(number);
      await verify(data?.id, await pinOf(number));
      ids.unshift(data?.id);
      clock.advance(MINUTE_MS);
    }
    expect((await phone()).verified.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('[ER-phone1][ER-phone2][ER-phone3][ER-phone5][RU-pincall-error-first] refuses a number with its code, and sends nothing', async () => {
    expect(refusal(await start('12'))).toEqual(['PHONE_INVALID_NUMBER', codes.invalidPhoneNumber]);
    expect(refusal(await start('+12133734253'))).toEqual([
      'PHONE_COUNTRY_NOT_ALLOWED',
      codes.countryNotAllowed,
    ]);
    expect(refusal(await start('+4930901821'))).toEqual([
      'PHONE_INVALID_TYPE',
      codes.invalidVerificationType,
    ]);
    expect(refusal(await start(freshNumber(), 'letter'))).toEqual(['PHONE_INVALID_TYPE', 3]);
    const number = freshNumber();
    await sql`insert into pin_call_blocked values (${number.slice(0, 12)}, 'a test')`.execute(
      server.platform.database.read,
    );
    expect(refusal(await start(number))).toEqual(['PHONE_BLACKLISTED', codes.numberBlacklisted]);
    await sql`delete from pin_call_blocked`.execute(server.platform.database.read);
    expect(await outbox(number)).toEqual([]);
    expect(await phone()).toMatchObject({ open: null, verified: [] });
  });

  it('[ER-phone4] ends a code after ten minutes, and with the next one', async () => {
    const number = freshNumber();
    const first = await start(number);
    const firstPin = await pinOf(number);
    clock.advance(MINUTE_MS);
    const second = await start(number);
    expect(refusal(await verify(first.data?.id, firstPin))).toEqual([
      'PHONE_TIMEOUT',
      codes.verificationTimeOut,
    ]);
    const pin = await pinOf(number);
    clock.advance(10 * MINUTE_MS);
    expect(refusal(await verify(second.data?.id, pin))).toEqual(['PHONE_TIMEOUT', 4]);
    expect((await phone()).open).toBeNull();
    expect(await flag()).toBe(false);
  });

  it('[ER-phone6] tells that a number belongs to another account to its holder only, and leaves it there', async () => {
    const number = freshNumber();
    const { data } = await start(number);
    await verify(data?.id, await pinOf(number));
    const other = await server.signUp();
    const asked = await start(number, 'mobile', other);
    expect(asked.error).toBeNull();
    const pin = await pinOf(number);
    expect(refusal(await verify(asked.data?.id, wrong(pin), other))).toEqual([
      'PHONE_INVALID_CODE',
      codes.invalidCode,
    ]);
    expect(refusal(await verify(asked.data?.id, pin, other))).toEqual([
      'PHONE_NOT_UNIQUE',
      codes.numberNotUnique,
    ]);
    expect([await flag(), await flag(other)]).toEqual([true, false]);
  });

  it('[ER-phone6] gives a number to one of two that confirm it at once', async () => {
    const number = freshNumber();
    const guests = [guest, await server.signUp(), await server.signUp()];
    const tries: [string, unknown, TestGuest][] = [];
    for (const as of guests) {
      const { data } = await start(number, 'mobile', as);
      tries.push([await pinOf(number), data?.id, as]);
      clock.advance(1000);
    }
    const answers = await Promise.all(tries.map(([pin, id, as]) => verify(id, pin, as)));
    const won = answers.filter(({ data }) => data?.verified === true);
    const lost = answers.filter(({ error }) => error?.code === 'PHONE_NOT_UNIQUE');
    expect([won.length, lost.length]).toEqual([1, 2]);
    const flags = await Promise.all(guests.map((as) => flag(as)));
    expect(flags.filter(Boolean)).toHaveLength(1);
  });

  it('[ER-phone7][RU-pincall-order#2] knows a check by its own guest alone', async () => {
    const number = freshNumber();
    const { data } = await start(number);
    const pin = await pinOf(number);
    const stranger = await server.signUp();
    const unknown = ['PHONE_ID_UNKNOWN', codes.idDoesNotExist];
    expect(refusal(await verify(data?.id, pin, stranger))).toEqual(unknown);
    expect(refusal(await verify('none', pin))).toEqual(unknown);
    expect(refusal(await verify("'; --", pin))).toEqual(unknown);
    expect(refusal(await verify(data?.id, pin, guest, 'fixed'))).toEqual(['PHONE_INVALID_TYPE', 3]);
    expect(await phone(stranger)).toMatchObject({ verified: [], open: null });
    expect((await verify(data?.id, pin)).data).toMatchObject({ verified: true });
  });

  it('[ER-phone8][ER-phone9] counts wrong codes, says how many are left, and pauses after the third', async () => {
    const number = freshNumber();
    const { data } = await start(number);
    const pin = await pinOf(number);
    expect(await verify(data?.id, '12')).toMatchObject({
      error: { detail: { errorCode: 8, triesLeft: 3 } },
    });
    for (const triesLeft of [2, 1]) {
      expect(await verify(data?.id, wrong(pin))).toMatchObject({
        error: { code: 'PHONE_INVALID_CODE', detail: { errorCode: 8, triesLeft } },
      });
      expect((await phone()).open).toMatchObject({ triesLeft });
    }
    const retryAt = new Date(clock.now() + 15 * MINUTE_MS).toISOString();
    const limit = {
      error: { code: 'PHONE_ATTEMPTS_REACHED', detail: { errorCode: 9, retryAt } },
    };
    expect(await verify(data?.id, wrong(pin))).toMatchObject(limit);
    expect(await phone()).toMatchObject({ open: null, pausedUntil: retryAt });
    // Neither the right code nor a new one helps before the pause is over.
    expect(await verify(data?.id, pin)).toMatchObject(limit);
    clock.advance(2 * MINUTE_MS);
    expect(await start(freshNumber())).toMatchObject(limit);
    clock.advance(13 * MINUTE_MS);
    expect(refusal(await verify(data?.id, pin))).toEqual(['PHONE_ATTEMPTS_REACHED', 9]);
    expect((await start(number)).error).toBeNull();
  });

  it('counts every one of many tries at once', async () => {
    const number = freshNumber();
    const { data } = await start(number);
    const pin = await pinOf(number);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => verify(data?.id, wrong(pin))),
    );
    const wrongs = answers.filter(({ error }) => error?.code === 'PHONE_INVALID_CODE');
    expect(wrongs).toHaveLength(2);
    expect(refusal(await verify(data?.id, pin))).toEqual(['PHONE_ATTEMPTS_REACHED', 9]);
  });

  it('[ER-phone9] sends one code a minute to a guest, and says when the next may go', async () => {
    const number = freshNumber();
    await start(number);
    const retryAt = new Date(clock.now() + MINUTE_MS).toISOString();
    expect((await phone()).open).toMatchObject({ nextSendAt: retryAt, waitSeconds: 60 });
    expect(await start(number)).toMatchObject({
      error: { code: 'PHONE_ATTEMPTS_REACHED', detail: { errorCode: 9, retryAt } },
    });
    expect(await outbox(number)).toHaveLength(1);
    clock.advance(MINUTE_MS);
    expect((await start(number)).error).toBeNull();
  });

  it('[ER-phone9] spares a number from the codes of many guests, and limits what one address sends', async () => {
    const number = freshNumber();
    for (let count = 0; count < 3; count += 1) {
      const as = count === 0 ? guest : await server.signUp();
      expect((await start(number, 'mobile', as)).error).toBeNull();
    }
    const fourth = await server.signUp();
    expect(refusal(await start(number, 'mobile', fourth))).toEqual(['PHONE_ATTEMPTS_REACHED', 9]);
    for (let count = 3; count < 15; count += 1)
      expect((await start(freshNumber(), 'mobile', await server.signUp())).error).toBeNull();
    expect(refusal(await start(freshNumber(), 'mobile', fourth))).toEqual([
      'PHONE_ATTEMPTS_REACHED',
      9,
    ]);
    clock.advance(60 * MINUTE_MS);
    expect((await start(number, 'mobile', fourth)).error).toBeNull();
  });

  it('[ER-phone9] sends so many codes to a country and in all, whatever numbers and guests are used', async () => {
    const others = async (counted: 'country' | 'all', count: number) =>
      await sql`insert into pin_call_sends (key, sent_at)
        select s.key, ${new Date(clock.now())}::timestamptz
        from (select distinct key from pin_call_sends where key like ${`${counted}:%`}) s,
          generate_series(1, ${count}::int)`.execute(server.platform.database.read);
    expect((await start(freshNumber())).error).toBeNull();
    await others('country', 118);
    expect((await start(freshNumber(), 'mobile', await server.signUp())).error).toBeNull();
    const next = await server.signUp();
    expect(refusal(await start(freshNumber(), 'mobile', next))).toEqual([
      'PHONE_ATTEMPTS_REACHED',
      9,
    ]);
    expect((await start('+436641234567', 'mobile', next)).error).toBeNull();
    await others('all', 297);
    const last = await server.signUp();
    expect(refusal(await start('+41791234567', 'mobile', last))).toEqual([
      'PHONE_ATTEMPTS_REACHED',
      9,
    ]);
    expect(server.securityEvents.slice(-2)).toEqual([
      { event: 'limitReached', limit: 'phone-country' },
      { event: 'limitReached', limit: 'phone-all' },
    ]);
    clock.advance(60 * MINUTE_MS);
    expect((await start('+41791234567', 'mobile', last)).error).toBeNull();
  });

  it('is for guests, keeps no code, and forgets who was counted', async () => {
    const visitor = await server.query(
      'mutation { verifyPin(id: "a", type: "mobile", pin: "1") { id } }',
    );
    expect(visitor.body.errors[0].extensions.code).toBe('NEED_LOGIN');
    const { read } = server.platform.database;
    const number = freshNumber();
    const { data } = await start(number, 'mobile', await server.signUp());
    const pin = await pinOf(number);
    const kept = await sql<{ row: string }>`
      select v::text as row from pin_call_verifications v where id = ${data?.id}
      union all select k::text from pin_call_keys k`.execute(read);
    for (const { row } of kept.rows) {
      expect(row).not.toContain(`${pin},`);
      if (row.includes('number:')) expect(row).not.toContain(number.slice(1));
    }
    clock.advance(25 * 60 * MINUTE_MS);
    await server.runTask('pincall-sweep');
    const { rows } = await sql`select 1 from pin_call_verifications where id = ${data?.id}
      union all select 1 from pin_call_sends`.execute(read);
    expect(rows).toEqual([]);
  });

  it('shows in the sandbox what would have been sent', async () => {
    const number = freshNumber();
    await start(number);
    const page = await fetch(`${server.origin}/sandbox/phone?language=de`);
    const text = await page.text();
    expect(text).toContain(number.replace('+', '&#43;').slice(-8));
    expect(text).toContain(await pinOf(number));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

it('[ER-phone10] sends nothing where nobody sends: without a provider and without the sandbox', async () => {
  const server = await createTestServer({ database: 'pglite', env: { VX_SANDBOX: 'off' } });
  const as = await server.signUp();
  const { body } = await server.query(
    `mutation { pinCallStartVerification(phoneNumber: "+4915123456789", type: "mobile", language: "de") { id } }`,
    { as },
  );
  expect(body.errors[0].extensions).toMatchObject({
    code: 'PHONE_UNKNOWN',
    detail: { errorCode: phoneVerificationCodes.unknown },
  });
  expect((await fetch(`${server.origin}/sandbox/phone`)).status).toBe(404);
  await server.close();
});
