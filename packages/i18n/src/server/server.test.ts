import { expect, test } from 'vitest';
import { isServerMessageId, serverTexts } from './index.ts';

test('fills in values as they are, in the language', () => {
  const name = "<b> {x} # it's";
  expect(serverTexts('en')('mail.hello', { name, known: 'yes' })).toBe(`Hello ${name},`);
  expect(serverTexts('es')('mail.hello', { name: '', known: 'no' })).toBe('Hola:');
  expect(serverTexts('es')('amounts.coins', { amount: '1', count: 1 })).toBe('1 moneda');
  expect(serverTexts('es')('amounts.coins', { amount: '1.000.000', count: 1_000_000 })).toBe(
    '1.000.000 monedas',
  );
});

test('is made once per language', () => {
  expect(serverTexts('nl')).toBe(serverTexts('nl'));
});

test('a missing value is an error, not a gap in a mail', () => {
  expect(() => serverTexts('de')('mail.topUpReceipt.subject')).toThrow();
});

test('knows its ids, and nothing that every object has', () => {
  expect(isServerMessageId('breadcrumbs.home')).toBe(true);
  expect(isServerMessageId('breadcrumbs.toString')).toBe(false);
  expect(isServerMessageId('toString')).toBe(false);
});
