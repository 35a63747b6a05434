import { expect, it } from 'vitest';
import { checkPassword, personalWords } from './account.rules.ts';
import { isGuessable } from './password-strength.ts';

const anna = { email: 'anna.berg@example.test', name: 'Rosalinde' };

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

it.each([
  ['Rosalinde is my name', 'PASSWORD_PERSONAL'],
  ['my-r0s4l1nde-again', 'PASSWORD_PERSONAL'],
  ['anna.berg@example.test', 'PASSWORD_PERSONAL'],
  ['all about annaberg 9', 'PASSWORD_PERSONAL'],
  ['aaaaaaaaaaaa', 'PASSWORD_WEAK'],
  ['short', 'PASSWORD_WEAK'],
])('refuses %s of Rosalinde with %s', (password, code) => {
  expect(() => checkPassword({ ...anna, password })).toThrow(expect.objectContaining({ code }));
});

it('lets names be part of words by chance when they are short', () => {
  const short = { email: 'al@example.test', name: 'Al' };
  expect(() => checkPassword({ ...short, password: 'a calm blue hour' })).not.toThrow();
});
