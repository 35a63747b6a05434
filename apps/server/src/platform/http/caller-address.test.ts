import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it.each([
  [false, '1.1.1.1, 2.2.2.2', '10.0.0.1'],
  [true, '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [1, 'forged, 2.2.2.2', '2.2.2.2'],
  [2, 'forged, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [1, undefined, '10.0.0.1'],
] as const)('believes with %s of %s that it is %s', (trust, forwarded, address) => {
  expect(callerAddress(request(forwarded), trust)).toBe(address);
});
