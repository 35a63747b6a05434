import { expect, it } from 'vitest';
import { refusePassword } from './password.ts';

const anna = { email: 'anna.berg@example.test', name: 'Rosalinde' };

it.each([
  ['Rosalinde is my name', 'PASSWORD_PERSONAL'],
  ['my-r0s4l1nde-again', 'PASSWORD_PERSONAL'],
  ['anna.berg@example.test', 'PASSWORD_PERSONAL'],
  ['all about annaberg 9', 'PASSWORD_PERSONAL'],
  ['aaaaaaaaaaaa', 'PASSWORD_WEAK'],
  ['short', 'PASSWORD_WEAK'],
  ['a calm blue hour '.repeat(12), 'PASSWORD_WEAK'],
])('refuses %s of Rosalinde with %s', (password, code) => {
  expect(refusePassword(password, anna)).toBe(code);
});

it('lets names be part of words by chance when they are short', () => {
  const short = { email: 'al@example.test', name: 'Al' };
  expect(refusePassword('a calm blue hour', short)).toBeNull();
});

it('is taken as it is where nobody knows whose it will be', () => {
  expect(refusePassword('Rosalinde is my name', null)).toBeNull();
  expect(refusePassword('aaaaaaaaaaaa', null)).toBe('PASSWORD_WEAK');
});
