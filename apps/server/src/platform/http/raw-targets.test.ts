import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';

/** Sends exactly these bytes and gives what comes back. */
async function send(origin: string, head: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(Buffer.from(head, 'latin1'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString('latin1');
  return { status: Number(text.split(' ')[1]), text };
}

describe('targets as they stand on the wire', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      database: 'pglite',
      modules: () => [],
      env: { VX_ROLES: 'web,api', VX_ORIGIN: 'http://localhost:8080' },
      mountWeb(app) {
        // Stands in for the apps: says what a page would be made of.
        app.get('/*', ({ url, host, protocol }) => ({ page: `${protocol}://${host}${url}` }));
        return Promise.resolve({ close: () => Promise.resolve() });
      },
    });
  }, 60_000);
  afterAll(() => server?.close());

  const get = (target: string, headers = 'Host: site.test') =>
    send(server.origin, `GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);

  it.each([
    ['/en/', 'http://site.test/en/'],
    ['/en/?a=//b', 'http://site.test/en/?a=//b'],
    ['http://own.test:8080/en/', 'http://own.test:8080/en/'],
    ['http://own.test:8080', 'http://own.test:8080/'],
  ])('serves %s as %s', async (target, page) => {
    const { status, text } = await get(target);
    expect([status, text]).toEqual([200, expect.stringContaining(JSON.stringify({ page }))]);
  });

  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//x/%2e%2e', '/'],
    ['//evil.example/', '/evil.example/'],
    ['//evil.example//?a=//b', '/evil.example/?a=//b'],
    ['/\\evil.example/', '/evil.example/'],
    ['/en/videos//', '/en/videos/'],
    ['/en/a/../videos/', '/en/videos/'],
    ['http://site.test//evil.example/', '/evil.example/'],
  ])('leads %s to %s of this site', async (target, to) => {
    const { status, text } = await get(target);
    expect([status, /\r\nlocation: (.*)\r\n/.exec(text)?.[1]]).toEqual([308, to]);
    expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
  });

  it.each([
    ['*', 400],
    ['ftp://site.test/', 400],
    ['http://a@b/', 400],
    ['/api/v1//auth/session', 404],
    ['/api/v1/x/../auth/session', 404],
    ['/%', 400],
    ['/%00/', 200],
    ['/\xe9/', 400],
  ])('answers %s with %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  it.each(['Host: a b', 'Host: evil.example/x?', 'Host: [', 'Host: a@b'])(
    'refuses %j',
    async (header) => {
      expect((await get('/en/', header)).status).toBe(400);
    },
  );

  it('knows its own name where HTTP/1.0 says none', async () => {
    const { text } = await send(server.origin, 'GET /en/ HTTP/1.0\r\n\r\n');
    expect(text).toContain('"page":"http://localhost:8080/en/"');
  });
});
