import { expect, it } from 'vitest';
import { nameFor, nameKey, refuseName, skeletonOf } from './name.ts';

it.each([
  'Anna',
  'Jörg-Ünal 2',
  'Łukasz',
  'Мария',
  'Αλέξανδρος',
  '花子の猫',
  'Adam',
  'Teamo',
  'Steam',
  'Rooter',
  'Modena',
])('takes the name %s', (name) => expect(refuseName(name)).toBeNull());

it.each([
  'admin',
  'ADMIN',
  'Admin 1',
  'admin007',
  'a.d.m.i.n',
  '4dm1n',
  'ádmin',
  'ａｄｍｉｎ',
  'The Admin',
  'Candela Support',
  'Cande1a',
  'CandeIa',
  'candela',
  'Team Candela',
  'supp0rt',
  'Moderator Tim',
  'Kundenservice',
  'root',
  'staff',
  'Carlos el Administrador',
])('refuses %s, which looks like ours', (name) => expect(refuseName(name)).toBe('NAME_RESERVED'));

it.each(['аdmin', 'suppоrt', 'Аnna', 'x', '<b>x</b>', 'a'.repeat(31), 'Anna _'])(
  'refuses %s, which is short, long, strange, or of two scripts',
  (name) => expect(refuseName(name)).toBe('NAME_INVALID'),
);

it('sees how letters look, and compares names as they are read', () => {
  expect(skeletonOf('Pаypаl 1')).toBe(skeletonOf('paypal-l'));
  expect(nameKey('  Anna   B ')).toBe('anna b');
});

it.each(['en', 'de', 'nl', 'es'] as const)('names whoever chose none in %s', (language) => {
  for (const roll of [0, 0.5, 0.999_999_999]) {
    expect(nameFor(language, roll)).toMatch(/^\p{Lu}\p{Ll}+ \d{6}$/u);
    expect(refuseName(nameFor(language, roll))).toBeNull();
  }
});
