import { describe, expect, test } from 'vitest';
import { createFormatter } from './index.ts';

describe('createFormatter', () => {
  test('fills in values in the language', async () => {
    const [en, de] = await Promise.all([createFormatter('en'), createFormatter('de')]);
    expect(en.format('money.coins', { count: 1 })).toBe('1 coin');
    expect(en.format('money.coins', { count: 1200 })).toBe('1,200 coins');
    expect(de.format('money.coins', { count: 1200 })).toBe('1.200 Coins');
    expect(de.format('common.illustratedPortrait', { name: 'Mira' })).toBe(
      'Illustriertes Porträt von Mira',
    );
  });

  test('is loaded once per language', () => {
    expect(createFormatter('nl')).toBe(createFormatter('nl'));
  });

  test('a missing value is an error, not a gap in a mail', async () => {
    const { format } = await createFormatter('es');
    expect(() => format('common.illustratedPortrait')).toThrow();
  });
});
