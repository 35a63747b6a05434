import { createIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { rememberTexts } from './remembered-texts.ts';

const intl = createIntl({
  locale: 'en',
  messages: {
    plain: 'Cams',
    hello: 'Hello {name}',
    count: '{n, plural, one {# cam} other {# cams}}',
  },
});

describe('texts that a server remembers', () => {
  it('are those of the format, for each value, type and option', () => {
    const texts = rememberTexts(intl);
    for (let round = 0; round < 2; round += 1) {
      expect(texts.formatMessage({ id: 'plain' })).toBe('Cams');
      expect(texts.formatMessage({ id: 'hello' }, { name: 'Ada' })).toBe('Hello Ada');
      expect(texts.formatMessage({ id: 'hello' }, { name: 'Ivo' })).toBe('Hello Ivo');
      expect(texts.formatMessage({ id: 'count' }, { n: 1 })).toBe('1 cam');
      expect(texts.formatMessage({ id: 'count' }, { n: 2000 })).toBe('2,000 cams');
      expect(texts.formatNumber(0.98)).toBe('0.98');
      expect(texts.formatNumber(0.98, { style: 'percent' })).toBe('98%');
      expect(texts.formatDisplayName('de', { type: 'language' })).toBe('German');
    }
  });

  it('are made once while they are among the recent ones', () => {
    const formatNumber = vi.fn(intl.formatNumber);
    const texts = rememberTexts({ ...intl, formatNumber });
    for (let i = 0; i < 5; i += 1) texts.formatNumber(1234);
    expect(formatNumber).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 10_000; i += 1) texts.formatNumber(i);
    texts.formatNumber(1234);
    expect(formatNumber).toHaveBeenCalledTimes(10_001);
  });

  it('leave values that are more than text to the format', () => {
    const texts = rememberTexts(intl);
    const bold = (word: string) => [word];
    for (const name of ['Ada', 'Ivo']) {
      expect(texts.formatMessage({ id: 'hello' }, { name: bold(name) as never })).toEqual(
        intl.formatMessage({ id: 'hello' }, { name: bold(name) as never }),
      );
    }
  });
});
