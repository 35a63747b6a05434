import { describe, expect, test } from 'vitest';
import { decodeSegment, encodeSegment, isPlain } from './segment.ts';

/** Every character of one byte, and a few beyond. */
const characters = [
  ...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)),
  'ß',
  '\u2028',
  '😀',
];

describe('a segment of a path', () => {
  test('is plain of lower-case letters, digits, "-" and "_" alone', () => {
    for (const character of characters) {
      const plain = /^[a-z0-9_-]$/.test(character);
      expect([character, isPlain(character)]).toEqual([character, plain]);
      expect([character, isPlain(`a${character}9`)]).toEqual([character, plain]);
    }
    expect(isPlain('')).toBe(false);
  });

  test('that is plain is what it was encoded from', () => {
    for (const character of characters.filter(isPlain)) {
      expect(encodeURIComponent(character)).toBe(character);
    }
  });

  test('holds every character but those of control, and is read as it was written', () => {
    for (const character of characters) {
      const encoded = encodeSegment(`a${character}`);
      if (/\p{Cc}/u.test(character)) expect([character, encoded]).toEqual([character, null]);
      else expect(decodeSegment(encoded ?? '')).toBe(`a${character}`);
    }
  });
});
