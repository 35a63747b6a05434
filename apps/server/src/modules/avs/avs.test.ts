import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import type { AccountsApi } from '../accounts/index.ts';
import { createBenefitsModule } from '../benefits/index.ts';
import { createMoneyModule } from '../money/index.ts';
import type { Attestation } from './attestation.ts';
import { PROOF_VALID_MS } from './avs.rules.ts';
import { createAttestationSignature, createAvsModule } from './index.ts';

const providerSecret = 'a secret of the test';
const signature = createAttestationSignature(providerSecret);
const report = 'POST /avs/report';

describe.each(oneDatabase)('the age check on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 22, 12));
  let server: TestServer;
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
          setFlags: async (tx, id, { has_avs }) =>
            void (await sql`update guests set has_avs = ${has_avs} where id = ${id}`.execute(tx)),
        };
        const benefits = createBenefitsModule(platform, {
          accounts,
          money: money.api,
          subscriptions: {
            daysGiven: () => Promise.resolve(),
            daysEnded: () => Promise.resolve(),
            runs: () => Promise.resolve(false),
          },
        });
        const given = { accounts, money: money.api, benefits: benefits.api, providerSecret };
        return [money, benefits, createAvsModule(platform, given)];
      },
    });
  });
  afterAll(() => server.close());

  const begin = async (guest: TestGuest, forwardUrl = '/en/') => {
    const { body } = await server.query(
      'mutation ($forwardUrl: String!) { requestAvs(forwardUrl: $forwardUrl) { checkoutLink } }',
      { variables: { forwardUrl }, as: guest },
    );
    return body as {
      data: { requestAvs: { checkoutLink: string } } | null;
      errors?: { extensions: { code: string } }[];
    };
  };
  const check = async (guest: TestGuest, forwardUrl?: string) => {
    const { data } = await begin(guest, forwardUrl);
    return data?.requestAvs.checkoutLink.split('/').at(-1) ?? '';
  };
  const attest = (checkId: string, change: Partial<Attestation> = {}): Attestation => ({
    checkId,
    outcome: 'accepted',
    reason: null,
    reference: randomUUID(),
    at: clock.now(),
    ...change,
  });
  const deliver = async (attestation: Attestation, signed = signature.of(attestation)) => {
    const { status, body } = await server.call(report, {
      body: { ...attestation, signature: signed },
    });
    return status === 200 ? 'taken' : (body.error.code as string);
  };
  const session = async (guest: TestGuest) =>
    (await server.call('GET /auth/session', { as: guest })).body;
  const ageCheck = async (guest: TestGuest) =>
    (await server.call('GET /guest/avs', { as: guest })).body;
  const bonusAvailable = async (as?: TestGuest) =>
    (await server.query('{ avsBonusAvailable { bonusAvailable } }', as ? { as } : {})).body.data
      .avsBonusAvailable.bonusAvailable as boolean;
  const listen = async (guest: TestGuest) => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    return socket;
  };

  it('[RU-avs-request][GM-requestAvs] leads to the provider, and refuses visitors and addresses elsewhere', async () => {
    const guest = await server.signUp();
    expect((await begin(guest)).data?.requestAvs.checkoutLink).toMatch(
      /^\/sandbox\/avs\/[0-9a-f-]{36}$/,
    );
    for (const elsewhere of ['https://evil.test/', '//evil.test/', '', 'x'.repeat(3_000)])
      expect((await begin(guest, elsewhere)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    const { body } = await server.query(
      'mutation { requestAvs(forwardUrl: "/en/") { checkoutLink } }',
    );
    expect(body.errors[0].extensions.code).toBe('NEED_LOGIN');
  });

  it('[RU-avs-set#1][RU-avs-set#2][SI-avsSet] an attestation makes the status accepted, the flag on, and tells the guest', async () => {
    const guest = await server.signUp();
    const socket = await listen(guest);
    expect(await session(guest)).toMatchObject({ hasAvs: false, avsStatus: 'unknown' });
    const checkId = await check(guest);
    expect(await deliver(attest(checkId))).toBe('taken');
    expect((await socket.next('avsSet')).payload).toEqual({ hasAvs: true });
    expect(await session(guest)).toMatchObject({ hasAvs: true, avsStatus: 'accepted' });
    expect((await ageCheck(guest)).proof).toEqual({
      provider: 'Sandbox',
      acceptedAt: new Date(clock.now()).toISOString(),
      expiresAt: new Date(clock.now() + PROOF_VALID_MS).toISOString(),
    });
  });

  it('[RU-avs-pending][SI-avsPending][RU-avs-rejected#1][RU-avs-rejected#2][SI-avsRejected][ER-avsRejected] a check runs, fails with its reason, and the next one may succeed', async () => {
    const guest = await server.signUp();
    const socket = await listen(guest);
    const first = await check(guest);
    expect(await deliver(attest(first, { outcome: 'pending' }))).toBe('taken');
    await socket.next('avsPending');
    expect(await session(guest)).toMatchObject({ hasAvs: false, avsStatus: 'pending' });
    const rejected = attest(first, { outcome: 'rejected', reason: 'unreadable' });
    expect(await deliver(rejected)).toBe('taken');
    expect((await socket.next('avsRejected')).payload).toEqual({ avsRejectMessage: 'unreadable' });
    expect(await session(guest)).toMatchObject({
      hasAvs: false,
      avsStatus: 'rejected',
      avsRejectMessage: 'unreadable',
    });
    expect(await deliver(attest(first))).toBe('CONFLICT');
    expect(await deliver(attest(await check(guest)))).toBe('taken');
    expect(await session(guest)).toMatchObject({ hasAvs: true, avsRejectMessage: null });
  });

  it('[RU-avs-pending-rejected-flag] another check takes no proof away while it runs or fails', async () => {
    const guest = await server.signUp();
    await deliver(attest(await check(guest)));
    const again = await check(guest);
    await deliver(attest(again, { outcome: 'pending' }));
    expect(await session(guest)).toMatchObject({ hasAvs: true, avsStatus: 'pending' });
    await deliver(attest(again, { outcome: 'rejected', reason: 'noMatch' }));
    expect(await session(guest)).toMatchObject({ hasAvs: true, avsStatus: 'rejected' });
  });

  it('[RU-avs-revoked#1][RU-avs-revoked#2][SI-avsRevoked] provider and guest take a proof back, and nothing of it stays', async () => {
    for (const by of ['provider', 'guest'] as const) {
      const guest = await server.signUp();
      const socket = await listen(guest);
      const checkId = await check(guest);
      await deliver(attest(checkId));
      if (by === 'provider') await deliver(attest(checkId, { outcome: 'revoked' }));
      else await server.call('POST /guest/avs/revoke', { as: guest });
      await socket.next('avsRevoked');
      expect(await session(guest)).toMatchObject({ hasAvs: false, avsStatus: 'unknown' });
      expect(await ageCheck(guest)).toMatchObject({ hasAvs: false, proof: null });
      expect(await deliver(attest(checkId, { outcome: 'revoked' }))).toBe('CONFLICT');
    }
  });

  it('refuses an attestation that counted before, is forged, old or of an unknown check', async () => {
    const guest = await server.signUp();
    const checkId = await check(guest);
    const genuine = attest(checkId);
    expect(await deliver(genuine, signature.of({ ...genuine, reference: 'other' }))).toBe(
      'FORBIDDEN',
    );
    const refused = { event: 'callbackRefused', provider: 'avs', why: 'signature' };
    expect(server.securityEvents.at(-1)).toEqual(refused);
    expect(await deliver({ ...genuine, outcome: 'pending' }, signature.of(genuine))).toBe(
      'FORBIDDEN',
    );
    expect(await deliver(attest(checkId, { at: clock.now() - 3_600_000 }))).toBe('TOKEN_EXPIRED');
    expect(await deliver(attest(randomUUID()))).toBe('NOT_FOUND');
    expect((await session(guest)).hasAvs).toBe(false);

    expect(await deliver(genuine)).toBe('taken');
    await server.call('POST /guest/avs/revoke', { as: guest });
    expect(await deliver(genuine)).toBe('CONFLICT');
    // The same number for a fresh check, of this guest or another, is the same attestation.
    const other = await server.signUp();
    for (const one of [guest, other]) {
      const replayed = attest(await check(one), { reference: genuine.reference });
      expect(await deliver(replayed)).toBe('CONFLICT');
      expect((await session(one)).hasAvs).toBe(false);
    }
  });

  it('takes one of twenty deliveries at the same time', async () => {
    const guest = await server.signUp();
    const attestation = attest(await check(guest));
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(attestation)));
    expect(answers.toSorted()).toEqual([...Array<string>(19).fill('CONFLICT'), 'taken']);
    expect((await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance).toBe(4);
  });

  it('[RU-avs-bonus-available][GQ-avsBonusAvailable] gives the bonus with the first proof and never again', async () => {
    const guest = await server.signUp();
    expect(await bonusAvailable()).toBe(false);
    expect(await bonusAvailable(guest)).toBe(true);
    expect((await ageCheck(guest)).bonus).toMatchObject({ available: true, amount: { value: 4 } });
    await deliver(attest(await check(guest)));
    expect(await bonusAvailable(guest)).toBe(false);
    await server.call('POST /guest/avs/revoke', { as: guest });
    expect(await bonusAvailable(guest)).toBe(false);
    await deliver(attest(await check(guest)));
    expect((await server.call('GET /guest/getGuestBalance', { as: guest })).body.balance).toBe(4);
    const { items } = (await server.call('GET /guest/statement', { as: guest })).body;
    expect(items).toMatchObject([{ kind: 'bonus', text: { key: 'statement.avsBonus' } }]);
  });

  it('[RU-avs-revoked#2] a proof ends at its stamp by the work queue, a younger one stays', async () => {
    const guest = await server.signUp();
    await deliver(attest(await check(guest)));
    clock.advance(PROOF_VALID_MS - 1);
    await server.runDueJobs();
    const renewer = await renewed(guest);
    clock.advance(1);
    await server.runDueJobs();
    expect(await flagOf(guest)).toBe(false);
    expect(await flagOf(renewer)).toBe(true);
    clock.advance(PROOF_VALID_MS);
    await server.runDueJobs();
    expect(await flagOf(renewer)).toBe(false);
  });

  const flagOf = async ({ guestId }: TestGuest) => {
    const { rows } = await sql<{
      has_avs: boolean;
      over_18: boolean;
    }>`select g.has_avs, a.over_18 from guests g join avs_guests a on a.guest_id = g.id
      where g.id = ${guestId}`.execute(server.platform.database.read);
    expect(rows[0]?.has_avs).toBe(rows[0]?.over_18);
    return rows[0]?.has_avs;
  };
  /** A guest whose proof was renewed just before the first one ends. */
  const renewed = async (first: TestGuest) => {
    expect(await flagOf(first)).toBe(true);
    const guest = await server.signUp();
    await deliver(attest(await check(guest)));
    return guest;
  };

  it('keeps of a person "over 18", provider, reference and dates, and nothing else', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name || '.' || column_name as name from information_schema.columns
      where table_name like 'avs%' order by 1`.execute(server.platform.database.read);
    expect(rows.map(({ name }) => name)).toEqual([
      'avs_attestations.reference',
      'avs_attestations.seen_at',
      'avs_checks.created_at',
      'avs_checks.expires_at',
      'avs_checks.forward_path',
      'avs_checks.guest_id',
      'avs_checks.id',
      'avs_checks.language',
      'avs_checks.status',
      'avs_guests.accepted_at',
      'avs_guests.bonus_at',
      'avs_guests.check_id',
      'avs_guests.expires_at',
      'avs_guests.guest_id',
      'avs_guests.over_18',
      'avs_guests.provider',
      'avs_guests.reference',
      'avs_guests.reject_reason',
      'avs_guests.status',
    ]);
    const attestation = { ...attest(randomUUID()), birthDate: '1990-01-01' };
    const { body } = await server.call(report, {
      body: { ...attestation, signature: signature.of(attestation) },
    });
    expect(body.error.code).toBe('INVALID_INPUT');
  });

  it('slows a guest who begins check after check, and forgets checks that are over', async () => {
    const guest = await server.signUp();
    const links = await Promise.all(Array.from({ length: 12 }, () => begin(guest)));
    expect(links.filter(({ data }) => data !== null)).toHaveLength(10);
    expect(links.find(({ errors }) => errors)?.errors?.[0]?.extensions.code).toBe(
      'TOO_MANY_REQUESTS',
    );
    clock.advance(86_400_000);
    await server.runTask('avs-sweep-checks');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from avs_checks
      where guest_id = ${guest.guestId}`.execute(server.platform.database.read);
    expect(rows[0]?.count).toBe(0);
  });

  it('has a page of the sandbox that ends a check like a provider', async () => {
    const guest = await server.signUp();
    const checkId = await check(guest, '/en/videos/?a=b');
    const address = `${server.origin}/sandbox/avs/${checkId}`;
    const press = (outcome: string, reason = '') =>
      fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ outcome, reason }),
        redirect: 'manual',
      });
    expect(await (await fetch(address)).text()).toContain('Confirm: 18 or older');
    const pending = await press('pending');
    expect([pending.status, pending.headers.get('location')]).toEqual([303, '/en/videos/?a=b']);
    await press('accepted');
    expect((await session(guest)).hasAvs).toBe(true);
    expect((await press('accepted')).status).toBe(409);
    await press('revoked');
    expect((await session(guest)).hasAvs).toBe(false);
    const next = await check(guest);
    await fetch(`${server.origin}/sandbox/avs/${next}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'rejected', reason: '<script>' }),
      redirect: 'manual',
    });
    expect((await session(guest)).avsRejectMessage).toBe('other');
    expect((await fetch(`${server.origin}/sandbox/avs/${randomUUID()}`)).status).toBe(404);
  });
});
