import { personalWords } from '@vx/session-core/rules';
import { expect, it } from 'vitest';
import { isGuessable } from './password-strength.ts';

it.each([
  'password1234',
  '1234567891',
  'iloveyou123',
  'qwerty12345',
  'letmein1234',
  'P@ssw0rd123',
  'passwort123',
  'schatz12345',
  'wachtwoord1',
  'welkom12345',
  'contraseña12',
  'candela2026',
  '1qaz2wsx3edc',
  'asdfghjkl1',
  '0123456789',
  'abcabcabcabc',
  '24.12.2001',
])('calls %s guessable', async (password) => expect(await isGuessable(password, [])).toBe(true));

it.each([
  'correct horse battery',
  'a different blue hour',
  'kj3h4kj23h4',
  'drei graue Katzen im Regen',
])('takes %s', async (password) => expect(await isGuessable(password, [])).toBe(false));

it('knows what somebody who knows the guest would try', async () => {
  const words = personalWords({ email: 'zwirbelbart@example.test', name: 'Quastenflosser' });
  expect(await isGuessable('Quastenfloss1990', ['Quastenfloss'])).toBe(true);
  expect(words).toEqual(['quastenflosser', 'zwirbelbart@example.test', 'zwirbelbart']);
});
