import { expect, it } from 'vitest';
import { challengeOf, passkeyNameOf, relyingPartyOf } from './passkeys.rules.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const bytes = (text: string): string => Buffer.from(text).toString('base64url');

it('binds passkeys to the host of the site, and asks for them from its origin alone', () => {
  expect(relyingPartyOf('https://www.candela.example:8443', 'Candela')).toEqual({
    id: 'www.candela.example',
    origin: 'https://www.candela.example:8443',
    name: 'Candela',
  });
});

it.each([
  ['  My   laptop ', firefox, 'My laptop'],
  ['x'.repeat(80), firefox, 'x'.repeat(60)],
  [undefined, firefox, 'Firefox · Linux'],
  ['   ', firefox, 'Firefox · Linux'],
  ['', 'curl/8', 'Passkey'],
])('calls a passkey that was named %j on %j %j', (typed, userAgent, name) => {
  expect(passkeyNameOf(typed, userAgent)).toBe(name);
});

it.each([
  [bytes('{"challenge":"abc"}'), 'abc'],
  [bytes('{"type":"webauthn.get"}'), null],
  [bytes('null'), null],
  [bytes('"challenge"'), null],
  [bytes('{"challenge"'), null],
  ['____', null],
])('reads the challenge of %j as %j', (clientDataJSON, challenge) => {
  expect(challengeOf(clientDataJSON)).toBe(challenge);
});
