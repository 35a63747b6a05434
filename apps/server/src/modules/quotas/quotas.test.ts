import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, oneDatabase, type TestServer } from '../../platform/testing/index.ts';
import { guardMails } from './guard-mails.ts';
import { createQuotas } from './quotas.ts';

const HOUR = 3_600_000;
const withdrawal = 'POST /withdrawal';
const password = 'a fine long password';

/** Finding 7 of the review: nobody is a relay. */
describe.each(oneDatabase)('quotas on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 24, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database, clock, env: { VX_TRUST_PROXY: 'on' } });
  });
  afterAll(() => server.close());

  const declare = (email: string, ip?: string) =>
    server.call(withdrawal, {
      body: { name: 'Ada', email, contract: 'VIP' },
      ...(ip && { headers: { 'x-forwarded-for': ip } }),
    });
  const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);
  const signUp = (email: string, name: string) =>
    server.call('POST /auth/signup', {
      body: { email, password, name, language: 'en', acceptTerms: true, ofAge: true },
    });

  it('count together what is one, hold also when many take at once, and begin anew', async () => {
    const quotas = createQuotas({ clock, secret: 'test' });
    const take = (of: string) =>
      server.platform.database.transaction((tx) =>
        quotas.take(tx, [
          { name: 'test', of, quotas: [{ max: 3, windowMs: HOUR }] },
          { name: 'test-all', of: '', quotas: [{ max: 5, windowMs: HOUR }] },
        ]),
      );
    const together = await Promise.all(Array.from({ length: 8 }, () => take('a')));
    expect(together.filter((one) => one === null)).toHaveLength(3);
    expect(await take('a')).toEqual({ name: 'test', retryAt: Date.UTC(2026, 10, 24, 13) });
    // What was refused counted for nothing: two of five are left for others.
    expect([await take('b'), await take('b')]).toEqual([null, null]);
    expect(await take('b')).toMatchObject({ name: 'test-all' });
    clock.advance(HOUR);
    expect(await take('a')).toBeNull();
    await server.runTask('quotas-sweep');
    const { rows } = await server.platform.database.transaction((tx) =>
      tx
        .selectFrom('quota_uses' as never)
        .selectAll()
        .execute()
        .then((all) => ({ rows: all })),
    );
    expect(rows).toHaveLength(2);
  });

  it('let a network declare six withdrawals an hour, whatever its addresses, and keep others out of it', async () => {
    const mine = (last: number) => declare(`${randomUUID()}@example.test`, `198.51.100.${last}`);
    const answers = [];
    for (let last = 1; last <= 8; last += 1) answers.push((await mine(last)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const refused = await mine(9);
    expect(refused.body.error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      detail: { retryAfter: expect.any(Number) },
    });
    expect(server.securityEvents).toContainEqual({
      event: 'limitReached',
      limit: `call ${withdrawal}`,
    });
    expect((await declare(`${randomUUID()}@example.test`, '198.51.101.1')).status).toBe(200);
  });

  it('write to one mailbox five times an hour, however its address is written, and answer the same', async () => {
    const ada = `ada-${randomUUID()}`;
    const addresses = Array.from({ length: 7 }, (_, index) => `${ada}+${index}@example.test`);
    for (const address of addresses) expect((await declare(address)).status).toBe(200);
    const sent = await Promise.all(addresses.map(mailsTo));
    expect(sent.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    // Other mails of strangers to it are among them.
    await signUp(`${ada}+x@example.test`, `Ada ${ada.slice(4, 12)}`);
    expect(await mailsTo(`${ada}+x@example.test`)).toEqual([]);
    clock.advance(HOUR);
    await declare(`${ada}@example.test`);
    expect(await mailsTo(`${ada}@example.test`)).toHaveLength(1);
  });

  it('write no flood of other mails to an address that nobody has confirmed', async () => {
    const email = `${randomUUID()}@example.test`;
    const { outbox, logger, securityLog: security } = server.running.platform;
    const mailer = guardMails(outbox, {
      quotas: createQuotas({ clock, secret: 'test' }),
      clock,
      logger,
      security,
      nameAt: (_tx, to) => Promise.resolve(to === email ? null : 'Ada'),
    });
    const confirmed = `${randomUUID()}@example.test`;
    for (const to of [email, confirmed])
      for (let time = 0; time < 32; time += 1)
        await server.platform.database.transaction((tx) =>
          mailer.send(tx, {
            to,
            template: 'passwordChanged',
            args: { name: 'Ada' },
            language: 'en',
          }),
        );
    expect([(await mailsTo(email)).length, (await mailsTo(confirmed)).length]).toEqual([30, 32]);
  });

  it('say no word of a guest to an address that is not confirmed', async () => {
    const email = `${randomUUID()}@example.test`;
    const evil = `URGENT evil.example`;
    const { body } = await signUp(email, evil);
    const guest = { bearer: body.bearer as string };
    const [verify] = await mailsTo(email);
    expect(verify).toMatchObject({ template: 'verifyEmail', args: { name: '' } });
    const changed = await server.call('POST /auth/changePassword', {
      as: guest as never,
      body: { current: password, password: `${password} of another kind` },
    });
    expect(changed.status).toBe(200);
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      template: 'passwordChanged',
      args: { name: '' },
    });
    expect(JSON.stringify(await mailsTo(email))).not.toContain('evil');
    const { token } = verify!.args as { token: string };
    await server.call('POST /auth/verifyEmail', { body: { token } });
    // Somebody else names the same address: the owner reads no word of that one.
    const other = `OTHER evil.example ${randomUUID().slice(0, 4)}`;
    const { bearer } = (await signUp(email, other)).body;
    await server.call('POST /auth/changePassword', {
      as: { bearer } as never,
      body: { current: password, password: `${password} of another kind` },
    });
    expect((await mailsTo(email)).length).toBeGreaterThan(3);
    expect(JSON.stringify(await mailsTo(email))).not.toContain('OTHER');
    await server.call('POST /auth/forgotPassword', { body: { email } });
    await server.runDueJobs();
    expect((await mailsTo(email)).at(-1)).toMatchObject({
      template: 'resetPassword',
      args: { name: evil },
    });
  });
});
