import { languages } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import { wordingOf, wordingsOf } from './occasions.ts';

describe('what performers write by themselves', () => {
  it('has the same words for the same two, and not the same for everybody', () => {
    const guest = '0a1b2c3d-0000-4000-8000-000000000000';
    expect(wordingOf(guest, 5, 3)).toBe(wordingOf(guest, 5, 3));
    expect(new Set([1, 2, 3].map((actor) => wordingOf(guest, actor, 3))).size).toBe(3);
  });

  it('has several wordings in every language', () => {
    const all = languages.flatMap((language) => [
      ...wordingsOf('followed', language),
      ...wordingsOf('chatted', language),
    ]);
    expect(new Set(all).size).toBe(languages.length * 2 * 3);
  });
});
