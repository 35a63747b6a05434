import fc from 'fast-check';
import Fastify from 'fastify';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { createCallerPlace, trustHops } from './caller-address.ts';

const request = (peer: string, headers: Readonly<Record<string, string>>) =>
  ({ socket: { remoteAddress: peer }, headers }) as unknown as IncomingMessage;
const placeOf = (trust: boolean | number | string) =>
  createCallerPlace({ trust: trustHops(trust), defaultCountry: 'DE' });

describe('who calls, behind proxies', () => {
  it.each([
    [false, '1.1.1.1, 2.2.2.2', '10.0.0.1'],
    [true, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [1, '9.9.9.9, 2.2.2.2', '2.2.2.2'],
    [2, '9.9.9.9, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    [1, undefined, '10.0.0.1'],
    ['10.0.0.0/8', '9.9.9.9, 2.2.2.2', '2.2.2.2'],
    ['10.0.0.1, 2.2.2.2', '9.9.9.9, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['192.0.2.1', '1.1.1.1', '10.0.0.1'],
    ['uniquelocal', '1.1.1.1', '1.1.1.1'],
  ] as const)('believes with %s of %s that it is %s', (trust, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(placeOf(trust).addressOf(request('10.0.0.1', headers))).toBe(address);
  });

  it.each([
    [false, 'US', 'DE'],
    [true, 'US', 'US'],
    [1, 'US', 'US'],
    ['10.0.0.0/8', 'US', 'US'],
    ['192.0.2.1', 'US', 'DE'],
    [true, 'us<', 'DE'],
  ] as const)('believes with %s of the country %s that it is %s', (trust, named, country) => {
    const { countryOf } = placeOf(trust);
    for (const header of ['cf-ipcountry', 'x-country'])
      expect(countryOf(request('10.0.0.1', { [header]: named }))).toBe(country);
  });

  it('is the address that Fastify finds, whatever the setting and the header', async () => {
    const address = fc.constantFrom('10.0.0.1', '10.0.0.2', '192.0.2.7', '::1', 'unknown');
    const setting = fc.constantFrom(false, true, 0, 1, 2, 3, '10.0.0.0/8', '10.0.0.1,::1');
    await fc.assert(
      fc.asyncProperty(setting, address, fc.array(address), async (trust, peer, hops) => {
        const app = Fastify({ trustProxy: trustHops(trust) });
        app.get('/', ({ ip, raw }) => ({ ip, ours: placeOf(trust).addressOf(raw) }));
        const { ip, ours } = (
          await app.inject({
            url: '/',
            remoteAddress: peer,
            headers: { 'x-forwarded-for': hops.join(', ') },
          })
        ).json<{ ip: string; ours: string }>();
        expect(ours).toBe(ip);
        await app.close();
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a list that names no addresses', () => {
    expect(() => readConfig({ VX_TRUST_PROXY: 'the proxy' })).toThrow(ConfigError);
    expect(readConfig({ VX_TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
  });
});
