import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, oneDatabase, type TestServer } from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';

describe.each(oneDatabase)('operators on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database, env: { VX_OPERATOR_TOKEN: 'operator-secret' } });
    await seedWorld(server);
  });
  afterAll(() => server.close());

  const asOperator = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key?: string,
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers freely
  ): Promise<{ status: number; body: any }> => {
    const answer = await fetch(`${server.operations}/api/v1/internal/${path}`, {
      method,
      headers: {
        'x-operator-token': 'operator-secret',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };

  it('[RE-internalOnlineGuests] sees who is connected', async () => {
    const [here, away] = [await server.signUp(), await server.signUp()];
    const socket = await server.socket({ as: here });
    await socket.next('sessionAcknowledge');
    const { body } = await asOperator('GET', 'onlineGuests');
    expect(body.guestIds).toContain(here.guestId);
    expect(body.guestIds).not.toContain(away.guestId);
    expect(body.amount).toBe(body.guestIds.length);
  });

  it('[RE-internalGrantMessengerGifts] gives gifts once for a key', async () => {
    const guest = await server.signUp();
    const gift = { guestId: guest.guestId, giftId: 'rose', quantity: 3 };
    for (const key of ['first-key-of-a-gift', 'first-key-of-a-gift', 'second-key-of-a-gift'])
      expect((await asOperator('POST', 'grantMessengerGifts', gift, key)).body).toEqual({
        success: true,
      });
    const { body } = await server.query('{ boughtGifts { giftId quantity } }', { as: guest });
    expect(body.data.boughtGifts).toEqual([{ giftId: 'rose', quantity: 6 }]);
    const unknown = { ...gift, giftId: 'sword' };
    expect(
      (await asOperator('POST', 'grantMessengerGifts', unknown, 'a-key-of-no-gift')).body.error
        .code,
    ).toBe('GIFT_UNAVAILABLE');
    const nobody = { ...gift, guestId: randomUUID() };
    expect(
      await asOperator('POST', 'grantMessengerGifts', nobody, 'third-key-for-nobody'),
    ).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
    expect((await asOperator('POST', 'grantMessengerGifts', gift)).body.error.code).toBe(
      'IDEMPOTENCY_KEY_REQUIRED',
    );
  });

  it('[RE-internalRegenerateAutoIncrementor] sets counters behind what is there, and never back', async () => {
    const { read } = server.platform.database;
    const guest = await server.signUp();
    const insert = (id: number | null, subject: string) =>
      sql<{ id: number }>`
      insert into notifications (${sql.raw(id === null ? '' : 'id, ')}guest_id, type, args, subject, created_at, floating)
      ${sql.raw(id === null ? '' : 'overriding system value')}
      values (${id === null ? sql`` : sql`${id}, `}${guest.guestId}, 1, '{}', ${subject}, now(), false)
      returning id`.execute(read);
    await insert(5_000, 'imported');
    const path = 'regenerateAutoIncrementor';
    expect((await asOperator('POST', path, { name: 'notifications' })).body).toEqual({
      success: true,
    });
    expect((await insert(null, 'next')).rows[0]?.id).toBe(5_001);
    await sql`delete from notifications where guest_id = ${guest.guestId}`.execute(read);
    expect((await asOperator('POST', path, {})).status).toBe(200);
    expect((await insert(null, 'later')).rows[0]?.id).toBeGreaterThan(5_001);
    expect((await asOperator('POST', path, { name: 'no_such_table' })).status).toBe(404);
  });

  it('publishes an issue once, to readers of its type alone', async () => {
    const text = { subject: 'Club night', text: 'On Friday.' };
    const issue = {
      id: `club-${database}`,
      typeId: 1024,
      texts: { de: text, en: text, nl: text, es: text },
    };
    await sql`insert into newsletter_readers
      (email_key, email, reader, language, types, pending, confirmed_at) values
      ('club@issue.test', 'club@issue.test', 'club', 'en', 1024, 0, now()),
      ('late@issue.test', 'late@issue.test', 'late', 'en', 512, 0, now())`.execute(
      server.platform.database.read,
    );
    expect((await asOperator('POST', 'publishNewsletter', issue)).body).toEqual({ isNew: true });
    expect((await asOperator('POST', 'publishNewsletter', issue)).body).toEqual({ isNew: false });
    await server.runDueJobs();
    const mails = (await server.mails()).filter(({ to }) => to.endsWith('@issue.test'));
    expect(mails.map(({ to }) => to)).toEqual(['club@issue.test']);
    expect((await asOperator('POST', 'publishNewsletter', { ...issue, typeId: 3 })).status).toBe(
      400,
    );
  });

  it('announces to browsers, and to no address outside the site', async () => {
    const news = { id: `news-${database}`, event: 'news', path: '/en/vipclub/' };
    expect((await asOperator('POST', 'announce', news)).body).toEqual({ success: true });
    for (const wrong of [{ path: '//evil.test/' }, { path: 'https://evil.test/' }, { event: 'x' }])
      expect((await asOperator('POST', 'announce', { ...news, ...wrong })).status).toBe(400);
  });

  it('[RU-socket-page-reload#2][SI-pageReload] has every open page loaded anew, of guests and visitors', async () => {
    const sockets = [await server.socket({ as: await server.signUp() }), await server.socket()];
    for (const socket of sockets) await socket.next('sessionAcknowledge');
    expect((await asOperator('POST', 'reloadPages', { reason: 'release' })).body).toEqual({
      success: true,
    });
    for (const socket of sockets)
      expect((await socket.next('pageReload')).payload).toEqual({ reason: 'release' });
  });
});
