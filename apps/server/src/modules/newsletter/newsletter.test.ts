import { newsletterTypes } from '@vx/contract/enums';
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
import type { NewsletterModule } from './newsletter-module.ts';

const { vipClub, lateNight, vrPorn, contests } = newsletterTypes;

describe.each(oneDatabase)('newsletters on %s', (database) => {
  const clock = new FakeClock(Date.UTC(2026, 10, 22, 12));
  let server: TestServer;
  let newsletter: NewsletterModule;
  let addresses = 0;
  beforeAll(async () => {
    server = await createTestServer({ database, clock });
    newsletter = server.running.product.modules.find(
      ({ name }) => name === 'newsletter',
    ) as NewsletterModule;
  });
  afterAll(() => server.close());

  const freshAddress = (): string => {
    addresses += 1;
    return `Reader.${addresses}@example.test`;
  };
  const subscribe = (emailAddress: string, typeId: number, as?: TestGuest, userId?: string) =>
    server.call('POST /guest/newsletter/subscribe', {
      body: { typeId, userId: userId ?? as?.guestId ?? null, emailAddress },
      ...(as ? { as } : {}),
    });
  const unsubscribe = (
    emailAddress: string,
    option: string,
    userId: string | null,
    given: { reasons?: string[]; as?: TestGuest } = {},
  ) =>
    server.call('POST /guest/newsletter/unsubscribe', {
      body: { emailAddress, option, reasons: given.reasons ?? [], userId },
      ...(given.as ? { as: given.as } : {}),
    });
  const mailsTo = async (to: string, template: string) =>
    (await server.mails()).filter((mail) => mail.to === to && mail.template === template);
  const linkTo = async (to: string): Promise<string> => {
    const mail = (await mailsTo(to, 'newsletterConfirm')).at(-1);
    return mail && 'token' in mail.args ? mail.args.token : '';
  };
  const confirm = (token: string, as?: TestGuest) =>
    server.call('POST /guest/newsletter/confirm', { body: { token }, ...(as ? { as } : {}) });
  const readerOf = async (to: string): Promise<string> => {
    const mail = (await mailsTo(to, 'newsletterWelcome')).at(-1);
    return mail && 'reader' in mail.args ? mail.args.reader : '';
  };
  const stateOf = async (reader: string) =>
    (await server.call('GET /guest/newsletter', { query: { reader } })).body;
  /** An address that gets the types. */
  const read = async (typeId: number) => {
    const address = freshAddress();
    await subscribe(address, typeId);
    await confirm(await linkTo(address));
    return { address, reader: await readerOf(address) };
  };
  const verify = (guest: TestGuest) =>
    sql`update guests set email_verified_at = now() where id = ${guest.guestId}`.execute(
      server.platform.database.read,
    );

  it('[RE-newsletterSubscribe][RU-newsletter-type-ids] begins once the link of the mail is pressed, not before', async () => {
    const address = freshAddress();
    expect((await subscribe(address, vipClub)).body).toEqual({ success: true });
    const token = await linkTo(address);
    expect(await mailsTo(address, 'newsletterWelcome')).toEqual([]);
    expect((await confirm(token)).body).toEqual({ emailAddress: address, typeIds: 1024 });
    const reader = await readerOf(address);
    expect(await stateOf(reader)).toEqual({
      emailAddress: address,
      typeIds: 1024,
      pendingIds: 0,
      pausedUntil: null,
    });
    // A link that a program pressed before says the same, and mails nothing more.
    expect((await confirm(token)).body).toMatchObject({ typeIds: 1024 });
    expect(await mailsTo(address, 'newsletterWelcome')).toHaveLength(1);
  });

  it('[ER-newsletterFailed][RU-newsletter-failed] refuses what cannot be', async () => {
    const guest = await server.signUp();
    const other = await server.signUp();
    const address = freshAddress();
    const code = ({ body }: Awaited<ReturnType<typeof subscribe>>) => body.error.code;
    expect(code(await subscribe(address, 1))).toBe('NEWSLETTER_FAILED');
    expect(code(await subscribe(address, vipClub, guest, other.guestId))).toBe('NEWSLETTER_FAILED');
    expect(code(await subscribe('nobody', vipClub))).toBe('EMAIL_INVALID');
    expect(code(await subscribe('a@b', vipClub))).toBe('EMAIL_INVALID');
    expect(code(await confirm('made up'))).toBe('TOKEN_UNKNOWN');
    expect(await mailsTo(address, 'newsletterConfirm')).toEqual([]);
  });

  it('writes to an address that asks again once a minute and five times a day, and never tells', async () => {
    const address = freshAddress();
    for (let count = 0; count < 3; count += 1) {
      expect((await subscribe(address.toUpperCase(), contests)).body).toEqual({ success: true });
    }
    expect(await mailsTo(address.toUpperCase(), 'newsletterConfirm')).toHaveLength(1);
    for (let count = 0; count < 8; count += 1) {
      clock.advance(61_000);
      await subscribe(address, contests);
    }
    expect(await mailsTo(address.toUpperCase(), 'newsletterConfirm')).toHaveLength(5);
  });

  it('a link ends after a week, and with what was taken back', async () => {
    const late = freshAddress();
    await subscribe(late, contests);
    const token = await linkTo(late);
    clock.advance(7 * DAY_MS);
    expect((await confirm(token)).body.error.code).toBe('TOKEN_EXPIRED');
    const { address, reader } = await read(contests);
    await subscribe(address, vipClub);
    const waiting = await linkTo(address);
    await unsubscribe(address, 'all', reader);
    expect((await confirm(waiting)).body.error.code).toBe('TOKEN_UNKNOWN');
    expect(await stateOf(reader)).toMatchObject({ typeIds: 0, pendingIds: 0 });
  });

  it('[RE-newsletterUnsubscribe][RU-newsletter-unsubscribe-fields] ends by address, option, reasons and user, without a log-in', async () => {
    const { address, reader } = await read(vipClub | contests);
    const answer = await unsubscribe(address, String(contests), reader, {
      reasons: ['tooMany', 'tooMany', 'something of mine'],
    });
    expect(answer.body).toEqual({ success: true });
    expect(await stateOf(reader)).toMatchObject({ typeIds: vipClub });
    const { rows } = await sql<{ reason: string }>`
      select reason from newsletter_reasons order by reason`.execute(server.platform.database.read);
    expect(rows.map(({ reason }) => reason)).toEqual(['other', 'tooMany']);
    await unsubscribe(address, 'pause', reader);
    expect((await stateOf(reader)).pausedUntil).toBe(
      new Date(clock.now() + 30 * DAY_MS).toISOString(),
    );
    await unsubscribe(address, 'resume', reader);
    expect((await stateOf(reader)).pausedUntil).toBeNull();
    await unsubscribe(address, 'all', reader);
    expect(await stateOf(reader)).toMatchObject({ typeIds: 0 });
  });

  it("[ER-newsletterFailed] nobody ends, pauses or reads somebody else's", async () => {
    const { address, reader } = await read(vipClub);
    const { reader: another } = await read(vipClub);
    const stranger = await server.signUp();
    await verify(stranger);
    const tries = [
      await unsubscribe(address, 'all', null),
      await unsubscribe(address, 'all', another),
      await unsubscribe(address, 'all', stranger.guestId, { as: stranger }),
      await unsubscribe(address, 'all', stranger.guestId),
      await unsubscribe(address, 'sometimes', reader),
    ];
    for (const { body } of tries) expect(body.error.code).toBe('NEWSLETTER_FAILED');
    expect(await stateOf(reader)).toMatchObject({ typeIds: vipClub });
    expect(await stateOf('made-up')).toBeNull();
    expect((await server.call('GET /guest/newsletter', { as: stranger })).body).toBeNull();
    expect((await server.call('GET /guest/newsletter')).body).toBeNull();
  });

  it('a guest with an own, confirmed address confirms once, then changes types at once', async () => {
    const guest = await server.signUp();
    const ownState = async () => (await server.call('GET /guest/newsletter', { as: guest })).body;
    await subscribe(guest.email, vipClub, guest);
    // Before the address is confirmed it may be anybody's.
    expect(await ownState()).toBeNull();
    await verify(guest);
    expect(await ownState()).toMatchObject({ typeIds: 0, pendingIds: vipClub });
    await confirm(await linkTo(guest.email), guest);
    await subscribe(guest.email, lateNight | vrPorn, guest);
    expect(await ownState()).toMatchObject({ typeIds: vipClub | lateNight | vrPorn });
    expect(await mailsTo(guest.email, 'newsletterConfirm')).toHaveLength(1);
    const ended = await unsubscribe(guest.email, String(vrPorn), guest.guestId, { as: guest });
    expect(ended.body).toEqual({ success: true });
    expect(await ownState()).toMatchObject({ typeIds: vipClub | lateNight });
  });

  it('ends by one press in the mail program, whose address stands in the headers, and not by looking', async () => {
    const { address, reader } = await read(vipClub | contests);
    const outbox = await (await fetch(`${server.origin}/sandbox/mail`)).text();
    const mail = /\/sandbox\/mail\/[0-9a-f-]+/.exec(outbox)?.[0] ?? '';
    const page = (await (await fetch(server.origin + mail)).text()).replaceAll('&#58;', ':');
    expect(page).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(page).toMatch(
      new RegExp(`List-Unsubscribe: &#60;http.*/newsletter/one-click/${reader}`),
    );
    const oneClick = `${server.origin}/newsletter/one-click/${reader}`;
    const looked = await fetch(oneClick, { redirect: 'manual' });
    expect(looked.headers.get('location')).toBe(`/en/newsletter/?reader=${reader}`);
    const press = (body: string) =>
      fetch(oneClick, {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { origin: 'https://mail.example' },
      });
    expect((await press('other=1')).status).toBe(400);
    expect(await stateOf(reader)).toMatchObject({ emailAddress: address, typeIds: 1280 });
    expect((await press('List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await press('List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await stateOf(reader)).toMatchObject({ typeIds: 0 });
    const unknown = await fetch(`${server.origin}/newsletter/one-click/none`, {
      method: 'POST',
      body: new URLSearchParams('List-Unsubscribe=One-Click'),
    });
    expect(unknown.status).toBe(404);
  });

  it('an issue goes to everybody who gets its type and does not pause, once', async () => {
    const gets = await read(lateNight);
    const pauses = await read(lateNight);
    const other = await read(contests);
    await unsubscribe(pauses.address, 'pause', pauses.reader);
    const text = { subject: 'Tonight', text: 'Jazz at ten.' };
    const issue = {
      id: `issue-${database}`,
      typeId: lateNight,
      texts: { en: text, de: text, nl: text, es: text },
    };
    expect(await newsletter.api.publish(issue)).toBe(true);
    expect(await newsletter.api.publish(issue)).toBe(false);
    await server.runDueJobs();
    expect(await mailsTo(gets.address, 'newsletter')).toHaveLength(1);
    expect(await mailsTo(pauses.address, 'newsletter')).toEqual([]);
    expect(await mailsTo(other.address, 'newsletter')).toEqual([]);
    clock.advance(30 * DAY_MS);
    await newsletter.api.publish({ ...issue, id: `${issue.id}-2` });
    await server.runDueJobs();
    expect(await mailsTo(pauses.address, 'newsletter')).toHaveLength(1);
  });

  it('an issue reaches readers beyond one batch, each once, also when its job runs again', async () => {
    const { rows } = await sql<{ address: string }>`
      insert into newsletter_readers (email_key, email, reader, language, types, pending, confirmed_at)
      select 'many-' || n || ${`@${database}.test`}, 'many-' || n || ${`@${database}.test`},
        ${`${database}-`} || n, 'de', 2048, 0, now() from generate_series(1, 450) n
      returning email as address`.execute(server.platform.database.read);
    expect(rows).toHaveLength(450);
    const text = { subject: 'Morgen', text: 'Um zehn.' };
    await newsletter.api.publish({
      id: `many-${database}`,
      typeId: 2048,
      texts: { en: text, de: text, nl: text, es: text },
    });
    for (let batch = 0; batch < 4; batch += 1) await server.runDueJobs();
    const mails = (await server.mails()).filter(({ to }) => to.endsWith(`@${database}.test`));
    expect(mails).toHaveLength(450);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(450);
  });

  it('forgets addresses that never confirmed, and keeps those that did', async () => {
    const { reader } = await read(vipClub);
    const forgotten = freshAddress();
    await subscribe(forgotten, vipClub);
    clock.advance(8 * DAY_MS);
    await server.runTask('newsletter-sweep');
    expect(await stateOf(reader)).toMatchObject({ typeIds: vipClub });
    const { rows } = await sql`select 1 from newsletter_readers
      where email = ${forgotten}`.execute(server.platform.database.read);
    expect(rows).toEqual([]);
  });
});
