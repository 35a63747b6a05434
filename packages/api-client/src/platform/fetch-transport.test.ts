import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeStorage } from '@vx/kernel/testing';
import { createBrowserRestClient, createFetchTransport } from './index.ts';

const seen: IncomingMessage[] = [];
const server = createServer((request, response) => {
  seen.push(request);
  if (request.url?.startsWith('/api/v1/alive')) response.end('{"alive":true,"at":"now"}');
  else if (request.url?.startsWith('/slow')) return;
  else
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"error":{"code":"NOT_FOUND","detail":null,"requestId":"r1"}}');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const client = () =>
  createBrowserRestClient({
    origin,
    storage: new FakeStorage(),
    config: () => ({
      language: 'de',
      cachingTag: '7',
      accessToken: null,
      bearer: 'abc',
      guestId: null,
    }),
  });

describe('createBrowserRestClient', () => {
  it('speaks HTTP', async () => {
    expect(await client().call('GET /alive')).toEqual({ alive: true, at: 'now' });
    expect(seen.at(-1)?.url).toBe('/api/v1/alive?language=de&v=7');
    expect(seen.at(-1)?.headers.authorization).toBe('Bearer abc');
  });

  it('reads a refusal', async () => {
    await expect(
      client().call('GET /actor/getActorStateById/{actorId}', { params: { actorId: 'a' } }),
    ).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      requestId: 'r1',
    });
  });
});

describe('createFetchTransport', () => {
  it('passes an abort on to fetch', async () => {
    const listeners: (() => void)[] = [];
    const signal = {
      aborted: false,
      addEventListener: (_: string, l: () => void) => void listeners.push(l),
      removeEventListener: () => {},
    };
    const transport = createFetchTransport(undefined, origin);
    const answer = transport({
      method: 'GET',
      url: '/slow',
      headers: {},
      credentials: false,
      keepalive: false,
      signal,
    });
    setTimeout(() => listeners.forEach((listener) => listener()), 20);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('uses the fetch it is given, such as the one that answers in process', async () => {
    const init: RequestInit[] = [];
    const transport = createFetchTransport(async (_url, options) => {
      init.push(options);
      return new Response('{}', { status: 201, headers: { 'x-a': 'b' } });
    });
    const signal = new AbortController().signal;
    const answer = await transport({
      method: 'POST',
      url: '/x',
      headers: {},
      body: '{}',
      credentials: true,
      keepalive: true,
      signal,
    });
    expect([answer.status, answer.header('x-a'), await answer.text()]).toEqual([201, 'b', '{}']);
    expect(init[0]).toMatchObject({
      method: 'POST',
      body: '{}',
      credentials: 'include',
      keepalive: true,
    });
  });
});
