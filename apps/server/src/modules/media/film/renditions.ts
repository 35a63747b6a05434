import { pack, type SegmentEntry } from './pack.ts';
import type { VideoStream } from './streams.ts';
import { timing } from './timing.ts';

/** The shape of a picture: 16:9, or 9:16 for a phone held upright. */
export type Shape = 'wide' | 'tall';

/** Lines of the shorter side. */
export type Lines = 360 | 720 | 1080;

/** A size of a film. */
export interface Format {
  /** The part of addresses that names it. */
  readonly name: string;
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
}

/** A rendition in a file: what players are told of it, and where its segments lie. */
export interface FilmedRendition extends Format {
  readonly codecs: string;
  /** Bits per second, the peak over a segment. */
  readonly bandwidth: number;
  readonly averageBandwidth: number;
  readonly initSize: number;
  readonly segments: readonly SegmentEntry[];
}

/** A film of one loop, and where what lies in it. */
export interface Filmed {
  readonly file: Uint8Array;
  readonly rendition: FilmedRendition;
}

export function formatOf(shape: Shape, lines: Lines): Format {
  const long = (lines * 16) / 9;
  return shape === 'wide'
    ? { name: String(lines), shape, width: long, height: lines }
    : { name: `tall-${lines}`, shape, width: lines, height: long };
}

const rate = (bytes: number, seconds: number): number => Math.round((bytes * 8) / seconds);

/**
 * Joins picture and sound, and tells what came of it.
 *
 * @param sound AAC in ADTS frames, one loop long
 */
export function packRendition(format: Format, video: VideoStream, sound: Buffer): Filmed {
  const { file, codecs, initSize, segments } = pack(video, sound, format);
  const { name, shape, width, height } = format;
  return {
    file,
    rendition: {
      name,
      shape,
      width,
      height,
      codecs,
      bandwidth: Math.max(...segments.map(({ size }) => rate(size, timing.segmentSeconds))),
      averageBandwidth: rate(file.length - initSize, timing.seconds),
      initSize,
      segments,
    },
  };
}
