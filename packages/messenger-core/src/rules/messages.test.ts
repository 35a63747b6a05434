import { describe, expect, it } from 'vitest';
import { filterOf, orderOf, subjectOf } from './messages.ts';

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
    expect(filterOf('pinned')).toBeNull();
    expect([undefined, 'oldest'].map(orderOf)).toEqual(['newest', 'oldest']);
    expect(orderOf('random')).toBeNull();
  });

  it('shows the first words of a text in one line, cut between words', () => {
    expect(subjectOf('text', { text: ' Hello,\n  you ' })).toBe('Hello, you');
    const cut = subjectOf('text', { text: 'word '.repeat(60) });
    expect(cut).toMatch(/^(word )+word…$/);
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(subjectOf('text', { text: '🦊'.repeat(100) }).isWellFormed()).toBe(true);
    expect(subjectOf('image', {})).toBe('');
  });
});
