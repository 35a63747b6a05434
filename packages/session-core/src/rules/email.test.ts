import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, isGuestEmail } from './email.ts';

describe('e-mail addresses', () => {
  it.each(['anna@example.com', 'a.b+c@example.co.uk', "o'neil@example.com", 'ünal@exämple.de'])(
    'takes %s',
    (address) => expect(isEmail(address)).toBe(true),
  );
  it.each(['"an na"@example.com', '"an(na"@example.com'])(
    '[RU-email-local-part#2] takes the quoted %s',
    (address) => expect(isEmail(address)).toBe(true),
  );
  it.each([
    'an na@example.com',
    'an(na@example.com',
    'anna,@example.com',
    '.anna@example.com',
    'an..na@example.com',
    '@example.com',
    `${'x'.repeat(65)}@example.com`,
  ])('[RU-email-local-part#1] refuses %s', (address) => expect(isEmail(address)).toBe(false));
  it.each([
    ['#1', 'anna@example.com', true],
    ['#2', 'anna@[192.168.0.1]', true],
    ['#2', 'anna@[192.168.0.256]', false],
    ['#2', 'anna@192.168.0.1', false],
    ['#1', 'anna@-example.com', false],
    ['#1', 'anna@exam ple.com', false],
    ['#1', 'anna', false],
  ])('[RU-email-domain%s] %s is %s', (_clause, address, valid) =>
    expect(isEmail(address)).toBe(valid),
  );
  it.each([
    ['anna@example.c', false],
    ['anna@example.de', true],
    ['anna@example', false],
    ['anna@example.c1', false],
    ['anna@example.museum', true],
  ])('[RU-email-top-level-domain] %s is %s', (address, valid) =>
    expect(isEmail(address)).toBe(valid),
  );
  it('compares without case', () =>
    expect(emailKey(' Anna@Example.COM ')).toBe('anna@example.com'));
});

it.each([
  ['anna@example.com', true],
  ['a@[127.0.0.1]', false],
  ['anna@[192.168.0.1]', false],
  ['anna', false],
])('lets an account have the address %s: %s', (address, may) =>
  expect(isGuestEmail(address)).toBe(may),
);
