import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH, matchesSearch, searchOf } from './search.ts';

describe('searching in channels', () => {
  it.each([
    ['Annabel', 'ann', true],
    ['Hannah', 'ann', true],
    ['Mira Solène', 'SOLENE', true],
    ['Mira Solene', 'solène', true],
    ['Mira Sole\u0300ne', 'sol\u00e8ne', true],
    ['Mira Solène', 'sol mir', true],
    ['Mira Solène', 'mira bell', false],
    ['Gro\u00df', 'gross', true],
    ['S\u00f8ren \u0141uk', 'soren luk', true],
    ['Cleo & Max', 'o & m', true],
    ['Mira', '', true],
  ])('[RU-messenger-channel-search] finds in %s by %s: %s', (name, search, found) => {
    expect(matchesSearch(name, search)).toBe(found);
  });

  it.each(['%', '_', 'M%a', 'M_ra', '\\', '.*', '['])(
    '[RU-messenger-channel-search] takes %s for itself, not for a pattern',
    (search) => {
      expect(matchesSearch('Mira', search)).toBe(false);
      expect(matchesSearch(`Mira ${search}`, search)).toBe(true);
    },
  );

  it('takes up to sixty characters, without blanks that say nothing', () => {
    expect([null, undefined, ' \n '].map(searchOf)).toEqual(['', '', '']);
    expect(searchOf('  mira   sol ')).toBe('mira sol');
    expect(searchOf('x'.repeat(MAX_SEARCH_LENGTH))).toHaveLength(60);
    expect(searchOf('x'.repeat(61))).toBeNull();
  });
});
