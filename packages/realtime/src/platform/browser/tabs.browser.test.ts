import { accessSync, constants } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { systemClock, systemScheduler } from '@vx/kernel/platform';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocketServer } from 'ws';
import { FakeRealtimeServer } from '../../testing/index.ts';
import type { TestPage } from './page.ts';
import { serveSockets } from './serve-sockets.ts';

declare const test: TestPage;

const balance = (version: number) => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: true,
  version,
  currency: 'VXC' as const,
  equivalent: null,
});

function chromiumPath(): string {
  const path = process.env['VX_CHROMIUM'] ?? '/usr/bin/chromium';
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    throw new Error(
      `This test drives real tabs and needs Chromium; ${path} cannot be run. ` +
        'Install it (Debian: apt-get install chromium) or set VX_CHROMIUM to the program of a Chromium or Chrome.',
    );
  }
}

/** The page's script, built as an app would build it. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./page.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : null;
  if (chunk?.type !== 'chunk') throw new Error('The page was not built.');
  return chunk.code;
}

const role = (page: Page) => page.evaluate(() => test.realtime.getSnapshot().role);
const linkOf = (page: Page) => page.evaluate(() => test.realtime.getSnapshot().link.name);
const heardBy = (page: Page) => page.evaluate(() => test.heard);

describe('tabs of a real browser', () => {
  let browser: Browser;
  let context: BrowserContext;
  let http: Server;
  let sockets: WebSocketServer;
  let fake: FakeRealtimeServer;
  let origin = '';

  beforeAll(async () => {
    const executablePath = chromiumPath();
    const script = await bundle();
    fake = new FakeRealtimeServer({ ...systemClock, after: systemScheduler.after });
    http = createServer((request, response) => {
      if (request.url === '/page.js')
        response.setHeader('content-type', 'text/javascript').end(script);
      else
        response
          .setHeader('content-type', 'text/html')
          .end('<!doctype html><title>tab</title><script type="module" src="/page.js"></script>');
    });
    sockets = serveSockets(http, fake);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    for (const socket of sockets?.clients ?? []) socket.terminate();
    sockets?.close();
    http?.closeAllConnections();
    http?.close();
  });

  beforeEach(async () => {
    fake.login('secret-1', 'guest-1');
    context = await browser.newContext();
  });
  afterEach(() => context.close());

  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(origin);
    await expect.poll(() => linkOf(page), { timeout: 10_000 }).toBe('online');
    return page;
  };
  let version = 0;
  const publish = (): number => {
    version += 1;
    fake.publish('guest-1', 'guestBalance', balance(version));
    return version;
  };

  it('share one socket by Web Locks and BroadcastChannel, and hand it over when the leader is closed', async () => {
    const first = await open();
    const second = await open();
    const third = await open();
    expect(await Promise.all([first, second, third].map(role))).toEqual([
      'leader',
      'follower',
      'follower',
    ]);
    expect(fake.openConnections).toBe(1);

    const before = publish();
    for (const page of [first, second, third])
      await expect.poll(() => heardBy(page)).toEqual([`balance ${before}`]);

    const effects = fake.effects.length;
    const sent = await third.evaluate(() =>
      test.realtime.send('sendMessage', {
        channelId: null,
        chatId: 'c1',
        messageType: 'text',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text: 'A' },
        includedGifts: [],
      } as never),
    );
    expect([sent, fake.effects.length - effects, fake.violations]).toEqual([
      { ok: true, value: 'accepted' },
      1,
      [],
    ]);

    await first.close();
    const during = publish();
    const all = [`balance ${before}`, `balance ${during}`];
    for (const page of [second, third])
      await expect.poll(() => heardBy(page), { timeout: 10_000 }).toEqual(all);
    expect([await role(second), await role(third)].toSorted()).toEqual(['follower', 'leader']);
    expect(fake.openConnections).toBe(1);
  }, 60_000);

  it('hand the socket over when the leader is told that it will be frozen, and take it back in', async () => {
    const first = await open();
    const second = await open();
    // A browser without windows never freezes a tab by itself; the event is what a tab is told before.
    await first.evaluate(() => document.dispatchEvent(new Event('freeze')));
    await expect.poll(() => role(second), { timeout: 10_000 }).toBe('leader');
    await expect.poll(() => linkOf(second), { timeout: 10_000 }).toBe('online');
    const missed = publish();
    await expect.poll(() => heardBy(second)).toEqual([`balance ${missed}`]);
    await first.evaluate(() => document.dispatchEvent(new Event('resume')));
    await expect.poll(() => role(first), { timeout: 10_000 }).toBe('follower');
    await expect.poll(() => heardBy(first)).toEqual(['resync guest']);
    expect(fake.openConnections).toBe(1);
  }, 60_000);

  it('take the socket from a leader that hangs', async () => {
    const first = await open();
    const second = await open();
    const hang = first.evaluate(() => {
      const end = Date.now() + 9_000;
      while (Date.now() < end);
    });
    await second.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => role(second), { timeout: 8_500 }).toBe('leader');
    await expect.poll(() => linkOf(second)).toBe('online');
    await hang;
    await expect.poll(() => role(first), { timeout: 10_000 }).toBe('follower');
    await expect.poll(() => fake.openConnections).toBe(1);
    const after = publish();
    for (const page of [first, second])
      await expect.poll(() => heardBy(page)).toEqual([`balance ${after}`]);
  }, 60_000);
});
