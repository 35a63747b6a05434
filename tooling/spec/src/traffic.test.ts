import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginTraffic, recordCalls } from '@vx/tooling-vitest/traffic';
import { channel } from 'node:diagnostics_channel';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

type Hook = (...args: unknown[]) => void;

const folder = mkdtempSync(join(tmpdir(), 'traffic-'));
const file = join(folder, 'traffic.jsonl');
const hooks: Record<string, Hook> = {};
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile Safari' };
const ofPage = { ...phone, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };

beforeEach(() => beginTraffic(file, 'tree'));
afterAll(() => rmSync(folder, { recursive: true }));

recordCalls(file, {
  'query.Home.1': '{ live: onlineModels { id } ...Rest } fragment Rest on Query { videos { id } }',
});
channel('fastify.initialization').publish({
  fastify: { addHook: (name: string, hook: Hook) => (hooks[name] = hook) },
});

/** Answers a request as Fastify does; `within`: what is asked on its way. */
function ask(
  request: { readonly url: string; readonly headers: object; readonly body?: object },
  { status = 200, payload = '' as unknown, within = () => {} } = {},
): void {
  const { url, headers, body } = request;
  const sent = { method: 'GET', routeOptions: { url }, headers, body };
  hooks['onRequest']?.(sent, {}, () => {
    within();
    hooks['onSend']?.(sent, { statusCode: status }, payload, () => {});
  });
}

const noted = (): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));

describe('traffic', () => {
  it('begins with the tree', () => {
    expect(noted()).toEqual([{ tree: 'tree' }]);
  });

  it('says who asked what, and what came back, once', () => {
    const request = { url: '/api/v1/call/:id', headers: ofPage };
    ask(request);
    ask(request);
    ask({ ...request, headers: phone }, { status: 401 });
    expect(noted().slice(1)).toEqual([
      { from: 'page', app: 'mobile', kind: 'rest', name: 'GET /call/:id', status: 200 },
      { from: 'other', app: null, kind: 'rest', name: 'GET /call/:id', status: 401 },
    ]);
  });

  it('knows whose page is rendered when the server asks itself', () => {
    const inside = { url: '/api/v1/inside', headers: { 'x-vx-in-process': 'token' } };
    ask({ url: '/*', headers: phone }, { within: () => ask(inside) });
    expect(noted()).toContainEqual({
      from: 'page',
      app: 'mobile',
      kind: 'rest',
      name: 'GET /inside',
      status: 200,
    });
  });

  it('has the fields of a query by their names, not as the answer calls them', () => {
    const payload = JSON.stringify({
      data: { live: [], videos: null },
      errors: [{ path: ['videos', 0] }],
    });
    ask({ url: '/vxql', headers: ofPage, body: { documentId: 'query.Home.1' } }, { payload });
    const field = { from: 'page', app: 'mobile', kind: 'graphql' };
    expect(noted().slice(1)).toEqual([
      { ...field, name: 'onlineModels', status: 200 },
      { ...field, name: 'videos', status: 500 },
    ]);
  });

  it('has no field of a query that was refused', () => {
    const payload = JSON.stringify({ errors: [{ message: 'NEED_LOGIN' }] });
    ask({ url: '/vxql', headers: ofPage, body: { query: 'nonsense {' } }, { payload });
    expect(noted()).toHaveLength(1);
  });
});
