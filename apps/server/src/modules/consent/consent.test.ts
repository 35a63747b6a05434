import { legalVersions } from '@vx/contract/constants';
import { DAY_MS } from '@vx/kernel';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';

const data = 'POST /guest/closeDataProtection';
const both = 'POST /guest/closeAgbAndDataProtection';
const terms = { document: 'terms', version: legalVersions.terms };
const privacy = { document: 'dataProtection', version: legalVersions.dataProtection };

describe.each(oneDatabase)('what has changed in the legal texts, on %s', (database) => {
  // The day after the younger of the two.
  const clock = new FakeClock(
    Math.max(...Object.values(legalVersions).map((day) => Date.parse(day))) + DAY_MS,
  );
  let server: TestServer;
  let guest: TestGuest;

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
  });

  const agreedAt = (day: string) =>
    sql`update guests set terms_accepted_at = ${new Date(day)} where id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
  const changes = async () => (await server.call('GET /guest/legalChanges', { as: guest })).body;
  const answer = (key: string, accepted: boolean) =>
    server.call(key, { as: guest, body: { accepted } });
  const isShown = async () =>
    (await server.running.product.pageGuest(guest.guestId, 'en')).showDataProtection;

  it('who has just signed up has read what is in force', async () => {
    expect(await changes()).toEqual({ changes: [] });
    expect(await isShown()).toBe(false);
  });

  it('[RU-consent-agb-close][RE-closeAgbAndDataProtection] who agreed before both is shown both, and agrees once', async () => {
    await agreedAt('2026-01-15');
    expect(await changes()).toEqual({ changes: [terms, privacy] });
    expect(await isShown()).toBe(true);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    await answer(both, true);
    expect((await socket.next('dataProtection')).payload).toEqual({ showDataProtection: false });
    expect(await changes()).toEqual({ changes: [] });
    expect(await isShown()).toBe(false);
    const { rows } = await sql`select document, version, accepted from legal_answers
      where guest_id = ${guest.guestId} order by document`.execute(server.platform.database.read);
    expect(rows).toEqual([
      { ...privacy, accepted: true },
      { ...terms, accepted: true },
    ]);
  });

  it('[RU-consent-data-protection-close][RE-closeDataProtection][SI-dataProtection] data protection alone leaves the terms open', async () => {
    await agreedAt('2026-01-15');
    await answer(data, true);
    expect(await changes()).toEqual({ changes: [terms] });
    expect(await isShown()).toBe(true);
  });

  it('what was refused is asked about again, until it is agreed to', async () => {
    await answer(data, false);
    expect(await changes()).toEqual({ changes: [privacy] });
    expect(await isShown()).toBe(true);
    await answer(data, true);
    expect(await changes()).toEqual({ changes: [] });
    expect(await isShown()).toBe(false);
  });

  it('is nothing to visitors', async () => {
    const { body } = await server.call('GET /guest/legalChanges');
    expect(body.error.code).toBe('NEED_LOGIN');
  });
});
