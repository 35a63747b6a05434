/**
 * The timing that makes loops seamless: 12 s hold a whole number of frames (288), of segments (6)
 * and, at 32 kHz, of AAC frames (375), so that a loop can follow itself without a gap.
 */
export const timing = {
  seconds: 12,
  fps: 24,
  segmentSeconds: 2,
  /** Length of the parts (moof + mdat) inside a segment; a playlist can end at each. */
  chunkSeconds: 1,
  sampleRate: 32_000,
  samplesPerAudioFrame: 1024,
  videoTimescale: 24_000,
} as const;

export const frames = timing.seconds * timing.fps;
export const chunks = timing.seconds / timing.chunkSeconds;
export const audioFrames = (timing.seconds * timing.sampleRate) / timing.samplesPerAudioFrame;
