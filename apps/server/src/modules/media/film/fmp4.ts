import { timing } from './timing.ts';
import type { VideoFrame, VideoStream } from './streams.ts';

const u8 = (...values: number[]): Buffer => Buffer.from(values);
const u16 = (value: number): Buffer => u8((value >> 8) & 255, value & 255);
const u32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value >>> 0);
  return buffer;
};
const u64 = (value: number): Buffer => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(value));
  return buffer;
};
const zeros = (count: number): Buffer => Buffer.alloc(count);

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

const full = (type: string, version: number, flags: number, ...parts: readonly Buffer[]): Buffer =>
  box(type, u32(((version << 24) | flags) >>> 0), ...parts);

const matrix = Buffer.concat(
  [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map((value) => u32(value)),
);

const VIDEO = 1;
const AUDIO = 2;

function track(
  id: number,
  size: { width: number; height: number },
  timescale: number,
  handler: 'vide' | 'soun',
  header: Buffer,
  sample: Buffer,
): Buffer {
  const name = handler === 'vide' ? 'video' : 'sound';
  return box(
    'trak',
    full(
      'tkhd',
      0,
      3,
      u32(0),
      u32(0),
      u32(id),
      u32(0),
      u32(0),
      zeros(8),
      u16(0),
      u16(0),
      u16(handler === 'soun' ? 0x100 : 0),
      u16(0),
      matrix,
      u32(size.width << 16),
      u32(size.height << 16),
    ),
    box(
      'mdia',
      full('mdhd', 0, 0, u32(0), u32(0), u32(timescale), u32(0), u16(0x55c4), u16(0)),
      full('hdlr', 0, 0, u32(0), Buffer.from(handler), zeros(12), Buffer.from(`${name}\0`)),
      box(
        'minf',
        header,
        box('dinf', full('dref', 0, 0, u32(1), full('url ', 0, 1))),
        box(
          'stbl',
          full('stsd', 0, 0, u32(1), sample),
          full('stts', 0, 0, u32(0)),
          full('stsc', 0, 0, u32(0)),
          full('stsz', 0, 0, u32(0), u32(0)),
          full('stco', 0, 0, u32(0)),
        ),
      ),
    ),
  );
}

function avcSample(video: VideoStream, width: number, height: number): Buffer {
  const { sps, pps } = video;
  const avcC = box(
    'avcC',
    u8(1, sps[1]!, sps[2]!, sps[3]!, 0xff, 0xe1),
    u16(sps.length),
    sps,
    u8(1),
    u16(pps.length),
    pps,
  );
  const colr = box('colr', Buffer.from('nclx'), u16(1), u16(1), u16(1), u8(0));
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width),
    u16(height),
    u32(0x480000),
    u32(0x480000),
    u32(0),
    u16(1),
    zeros(32),
    u16(24),
    u16(0xffff),
    avcC,
    colr,
    box('pasp', u32(1), u32(1)),
  );
}

function aacSample(): Buffer {
  // AudioSpecificConfig: AAC LC (2), 32 kHz (index 5), two channels.
  const config = u8((2 << 3) | (5 >> 1), ((5 & 1) << 7) | (2 << 3));
  const specific = Buffer.concat([u8(0x05, config.length), config]);
  const decoder = Buffer.concat([u8(0x40, 0x15, 0, 0, 0), u32(64_000), u32(48_000), specific]);
  const es = Buffer.concat([u16(AUDIO), u8(0), u8(0x04, decoder.length), decoder, u8(0x06, 1, 2)]);
  const esds = full('esds', 0, 0, u8(0x03, es.length), es);
  return box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(2),
    u16(16),
    zeros(4),
    u32((timing.sampleRate << 16) >>> 0),
    esds,
  );
}

/** The initialisation segment of a rendition: `ftyp` and `moov` without samples. */
export function initSegment(video: VideoStream, width: number, height: number): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), u32(1), Buffer.from('iso6cmfcisommp41')),
    box(
      'moov',
      full(
        'mvhd',
        0,
        0,
        u32(0),
        u32(0),
        u32(1000),
        u32(0),
        u32(0x10000),
        u16(0x100),
        zeros(10),
        matrix,
        zeros(24),
        u32(3),
      ),
      track(
        VIDEO,
        { width, height },
        timing.videoTimescale,
        'vide',
        full('vmhd', 0, 1, zeros(8)),
        avcSample(video, width, height),
      ),
      track(
        AUDIO,
        { width: 0, height: 0 },
        timing.sampleRate,
        'soun',
        full('smhd', 0, 0, zeros(4)),
        aacSample(),
      ),
      box(
        'mvex',
        full('trex', 0, 0, u32(VIDEO), u32(1), u32(0), u32(0), u32(0)),
        full('trex', 0, 0, u32(AUDIO), u32(1), u32(0), u32(0), u32(0)),
      ),
    ),
  ]);
}

/** RFC 6381 name of the video's profile and level. */
export const videoCodec = (video: VideoStream): string =>
  `avc1.${video.sps.subarray(1, 4).toString('hex')}`;

const KEY = 0x02000000;
const DELTA = 0x01010000;

/** One part: a `moof` with both tracks and its `mdat`. Decode times count in the tracks' scales. */
export function chunk(input: {
  readonly sequence: number;
  readonly videoTime: number;
  readonly frames: readonly VideoFrame[];
  readonly audioTime: number;
  readonly audio: readonly Buffer[];
}): Buffer {
  const frameTicks = timing.videoTimescale / timing.fps;
  const build = (videoOffset: number, audioOffset: number): Buffer =>
    box(
      'moof',
      full('mfhd', 0, 0, u32(input.sequence)),
      box(
        'traf',
        full('tfhd', 0, 0x020008, u32(VIDEO), u32(frameTicks)),
        full('tfdt', 1, 0, u64(input.videoTime)),
        full(
          'trun',
          0,
          0x000601,
          u32(input.frames.length),
          u32(videoOffset),
          ...input.frames.flatMap((frame) => [
            u32(frame.data.length),
            u32(frame.key ? KEY : DELTA),
          ]),
        ),
      ),
      box(
        'traf',
        full('tfhd', 0, 0x020028, u32(AUDIO), u32(timing.samplesPerAudioFrame), u32(KEY)),
        full('tfdt', 1, 0, u64(input.audioTime)),
        full(
          'trun',
          0,
          0x000201,
          u32(input.audio.length),
          u32(audioOffset),
          ...input.audio.map((data) => u32(data.length)),
        ),
      ),
    );
  const size = build(0, 0).length;
  const videoBytes = input.frames.reduce((sum, frame) => sum + frame.data.length, 0);
  const moof = build(size + 8, size + 8 + videoBytes);
  return Buffer.concat([
    moof,
    box('mdat', ...input.frames.map((frame) => frame.data), ...input.audio),
  ]);
}
