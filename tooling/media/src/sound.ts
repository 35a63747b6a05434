import { seededRandom } from '@vx/art';
import { timing } from '@vx/server/film';

const TAU = Math.PI * 2;

/** Chords of soft pads, in hertz; each note is rounded to whole periods of the loop. */
const chords: readonly (readonly number[])[] = [
  [110, 164.81, 220, 246.94, 329.63],
  [98, 146.83, 196, 293.66, 369.99],
  [130.81, 196, 246.94, 329.63, 392],
  [87.31, 130.81, 174.61, 261.63, 329.63],
  [123.47, 185, 246.94, 277.18, 369.99],
  [103.83, 155.56, 207.65, 311.13, 349.23],
  [116.54, 174.61, 233.08, 293.66, 349.23],
];

/**
 * A soft pad as 16-bit stereo PCM. Every partial has whole periods in a loop, so that the sound repeats without a
 * click.
 *
 * @param pad which chord
 * @param loops how many repetitions to write
 */
export function ambient(pad: number, loops: number): Buffer {
  const length = timing.seconds * timing.sampleRate;
  const once = new Float32Array(length * 2);
  const r = seededRandom(`pad:${pad}`);
  const chord = chords[pad];
  if (!chord) throw new Error(`there is no pad ${pad}`);
  const voices = chord.flatMap((note, i) =>
    [1, 2, 3].map((partial) => ({
      cycles: Math.round(note * partial * timing.seconds) + (partial === 2 ? 1 : 0),
      gain: 0.085 / (partial * partial) / (1 + i * 0.18),
      swell: 1 + r.whole(0, 2),
      phase: r.next(),
      pan: r.between(0.15, 0.85),
    })),
  );
  for (const voice of voices) {
    for (let i = 0; i < length; i += 1) {
      const t = i / length;
      const swell = 0.55 + 0.45 * Math.sin(TAU * (voice.swell * t + voice.phase));
      const sample = voice.gain * swell * Math.sin(TAU * (voice.cycles * t + voice.phase));
      once[i * 2] = once[i * 2]! + sample * (1 - voice.pan);
      once[i * 2 + 1] = once[i * 2 + 1]! + sample * voice.pan;
    }
  }
  const pcm = Buffer.allocUnsafe(length * 4 * loops);
  for (let i = 0; i < length * 2 * loops; i += 1) {
    const value = Math.tanh(once[i % (length * 2)]! * 1.4);
    pcm.writeInt16LE(Math.round(value * 32_000), i * 2);
  }
  return pcm;
}
