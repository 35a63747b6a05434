import { chunk, initSegment, videoCodec } from './fmp4.ts';
import { readAdts, type VideoStream } from './streams.ts';
import { audioFrames, chunks, frames, timing } from './timing.ts';

/** Where one segment lies in a rendition's file, and where its second half starts. */
export interface SegmentEntry {
  readonly offset: number;
  readonly size: number;
  /** Bytes of the parts, in order; their sum is `size`. */
  readonly parts: readonly number[];
}

export interface PackedRendition {
  readonly file: Buffer;
  readonly initSize: number;
  readonly segments: readonly SegmentEntry[];
  readonly codecs: string;
}

/**
 * Joins coded video and sound to one file: init, then six segments of two parts each.
 *
 * @param adts sound, as long as the loop
 * @throws when the streams do not fill the loop exactly
 */
export function pack(
  video: VideoStream,
  adts: Buffer,
  size: { readonly width: number; readonly height: number },
): PackedRendition {
  if (video.frames.length !== frames) throw new Error(`${video.frames.length} frames`);
  const sound = readAdts(adts);
  if (sound.length !== audioFrames) throw new Error(`${sound.length} sound frames`);

  const perSegment = timing.segmentSeconds / timing.chunkSeconds;
  const perChunk = frames / chunks;
  const init = initSegment(video, size.width, size.height);
  const parts: Buffer[] = [];
  for (let i = 0; i < chunks; i += 1) {
    const first = Math.ceil((audioFrames * i) / chunks);
    const next = Math.ceil((audioFrames * (i + 1)) / chunks);
    const pictures = video.frames.slice(i * perChunk, (i + 1) * perChunk);
    if (i % perSegment === 0 && !pictures[0]?.key)
      throw new Error(`segment ${i} lacks a key frame`);
    parts.push(
      chunk({
        sequence: i + 1,
        videoTime: i * timing.chunkSeconds * timing.videoTimescale,
        frames: pictures,
        audioTime: first * timing.samplesPerAudioFrame,
        audio: sound.slice(first, next),
      }),
    );
  }
  const segments: SegmentEntry[] = [];
  let offset = init.length;
  for (let i = 0; i < parts.length; i += perSegment) {
    const sizes = parts.slice(i, i + perSegment).map((part) => part.length);
    const total = sizes.reduce((sum, value) => sum + value, 0);
    segments.push({ offset, size: total, parts: sizes });
    offset += total;
  }
  return {
    file: Buffer.concat([init, ...parts]),
    initSize: init.length,
    segments,
    codecs: `${videoCodec(video)},mp4a.40.2`,
  };
}
