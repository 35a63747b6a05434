import { describe, expect, it } from 'vitest';
import { pack as packed, type PackedRendition } from './pack.ts';
import { readH264 } from './streams.ts';
import { audioFrames, frames } from './timing.ts';

const nal = (...bytes: number[]): Buffer => Buffer.from([0, 0, 0, 1, ...bytes]);

function h264(count: number): Buffer {
  const units: Buffer[] = [];
  for (let i = 0; i < count; i += 1) {
    units.push(nal(9, 0xf0));
    if (i % 48 === 0)
      units.push(nal(0x67, 0x4d, 0x40, 0x1f, 1), nal(0x68, 0xee), nal(0x65, i % 251, 7));
    else units.push(nal(0x41, i % 251, 7));
  }
  return Buffer.concat(units);
}

function adts(count: number): Buffer {
  return Buffer.concat(
    Array.from({ length: count }, (_, i) => {
      const length = 9;
      return Buffer.from([
        0xff,
        0xf1,
        0x54,
        0x80,
        (length >> 3) & 255,
        (length & 7) << 5,
        0xfc,
        i & 255,
        i >> 8,
      ]);
    }),
  );
}

const pack = (
  coded: Buffer,
  sound: Buffer,
  size: { width: number; height: number },
): PackedRendition => packed(readH264(coded), sound, size);

/** Sizes and first decode times that are written into the boxes of a file. */
function walk(file: Buffer): { types: string[]; times: number[] } {
  const types: string[] = [];
  const times: number[] = [];
  const visit = (from: number, to: number, top: boolean): void => {
    for (let at = from; at < to;) {
      const size = file.readUInt32BE(at);
      const type = file.toString('latin1', at + 4, at + 8);
      if (top) types.push(type);
      if (type === 'moof' || type === 'traf') visit(at + 8, at + size, false);
      if (type === 'tfdt') times.push(Number(file.readBigUInt64BE(at + 12)));
      at += size;
    }
  };
  visit(0, file.length, true);
  return { types, times };
}

describe('pack', () => {
  it('writes an init segment and six segments of two parts that fill twelve seconds', () => {
    const made = pack(h264(frames), adts(audioFrames), { width: 640, height: 360 });
    const { types, times } = walk(made.file);
    expect(types).toEqual([
      'ftyp',
      'moov',
      ...Array.from({ length: 12 }, () => ['moof', 'mdat']).flat(),
    ]);
    expect(made.segments).toHaveLength(6);
    expect(made.codecs).toBe('avc1.4d401f,mp4a.40.2');
    expect(times.filter((_, i) => i % 2 === 0)).toEqual(
      Array.from({ length: 12 }, (_, i) => i * 24_000),
    );
    const sound = times.filter((_, i) => i % 2 === 1);
    expect(sound.every((time, i) => Math.abs(time / 32_000 - i) < 1024 / 32_000)).toBe(true);
  });

  it('names byte ranges that end with the file and start on boxes', () => {
    const made = pack(h264(frames), adts(audioFrames), { width: 640, height: 360 });
    let end = made.initSize;
    for (const segment of made.segments) {
      expect(segment.offset).toBe(end);
      expect(made.file.toString('latin1', segment.offset + 4, segment.offset + 8)).toBe('moof');
      const second = segment.offset + segment.parts[0]!;
      expect(made.file.toString('latin1', second + 4, second + 8)).toBe('moof');
      end = segment.offset + segment.size;
    }
    expect(end).toBe(made.file.length);
  });

  it('refuses streams that do not fill the loop', () => {
    expect(() => pack(h264(frames - 1), adts(audioFrames), { width: 2, height: 2 })).toThrow('287');
    expect(() => pack(h264(frames), adts(audioFrames - 1), { width: 2, height: 2 })).toThrow(
      'sound',
    );
  });
});
