import { expect, it } from 'vitest';
import { isInNetworks, readNetwork } from './networks.ts';

const networks = ['192.0.2.0/24', '198.51.100.7', '2001:db8::/48'].map((text) =>
  readNetwork(text)!,
);

it.each([
  ['192.0.2.255', true],
  ['192.0.3.0', false],
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['::ffff:192.0.2.1', true],
  ['2001:db8:0:ffff::1', true],
  ['2001:db8:1::1', false],
  ['', false],
  ['office', false],
])('%s is in the networks: %s', (address, is) => {
  expect(isInNetworks(address, networks)).toBe(is);
  expect(isInNetworks(address, [])).toBe(false);
});

it.each([
  '',
  'office',
  '192.0.2.0/33',
  '192.0.2.0/',
  '192.0.2/24',
  '2001:db8::/129',
  '1.2.3.4/8/8',
])('is no network: "%s"', (text) => expect(readNetwork(text)).toBeNull());
