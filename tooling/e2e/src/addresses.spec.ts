/** Hostile addresses, without a browser: of the site itself, and of where a page may go on to. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { build, type PlainRouteName } from '@vx/routes';
import { expect, logIn, test, demoGuest } from './fixtures.ts';

const en = { language: 'en' } as const;
const hostile = [
  '/	/evil.example/',
  '/\n/x',
  '/\r\nSet-Cookie: a=b',
  '/\0',
  '//evil.example/',
  '/\\evil.example/',
  '/..//evil.example/',
  '/%2e%2e//evil.example/',
  '/.//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  ' //evil.example',
];
const forms: readonly (readonly [PlainRouteName, Readonly<Record<string, string>>])[] = [
  ['login', { email: demoGuest.email, password: demoGuest.password }],
  ['topUp', { optionId: 'topup-1000' }],
  ['memberAgeCheck', { do: 'begin' }],
  ['memberBenefits', { do: 'use', voucherId: 'none' }],
  ['vipClub', { do: 'cancel', plan: 'vip', subscriptionId: 'none' }],
];

const withPath = (path: string, returnPath: string): string =>
  `${path}?language=en&returnPath=${encodeURIComponent(returnPath)}`;

test(
  'no return path leads to another site or breaks a page',
  { tag: '@once' },
  async ({ visitor: page, baseURL }) => {
    const site = new URL(baseURL ?? '').origin;
    const ask = async (path: string, form?: Readonly<Record<string, string>>) => {
      const answer = await page.request.fetch(path, {
        maxRedirects: 0,
        headers: { 'sec-fetch-site': 'same-origin' },
        ...(form && { method: 'POST', form }),
      });
      expect(answer.status(), path).toBeLessThan(500);
      const to = answer.headers()['location'];
      if (to !== undefined) expect(new URL(to, site).origin, `${path} leads to ${to}`).toBe(site);
      // Links of the page, and the hidden fields of its forms.
      const html = await answer.text();
      for (const [, link = ''] of html.matchAll(/(?:href|action)="([^"]*evil\.example[^"]*)"/g))
        expect(new URL(link.replaceAll('&amp;', '&'), site).origin, link).toBe(site);
      expect(html, path).not.toMatch(/name="returnPath" value="[^"]*evil/);
    };
    const askAll = async (pages: typeof forms) => {
      for (const returnPath of hostile) {
        await ask(withPath('/preferences', returnPath));
        await ask('/preferences', { theme: 'dark', returnPath });
        await ask(withPath(build('signup', {}, en), returnPath));
        for (const [name, form] of pages) {
          const path = withPath(build(name, {}, en), returnPath);
          await ask(path);
          await ask(path, { ...form, returnPath });
        }
      }
    };
    // A visitor, whom the first form logs in; then a guest, whom the log-in page sends on at once.
    await askAll(forms.slice(0, 1));
    await logIn(page);
    await askAll(forms);
  },
);

test(
  'one address for a page, which names no other site',
  { tag: '@once' },
  async ({ baseURL, app }) => {
    const { hostname, port, host } = new URL(baseURL ?? '');
    const send = async (target: string): Promise<string> => {
      const socket = connect({ host: hostname, port: Number(port) });
      // Not ended: whoever hangs up is not answered.
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nCookie: vx_app=${app}\r\nConnection: close\r\n\r\n`,
      );
      const parts: Buffer[] = [];
      socket.on('data', (part: Buffer) => parts.push(part));
      await once(socket, 'close');
      return Buffer.concat(parts).toString();
    };
    for (const [target, to] of [
      ['//', '/'],
      ['///', '/'],
      ['//x/%2e%2e', '/'],
      ['//evil.example/', '/evil.example/'],
      ['/\\evil.example/', '/evil.example/'],
      ['/en/videos//', '/en/videos/'],
      ['/en/cams//', '/en/cams/'],
      ['/en//', '/en/'],
    ] as const) {
      const answer = await send(target);
      expect(answer, target).toMatch(/^HTTP\/1\.1 308 /);
      expect(/\r\nlocation: (.*)\r\n/.exec(answer)?.[1], target).toBe(to);
    }
    const whole = await send(`http://${host}/en/`);
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    expect(whole).toContain(`href="http://${host}/en/"`);
  },
);
