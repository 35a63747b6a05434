import { randomUUID } from 'node:crypto';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformRows } from '../../platform/personal.ts';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { smallWorld } from '../../testing/small-world.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MoneyApi } from '../money/index.ts';

const DAY = 86_400_000;

describe.each(databases)('going, and taking one’s data along, on %s', (database) => {
  let server: TestServer;
  let guest: TestGuest;
  const clock = new FakeClock(Date.now());

  const call = (key: string, options: Parameters<TestServer['call']>[1] = {}) =>
    server.call(key, { as: guest, ...options });
  const ask = (password = guest.password) =>
    call('POST /guest/deletion/ask', { body: { password } });
  const logIn = async () => {
    const { email, password } = guest;
    const answer = await server.call('POST /auth/login', { body: { email, password } });
    if (answer.status === 200) guest = { ...guest, bearer: answer.body.bearer };
    return answer;
  };
  const isIn = async () => (await call('GET /auth/session')).body.loggedIn as boolean;
  const mails = async (to = guest.email) =>
    (await server.mails()).filter((mail) => mail.to === to).map(({ template }) => template);
  const rowsOf = async (table: string, column = 'guest_id', value = guest.guestId) => {
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.ref(column)}::text = ${value}`.execute(server.platform.database.read);
    return rows.length;
  };
  const pay = async (): Promise<void> => {
    const { body } = await call('POST /payment/topup', {
      body: { optionId: 'topup-2500', returnPath: '/en/' },
      idempotencyKey: randomUUID(),
    });
    await fetch(`${server.origin}/sandbox/pay/${body.intentId}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
  };
  const startChat = async (sequence: number): Promise<string> => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const { chatId } = (
      await call('POST /live/{actorId}/start', {
        params: { actorId: 2 },
        body: { kind: 'livechat', expectedPrice: 6, sequence },
        idempotencyKey: randomUUID(),
      })
    ).body;
    await call('POST /live/{chatId}/picture', { params: { chatId } });
    return chatId;
  };

  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    const { modules } = server.running.product;
    for (const module of modules) await module.seed?.(smallWorld());
    const actors = modules.find(({ name }) => name === 'actors') as unknown as { api: ActorsApi };
    await actors.api.setOnline([1, 2, 3], true);
  });
  afterAll(() => server.close());

  it('knows every table in which something about guests stands', async () => {
    // A view shows what stands in a table.
    const { rows } = await sql<{ table_name: string }>`select table_name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and column_name = 'guest_id' and table_type = 'BASE TABLE'`.execute(
      server.platform.database.read,
    );
    const declared = [
      ...server.running.product.modules.flatMap(({ personal }) => personal?.rows ?? []),
      ...platformRows,
    ];
    const names = declared.map(({ table }) => table);
    expect(
      rows.map(({ table_name }) => table_name).filter((name) => !names.includes(name)),
    ).toEqual([]);
    // What is declared exists, column by column.
    for (const { table, columns, guest: column = 'guest_id', through } of declared) {
      const all = [...columns, through?.column ?? column].map((name) => sql.ref(name));
      await sql`select ${sql.join(all)} from ${sql.table(table)} limit 0`.execute(
        server.platform.database.read,
      );
    }
  });

  it('says first what is lost and what runs, and asks for the password', async () => {
    guest = await server.signUp();
    await pay();
    const chatId = await startChat(1);
    expect((await call('GET /guest/deletion')).body).toMatchObject({
      dueAt: null,
      days: 14,
      balance: { value: 104, currency: 'VXC' },
      running: [{ kind: 'chat', name: 'Performer 2' }],
    });
    await call('POST /live/{chatId}/end', { params: { chatId } });
    expect((await ask('not my password')).body.error.code).toBe('PASSWORD_WRONG');
    expect((await call('GET /guest/deletion')).body).toMatchObject({ dueAt: null, running: [] });
    expect(await isIn()).toBe(true);
  });

  it('logs out everywhere, waits fourteen days, and can be undone after the next login', async () => {
    guest = await server.signUp();
    const elsewhere = { ...guest };
    await logIn();
    const { dueAt } = (await ask()).body;
    expect(Date.parse(dueAt) - clock.now()).toBe(14 * DAY);
    expect([
      await isIn(),
      (await server.call('GET /auth/session', { as: elsewhere })).body.loggedIn,
    ]).toEqual([false, false]);
    expect(await mails()).toContain('deletionAsked');
    clock.advance(13 * DAY);
    await server.runDueJobs();
    expect((await logIn()).body).toMatchObject({ deletionDueAt: dueAt, guest: { loggedIn: true } });
    expect((await call('GET /guest/deletion')).body.dueAt).toBe(dueAt);
    expect((await call('POST /guest/deletion/undo')).body).toEqual({ success: true });
    expect((await call('POST /guest/deletion/undo')).body).toEqual({ success: true });
    clock.advance(2 * DAY);
    await server.runDueJobs();
    expect((await logIn()).body).toMatchObject({ deletionDueAt: null });
    // Asked for again: fourteen days from now, whatever is left of the first time.
    const again = (await ask()).body.dueAt;
    expect(Date.parse(again) - clock.now()).toBe(14 * DAY);
    await logIn();
    expect((await ask()).body.dueAt).toBe(again);
  });

  it('removes what is personal, keeps what was paid, and leads to nobody then', async () => {
    guest = await server.signUp();
    const other = await server.signUp();
    const followers = async () =>
      (await server.query('{ modelById(id: "3") { favourites } }')).body.data.modelById.favourites;
    const before = await followers();
    await pay();
    const chatId = await startChat(1);
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    socket.send('favouritePinActor', { actorId: '3' }, 'privacy-0001');
    await socket.next('favouritePin');
    expect(await followers()).toBe(before + 1);
    await call('POST /live/{chatId}/end', { params: { chatId } });
    await call('POST /guest/profile/update', { body: { properties: { about: 'Jazz' } } });
    await call('POST /actor/storeActorNote', { body: { actorId: '1', comment: 'mine' } });
    await call('POST /guest/savePreferences', { body: { data: { 'notify:live:email:3': true } } });
    await call('POST /guest/export/ask');
    await server.runDueJobs();
    expect((await ask()).status).toBe(200);
    clock.advance(14 * DAY - 1);
    await server.runDueJobs();
    expect(await rowsOf('guests', 'id')).toBe(1);
    clock.advance(1);
    await server.runDueJobs();

    expect((await logIn()).body.error.code).toBe('LOGIN_WRONG');
    expect(await followers()).toBe(before);
    const all = [
      ...server.running.product.modules.flatMap(({ personal }) => personal?.rows ?? []),
      ...platformRows,
    ];
    for (const { table, guest: column, afterwards, through } of all)
      if (afterwards === 'removed' && !through)
        expect([table, await rowsOf(table, column)]).toEqual([table, 0]);
    // The books stay whole, under an id that nobody bears any more.
    expect(await rowsOf('statement_lines')).toBeGreaterThan(0);
    expect(await rowsOf('lines', 'participation_id', chatId)).toBe(0);
    const { rows } = await sql`select payload from jobs`.execute(server.platform.database.read);
    expect(JSON.stringify(rows)).not.toContain(guest.email);
    expect(await mails()).toEqual(['accountDeleted']);
    // Others are untouched, and the name and address are free again.
    expect(await rowsOf('guests', 'id', other.guestId)).toBe(1);
    await server.signUp({ email: guest.email, name: guest.name });
  });

  it('removes accounts that nobody confirmed, opened or paid into for half a year, and mails nobody', async () => {
    const [abandoned, opened, confirmed, gifted, spent] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp({ isConfirmed: true }),
      await server.signUp(),
      await server.signUp(),
    ];
    const module = server.running.product.modules.find(({ name }) => name === 'money');
    const money = (module as unknown as { api: MoneyApi }).api;
    const move = (as: TestGuest, kind: 'bonus' | 'correction') =>
      server.platform.database.transaction((tx) =>
        money.credit(tx, {
          guestId: as.guestId,
          amount: 4,
          currency: 'VXC',
          kind,
          reference: 'test',
        }),
      );
    await move(gifted, 'bonus');
    await move(spent, 'correction');
    const left = async () => {
      const ids = [abandoned, opened, confirmed, gifted, spent].map((one) => one.guestId);
      return (await Promise.all(ids.map((id) => rowsOf('guests', 'id', id)))).join('');
    };
    clock.advance(180 * DAY);
    const body = { email: opened.email, password: opened.password };
    expect((await server.call('POST /auth/login', { body })).status).toBe(200);
    await server.runTask('privacy.sweep-abandoned');
    expect(await left()).toBe('11111');
    clock.advance(1);
    await server.runTask('privacy.sweep-abandoned');
    expect(await left()).toBe('01101');
    expect(await rowsOf('guest_devices', 'guest_id', abandoned.guestId)).toBe(0);
    await server.runDueJobs();
    expect(await mails(abandoned.email)).not.toContain('accountDeleted');
  });

  it('leaves the mails of the address’s owner alone when a stranger’s account with it goes', async () => {
    const owner = await server.signUp({ email: 'owner@example.test', isConfirmed: true });
    const stranger = await server.signUp({ email: owner.email });
    const before = await mails(owner.email);
    expect(before).toEqual(['verifyEmail', 'emailInUse']);
    await server.call('POST /guest/deletion/ask', {
      as: stranger,
      body: { password: stranger.password },
    });
    clock.advance(14 * DAY);
    await server.runDueJobs();
    expect(await rowsOf('guests', 'id', stranger.guestId)).toBe(0);
    expect((await mails(owner.email)).slice(0, 2)).toEqual(before);
  });

  it('ends the chat of a session that it ends, and does not wait for it', async () => {
    guest = await server.signUp();
    await pay();
    await ask();
    clock.advance(14 * DAY - 1_000);
    await logIn();
    const chatId = await startChat(1);
    clock.advance(1_000);
    await server.runDueJobs();
    expect(await rowsOf('guests', 'id')).toBe(0);
    const { rows } =
      await sql`select state, exit_code from live_participations where id = ${chatId}`.execute(
        server.platform.database.read,
      );
    expect(rows).toEqual([{ state: 'ended', exit_code: 102 }]);
  });

  it('waits for a chat that still runs without a session', async () => {
    guest = await server.signUp();
    await pay();
    await ask();
    clock.advance(14 * DAY - 1_000);
    await logIn();
    const chatId = await startChat(1);
    // As chats are that began before their sessions were kept.
    await sql`update live_participations set guest_session_id = null where id = ${chatId}`.execute(
      server.platform.database.read,
    );
    clock.advance(1_000);
    await server.runDueJobs();
    expect(await rowsOf('guests', 'id')).toBe(1);
    expect(await isIn()).toBe(false);
    await sql`update live_participations set state = 'ended', ended_at = now(), exit_code = 102
      where id = ${chatId}`.execute(server.platform.database.read);
    clock.advance(2 * 60_000);
    await server.runDueJobs();
    expect(await rowsOf('guests', 'id')).toBe(0);
  });

  it('makes a copy part by part, ready for seven days, once a day, its owner’s alone', async () => {
    guest = await server.signUp();
    const stranger = await server.signUp();
    await pay();
    await call('POST /guest/profile/update', { body: { properties: { about: 'Jazz' } } });
    expect((await call('GET /guest/export')).body).toEqual({
      latest: null,
      nextAt: null,
      mailed: false,
    });
    const [one, two] = await Promise.all([
      call('POST /guest/export/ask'),
      call('POST /guest/export/ask'),
    ]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 429]);
    const { latest } = (await call('GET /guest/export')).body;
    expect(latest).toMatchObject({ state: 'running', done: 0, expiresAt: null });
    const params = { exportId: latest.exportId };
    const download = (as: TestGuest) => server.call('GET /guest/export/{exportId}', { as, params });
    expect((await download(guest)).body.error.code).toBe('NOT_FOUND');
    await server.runDueJobs();
    const ready = (await call('GET /guest/export')).body;
    expect(ready.latest).toMatchObject({ state: 'ready', done: latest.total, total: latest.total });
    expect(Date.parse(ready.latest.expiresAt) - clock.now()).toBe(7 * DAY);
    expect((await download(stranger)).body.error.code).toBe('NOT_FOUND');
    const file = await fetch(`${server.origin}/api/v1/guest/export/${params.exportId}`, {
      headers: { cookie: guest.cookie },
    });
    expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="data-.*\.json"/);
    expect(file.headers.get('cache-control')).toContain('no-store');
    const copy = (await file.json()) as Record<string, Record<string, unknown>[]>;
    expect(copy['guests']).toMatchObject([{ name: guest.name, email: guest.email }]);
    expect(copy['guest_profiles']).toMatchObject([{ about: 'Jazz' }]);
    expect(copy['statement_lines']).toHaveLength(2);
    expect(Object.keys(copy)).toHaveLength(latest.total + 1);
    expect(JSON.stringify(copy)).not.toMatch(/password_hash|token_hash|argon2/);
    clock.advance(7 * DAY);
    await logIn();
    expect((await download(guest)).body.error.code).toBe('NOT_FOUND');
    await server.runTask('privacy.sweep-exports');
    expect(await rowsOf('data_export_parts', 'export_id', params.exportId)).toBe(0);
    expect((await call('POST /guest/export/ask')).status).toBe(200);
  });

  it('tells by mail that the copy is ready once the address is confirmed', async () => {
    guest = await server.signUp();
    await sql`update guests set email_verified_at = now() where id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );
    expect((await call('POST /guest/export/ask')).body.mailed).toBe(true);
    await server.runDueJobs();
    await server.runDueJobs();
    expect((await mails()).filter((template) => template === 'exportReady')).toHaveLength(1);
  });
});
