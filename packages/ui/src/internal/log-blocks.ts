/** Lines of a log that are laid out, and rendered again, together. */
export type LogBlock<Line> = {
  key: string;
  lines: readonly Line[];
  /** The line after the last one. */
  next: Line | undefined;
};

const BLOCK_SIZE = 32;

/** True for about one id in 32: blocks begin at the same lines, whatever is added before or after them. */
const beginsBlock = (id: string): boolean => {
  let hash = 2_166_136_261;
  for (let at = 0; at < id.length; at += 1)
    hash = Math.imul(hash ^ (id.codePointAt(at) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % BLOCK_SIZE === 0;
};

const sameBlock = <Line>(one: LogBlock<Line>, other: LogBlock<Line>): boolean =>
  one.next === other.next &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, index) => line === other.lines[index]);

/** How many blocks from the first on stay as they are, and how many lines those have. */
const unchanged = <Line>(
  blocks: readonly LogBlock<Line>[],
  before: readonly Line[],
  lines: readonly Line[],
): { blocks: number; lines: number } => {
  const differs = lines.findIndex((line, index) => line !== before[index]);
  const same = differs === -1 ? lines.length : differs;
  let count = 0;
  let end = 0;
  for (const block of blocks) {
    // The line after a block belongs to it, too.
    if (block.next === undefined || end + block.lines.length >= same) break;
    end += block.lines.length;
    count += 1;
  }
  return { blocks: count, lines: end };
};

/** Where a block begins and where it ends: either is enough to know it again. */
const ends = <Line extends { id: string }>({ lines, next }: LogBlock<Line>): [string, string] => [
  `from ${lines[0]?.id ?? ''}`,
  next === undefined ? `to ${lines.at(-1)?.id ?? ''}` : `before ${next.id}`,
];

/**
 * Cuts lines into blocks of about 32. A block keeps its key while lines come before it, after it, or at its open end, so
 * that nothing in it is built anew: a voice message plays on while older messages load. It keeps its identity while none of
 * its lines changed, and a line at the end costs the last block alone.
 */
export const createBlocks = <Line extends { id: string }>(): ((
  lines: readonly Line[],
) => readonly LogBlock<Line>[]) => {
  let before: readonly Line[] = [];
  let blocks: readonly LogBlock<Line>[] = [];
  let made = 0;
  return (lines) => {
    const kept = unchanged(blocks, before, lines);
    const known = new Map<string, LogBlock<Line>>();
    for (const block of blocks.slice(kept.blocks))
      for (const end of ends(block)) known.set(end, block);
    const rest = lines.slice(kept.lines);
    const starts = rest.flatMap((line, index) =>
      index === 0 || beginsBlock(line.id) ? [index] : [],
    );
    const cut = starts.map((start, index): LogBlock<Line> => {
      const end = starts[index + 1] ?? rest.length;
      const block = { key: '', lines: rest.slice(start, end), next: rest[end] };
      const [first, last] = ends(block);
      const old = known.get(first) ?? known.get(last);
      if (old !== undefined && sameBlock(old, block)) return old;
      return { ...block, key: old?.key ?? `block ${(made += 1)}` };
    });
    blocks = [...blocks.slice(0, kept.blocks), ...cut];
    before = lines;
    return blocks;
  };
};
