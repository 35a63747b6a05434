import { SESSION_TAG_HEADER } from '@vx/contract/hints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../testing/index.ts';

/** What the browser says of a call that a page of ours makes. */
const ours = { 'sec-fetch-site': 'same-origin' };

/** A page, and the cookie that its browser has by now. */
interface Page {
  readonly guest: TestGuest;
  readonly cookie: string;
}

describe.each(oneDatabase)('a page of a guest on %s', (database) => {
  let server: TestServer;
  let guest: TestGuest;
  let other: TestGuest;
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [] });
    guest = await server.signUp();
    other = await server.signUp();
  });
  afterAll(() => server.close());

  const headersOf = ({ guest: { accessToken }, cookie }: Page): Record<string, string> => ({
    cookie,
    [SESSION_TAG_HEADER]: accessToken,
  });
  const own = (of: TestGuest): Page => ({ guest: of, cookie: of.cookie });
  const rest = async (key: string, page: Page, more: Record<string, string> = ours) => {
    const { status, body } = await server.call(key, { headers: { ...headersOf(page), ...more } });
    return [status, body?.error?.code ?? null];
  };
  const query = async (path: string, page: Page, more: Record<string, string> = ours) => {
    const answer = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(page), ...more },
      body: '{"query":"{ __typename }"}',
    });
    const body = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    return [answer.status, body.errors?.[0]?.extensions.code ?? null];
  };
  const services = ['/vxql', '/feed/graphql'];

  it('calls by the cookie and the tag of its session', async () => {
    expect(await rest('GET /guest/getGuestBalance', own(guest))).toEqual([200, null]);
    for (const path of services) expect(await query(path, own(guest))).toEqual([200, null]);
    const asked = { query: '{ guestSidebar { name } }' };
    const answer = await fetch(`${server.origin}/vxql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(own(guest)), ...ours },
      body: JSON.stringify(asked),
    });
    expect(await answer.json()).toEqual({ data: { guestSidebar: { name: guest.name } } });
    const leaving = await server.signUp();
    expect(await rest('POST /auth/logout', own(leaving))).toEqual([200, null]);
    expect((await server.call('GET /auth/session', { as: leaving })).body.loggedIn).toBe(false);
  });

  it('never acts for the guest who has logged in since: no call of any kind, read or write', async () => {
    const page = { guest, cookie: other.cookie };
    for (const key of ['GET /guest/getGuestBalance', 'POST /auth/logout', 'GET /auth/session'])
      expect(await rest(key, page)).toEqual([412, 'SESSION_REPLACED']);
    for (const path of services) expect(await query(path, page)).toEqual([412, 'SESSION_REPLACED']);
    expect((await server.call('GET /auth/session', { as: other })).body.loggedIn).toBe(true);
  });

  it('is told that its session is over when the browser has none, or a visitor’s', async () => {
    const visitor = `vx_sid=${server.running.anonymous.issue()}`;
    for (const cookie of ['', visitor, 'vx_sid=gone']) {
      const page = { guest, cookie };
      expect(await rest('GET /guest/getGuestBalance', page)).toEqual([401, 'SESSION_EXPIRED']);
      for (const path of services)
        expect(await query(path, page)).toEqual([401, 'SESSION_EXPIRED']);
    }
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the domain', { 'sec-fetch-site': 'same-site' }],
    ['another site in an old browser', { origin: 'https://evil.test' }],
    ['nobody says where', {}],
  ])('is not played by %s, though it knows the tag', async (_, from) => {
    const more = from as Record<string, string>;
    expect(await rest('POST /auth/logout', own(guest), more)).toEqual([403, 'ORIGIN_REFUSED']);
    for (const path of services)
      expect(await query(path, own(guest), more)).toEqual([403, 'ORIGIN_REFUSED']);
    expect(server.securityEvents.at(-1)).toEqual({
      event: 'originRefused',
      route: '/feed/graphql',
    });
  });

  it('opens its socket by cookie and tag, and no other page’s, no other site’s', async () => {
    const pageOf = ({ accessToken, guestId }: TestGuest) => ({ accessToken, guestId });
    const open = (cookie: string, of: TestGuest) =>
      server.socket({ cookie, page: pageOf(of), origin: server.origin });
    const mine = await open(guest.cookie, guest);
    expect((await mine.next('sessionAcknowledge')).payload.guestId).toBe(guest.guestId);
    await mine.close();
    for (const [cookie, reason] of [
      [other.cookie, 'replaced'],
      ['', 'expired'],
      [`vx_sid=${server.running.anonymous.issue()}`, 'expired'],
    ] as const) {
      const socket = await open(cookie, guest);
      expect((await socket.next('sessionExpired')).payload).toEqual({ reason });
      expect(await socket.closing()).toBe(4001);
      expect(socket.frames.map(({ type }) => type)).toEqual(['sessionExpired']);
    }
    await expect(
      server.socket({ cookie: guest.cookie, page: pageOf(guest), origin: 'https://evil.test' }),
    ).rejects.toThrow('403');
  });

  it('needs no tag where a bearer is given: clients that are no page keep theirs', async () => {
    expect((await server.call('GET /guest/getGuestBalance', { as: guest })).status).toBe(200);
    const feed = await fetch(`${server.origin}/feed/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.feedToken}` },
      body: '{"query":"{ __typename }"}',
    });
    expect(await feed.json()).toEqual({ data: { __typename: 'Query' } });
  });
});
