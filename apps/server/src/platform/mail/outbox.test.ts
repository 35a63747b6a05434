import { DAY_MS } from '@vx/kernel';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestServer, databases } from '../testing/index.ts';
import { createSeal } from '../seal.ts';

describe.each(databases)('mails that wait on %s', (database) => {
  it('show no token to who reads the database, and go after a week', async () => {
    const clock = new FakeClock(Date.UTC(2026, 10, 23, 12));
    await using server = await createTestServer({ database, clock });
    const guest = await server.signUp();
    const mail = (await server.mails()).find(({ template }) => template === 'verifyEmail');
    expect(mail?.to).toBe(guest.email);
    const token = mail && 'token' in mail.args ? mail.args.token : '';
    const { rows } = await sql<object>`select * from mails`.execute(server.platform.database.read);
    expect(token).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(token);
    clock.advance(7 * DAY_MS);
    await server.runTask('mails-sweep');
    expect(await server.mails()).not.toEqual([]);
    clock.advance(1);
    await server.runTask('mails-sweep');
    expect(await server.mails()).toEqual([]);
  });
});

it('opens nothing that was sealed with another secret or changed', () => {
  const [one, other] = [createSeal('a secret', 'mails'), createSeal('another', 'mails')];
  const sealed = one.seal('a token');
  expect([
    one.open(sealed),
    other.open(sealed),
    one.open(`x${sealed.slice(1)}`),
    one.open(''),
  ]).toEqual(['a token', null, null, null]);
});
