import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSecurityLog, networkOf } from './security-log.ts';
import { createTestServer } from './testing/index.ts';

function collected() {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
  });
  const metrics = createMetrics();
  const log = createLog({ logLevel: 'info', production: true }, sink);
  return { lines, metrics, security: createSecurityLog({ log, metrics }) };
}

it('writes an event with its fields, the guest and the network of the address, and counts it', async () => {
  const { lines, metrics, security } = collected();
  security.note(
    { event: 'logInFailed', reason: 'password' },
    { guestId: 'g-1', ip: '203.0.113.77', requestId: 'r-1' },
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: 'security',
    security: 'logInFailed',
    reason: 'password',
    guestId: 'g-1',
    network: '203.0.113.0/24',
    requestId: 'r-1',
  });
  expect(lines[0]).not.toContain('203.0.113.77');
  expect(await metrics.registry.metrics()).toContain(
    'vx_security_events_total{event="logInFailed"} 1',
  );
});

it('tells what a guest may do apart from what somebody who breaks in does', () => {
  const { lines, security } = collected();
  security.note({ event: 'passwordChanged', how: 'change' });
  security.note({ event: 'operatorCall', call: 'GET /x', outcome: 'allowed' });
  security.note({ event: 'operatorCall', call: 'GET /x', outcome: 'denied' });
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info', 'info', 'warn']);
});

it.each([
  ['198.51.100.9', '198.51.100.0/24'],
  ['::ffff:198.51.100.9', '198.51.100.0/24'],
  ['2001:db8:12:34::5', '2001:db8:12::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['nonsense', null],
])('keeps of %s no more than %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

describe('on a server', async () => {
  const token = 'a token of operators, long enough to count';
  const server = await createTestServer({
    database: 'pglite',
    env: { VX_OPERATOR_TOKEN: token },
  });

  it('notes operator calls, allowed and denied, and stays silent about what nobody asked', async () => {
    const before = server.securityEvents.length;
    const call = 'POST /internal/clearCache';
    await server.call(call, { headers: { 'x-operator-token': token } });
    await server.call(call, { headers: { 'x-operator-token': 'a guess' } });
    await server.call(call);
    expect(server.securityEvents.slice(before)).toEqual([
      { event: 'operatorCall', call, outcome: 'allowed' },
      { event: 'operatorCall', call, outcome: 'denied' },
    ]);
  });

  it('notes requests and sockets of another site', async () => {
    const before = server.securityEvents.length;
    const answer = await server.call('POST /auth/login', {
      headers: { 'sec-fetch-site': 'cross-site' },
      body: { email: 'a@example.test', password: 'something long' },
    });
    expect(answer.body.error.code).toBe('ORIGIN_REFUSED');
    await expect(server.socket({ origin: 'https://evil.example' })).rejects.toThrow();
    expect(server.securityEvents.slice(before)).toEqual([
      { event: 'originRefused', route: '/api/v1/auth/login' },
      { event: 'originRefused', route: '/socket' },
    ]);
  });
});
