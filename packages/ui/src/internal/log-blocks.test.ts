import { describe, expect, it } from 'vitest';
import { createBlocks } from './log-blocks.ts';

type Line = { id: string };

const line = (index: number): Line => ({ id: `line ${index}` });
const lines = Array.from({ length: 2_000 }, (_, index) => line(index));

const flat = (blocks: readonly { lines: readonly Line[] }[]): Line[] =>
  blocks.flatMap((block) => [...block.lines]);

describe('blocks of a log', () => {
  it('hold every line once, in its order, and know the line that follows', () => {
    const blocks = createBlocks<Line>()(lines);
    expect(flat(blocks)).toEqual(lines);
    expect(blocks.length).toBeGreaterThan(30);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    expect(blocks.map(({ next }) => next)).toEqual([
      ...blocks.slice(1).map((block) => block.lines[0]),
      undefined,
    ]);
  });

  it('stay the same objects when a line comes at the end, but for the last', () => {
    const cut = createBlocks<Line>();
    let before = cut(lines.slice(0, 1_000));
    for (const added of lines.slice(1_000)) {
      const after = cut([...flat(before), added]);
      const open = before.length - 1;
      expect(after.slice(0, open)).toEqual(before.slice(0, open));
      expect(before.slice(0, open).every((block, index) => block === after[index])).toBe(true);
      expect(after[open]?.key).toBe(before[open]?.key);
      before = after;
    }
    expect(flat(before)).toEqual(lines);
  });

  it('stay the same objects when older lines come before, but for the first', () => {
    const cut = createBlocks<Line>();
    const before = cut(lines.slice(700));
    const after = cut(lines);
    expect(flat(after)).toEqual(lines);
    expect(after.slice(1 - before.length)).toEqual(before.slice(1));
    expect(
      before.slice(1).every((block, index) => block === after.at(1 - before.length + index)),
    ).toBe(true);
    // The first has grown at its open end and keeps its key.
    expect(after.at(-before.length)?.key).toBe(before[0]?.key);
  });

  it('change where a line changed, and where the line after them did', () => {
    const cut = createBlocks<Line>();
    const before = cut(lines);
    const changed = before[5]?.lines[0];
    const after = cut(lines.map((one) => (one === changed ? { ...one } : one)));
    const differing = before.flatMap((block, index) => (block === after[index] ? [] : [index]));
    expect(differing).toEqual([4, 5]);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it('are none when nothing was said, and new ones for another log', () => {
    const cut = createBlocks<Line>();
    const before = cut(lines);
    expect(cut([])).toEqual([]);
    const keys = new Set(before.map(({ key }) => key));
    expect(cut([{ id: 'another' }]).some(({ key }) => keys.has(key))).toBe(false);
  });
});
