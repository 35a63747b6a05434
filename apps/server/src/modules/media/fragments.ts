/** Where the decode time of a track's fragment is written. */
interface DecodeTime {
  readonly offset: number;
  readonly track: number;
  readonly value: number;
}

/** A media segment whose decode times can be moved. */
export interface Segment {
  readonly data: Buffer;
  /** Bytes of the parts, in order. */
  readonly parts: readonly number[];
  readonly times: readonly DecodeTime[];
}

const containers: ReadonlySet<string> = new Set(['moof', 'traf']);

/** Finds every `tfdt` (version 1) of a segment together with the track of its `tfhd`. */
function decodeTimes(data: Buffer): readonly DecodeTime[] {
  const found: DecodeTime[] = [];
  let track = 0;
  const visit = (from: number, to: number): void => {
    for (let at = from; at + 8 <= to;) {
      const size = data.readUInt32BE(at);
      const type = data.toString('latin1', at + 4, at + 8);
      if (size < 8) throw new Error('box without a size');
      if (containers.has(type)) visit(at + 8, at + size);
      else if (type === 'tfhd') track = data.readUInt32BE(at + 12);
      else if (type === 'tfdt') {
        if (data[at + 8] !== 1) throw new Error('decode time in 32 bits');
        found.push({ offset: at + 12, track, value: Number(data.readBigUInt64BE(at + 12)) });
      }
      at += size;
    }
  };
  visit(0, data.length);
  return found;
}

export const readSegment = (data: Buffer, parts: readonly number[]): Segment => ({
  data,
  parts,
  times: decodeTimes(data),
});

/**
 * A copy of the segment, moved by whole loops, so that a loop that repeats is one continuous
 * timeline: no discontinuity, nothing to flush in the player.
 *
 * @param shifts ticks by track id, in the track's timescale
 * @param partCount how many parts to keep, from the front
 */
export function movedSegment(
  segment: Segment,
  shifts: ReadonlyMap<number, number>,
  partCount: number,
): Buffer {
  const size = segment.parts.slice(0, partCount).reduce((sum, part) => sum + part, 0);
  const copy = Buffer.from(segment.data.subarray(0, size));
  for (const time of segment.times) {
    if (time.offset >= size) break;
    copy.writeBigUInt64BE(BigInt(time.value + (shifts.get(time.track) ?? 0)), time.offset);
  }
  return copy;
}
