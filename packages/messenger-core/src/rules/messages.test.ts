import { languages } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import { filterOf, orderOf, subjectOf, wordingOf } from './messenger.rules.ts';
import { occasionTexts } from './occasions.texts.ts';

describe('rules of the messenger', () => {
  it('[RU-messenger-filters][EN-channelFilters] knows four filters, newest without one, and no other', () => {
    expect([null, '', 'newest', 'archived', 'unread', 'blocked'].map(filterOf)).toEqual([
      'newest',
      'newest',
      'newest',
      'archived',
      'unread',
      'blocked',
    ]);
    expect(() => filterOf('pinned')).toThrow('INVALID_INPUT');
    expect([undefined, 'oldest'].map(orderOf)).toEqual(['newest', 'oldest']);
    expect(() => orderOf('random')).toThrow('INVALID_INPUT');
  });

  it('shows the first words of a text in one line, cut between words', () => {
    expect(subjectOf('text', { text: ' Hello,\n  you ' })).toBe('Hello, you');
    const cut = subjectOf('text', { text: 'word '.repeat(60) });
    expect(cut).toMatch(/^(word )+word…$/);
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(subjectOf('text', { text: '🦊'.repeat(100) }).isWellFormed()).toBe(true);
    expect(subjectOf('image', {})).toBe('');
  });

  it('has the same words for the same two, and not the same for everybody', () => {
    const guest = '0a1b2c3d-0000-4000-8000-000000000000';
    expect(wordingOf(guest, 5, 3)).toBe(wordingOf(guest, 5, 3));
    expect(new Set([1, 2, 3].map((actor) => wordingOf(guest, actor, 3))).size).toBe(3);
  });

  it('has as many wordings in every language', () => {
    for (const texts of Object.values(occasionTexts)) {
      expect(Object.keys(texts).toSorted()).toEqual([...languages].toSorted());
      expect(new Set(Object.values(texts).map(({ length }) => length)).size).toBe(1);
    }
  });
});
