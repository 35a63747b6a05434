import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from '../../platform/mail/transport.ts';
import {
  createTestServer,
  oneDatabase,
  type DatabaseKind,
  type TestServer,
} from '../../platform/testing/index.ts';

const from = 'Candela <hello@candela.example>';
const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

type Answer = (address: string) => number | null;

/** A mail server on this machine; what it took, and how it answers recipients and mails. */
async function smtp(answers: { readonly recipient?: Answer; readonly mail?: Answer } = {}) {
  const taken: string[] = [];
  const refuse = (code: number | null | undefined): Error | null =>
    code ? Object.assign(new Error('refused'), { responseCode: code }) : null;
  const options: SMTPServerOptions = {
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(refuse(answers.recipient?.(address))),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const refused = refuse(answers.mail?.(text));
        if (!refused) taken.push(text);
        done(refused);
      });
    },
  };
  const server = new SMTPServer(options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

async function serverWith(database: DatabaseKind, url: string) {
  const time = { now: Date.now() };
  const server = await createTestServer({
    database,
    clock: { now: () => time.now },
    env: { VX_SMTP_URL: url, VX_MAIL_FROM: from, VX_LOG_LEVEL: 'silent' },
  });
  ends.push(() => server.close());
  return { server, time };
}

const left = async (server: TestServer): Promise<number> => (await server.mails()).length;

describe.each(oneDatabase)('mails over SMTP, on %s', (database) => {
  it('arrive once, with their links, and leave the outbox', async () => {
    const { url, taken } = await smtp();
    const { server } = await serverWith(database, url);
    await server.signUp({ email: 'ada@example.test' });
    expect(await left(server)).toBe(1);
    await server.runDueJobs();
    await server.runDueJobs();
    expect(taken).toHaveLength(1);
    const text = (taken[0] ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(text).toContain('From: Candela <hello@candela.example>');
    expect(text).toContain('To: ada@example.test');
    expect(text).toMatch(/Message-ID: <[\w-]{36}@candela\.example>/i);
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(text).toMatch(/http:\/\/localhost:0\/en\/verify-email\/\?token=/);
    expect(await left(server)).toBe(0);
  });

  it('are tried again after a 4xx, and still arrive once', async () => {
    let busy = 2;
    const { url, taken } = await smtp({ recipient: () => (busy-- > 0 ? 451 : null) });
    const { server, time } = await serverWith(database, url);
    await server.signUp();
    await server.runDueJobs();
    await server.runDueJobs();
    expect(taken).toHaveLength(0);
    time.now += 3000;
    await server.runDueJobs();
    expect(taken).toHaveLength(0);
    expect(await left(server)).toBe(1);
    time.now += 5000;
    await server.runDueJobs();
    expect(taken).toHaveLength(1);
    expect(await left(server)).toBe(0);
    time.now += 3_600_000;
    await server.runDueJobs();
    expect(taken).toHaveLength(1);
  });

  it.each([
    ['the recipient', { recipient: () => 550 }],
    ['the mail', { mail: () => 554 }],
  ])('are given up when %s is refused for good', async (_what, answers) => {
    const { url, taken } = await smtp(answers);
    const { server, time } = await serverWith(database, url);
    await server.signUp();
    await server.runDueJobs();
    time.now += 3_600_000;
    await server.runDueJobs();
    expect(taken).toEqual([]);
    expect(await left(server)).toBe(0);
  });

  it('of the newsletter carry what ends it with one press', async () => {
    const { url, taken } = await smtp();
    const { server } = await serverWith(database, url);
    const { platform } = server;
    await platform.database.transaction((tx) =>
      platform.mailer.send(tx, {
        to: 'ada@example.test',
        template: 'newsletter',
        args: { subject: 'News', text: 'Hello', reader: 'reader-1' },
        language: 'en',
      }),
    );
    await server.runDueJobs();
    expect(taken[0]).toMatch(/List-Unsubscribe: <http:\/\/localhost:0\/[^>]*reader-1>/i);
    expect(taken[0]).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
  });
});

describe('a mail server', () => {
  const mail = { id: 'm-1', to: 'a@example.test', subject: 's', text: 't', html: 'h', headers: {} };
  const transport = (url: string, deadlineMs = 300) => {
    const made = createSmtpTransport({ url, from, dkim: null }, { deadlineMs });
    ends.push(() => made.close());
    return made;
  };

  it('that hangs costs the deadline', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', () => resolve()));
    ends.push(() => new Promise<void>((resolve) => silent.close(() => resolve())));
    const { port } = silent.address() as AddressInfo;
    const outcome = await transport(`smtp://127.0.0.1:${port}`).deliver(mail);
    expect(outcome.kind).toBe('delayed');
  });

  it('that is away delays', async () => {
    const outcome = await transport('smtp://127.0.0.1:1', 2000).deliver(mail);
    expect(outcome).toMatchObject({ kind: 'delayed' });
  });

  it('that wants no sender of ours delays: nobody’s address is to blame', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('no'), { responseCode: 550 })),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    ends.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    expect(await transport(`smtp://127.0.0.1:${port}`, 2000).deliver(mail)).toEqual({
      kind: 'delayed',
      code: '550',
    });
  });

  it('gets no password and no mail without TLS when it is not this machine', async () => {
    const { url, taken } = await smtp();
    const port = new URL(url).port;
    // A name of another machine that leads here.
    const outcome = await transport(`smtp://user:word@0.0.0.0:${port}`, 2000).deliver(mail);
    expect(outcome.kind).toBe('delayed');
    expect(taken).toEqual([]);
  });
});
