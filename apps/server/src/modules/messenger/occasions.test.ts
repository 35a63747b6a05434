import { languages } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import { wordingOf } from './occasions.ts';
import { occasionTexts } from './occasions.texts.ts';

describe('what performers write by themselves', () => {
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
