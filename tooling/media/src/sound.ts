import type { LoopLook } from './looks.ts';
import { seeded } from './random.ts';
import { timing } from './timing.ts';

const TAU = Math.PI * 2;

/**
 * A soft pad as 16-bit stereo PCM. Every partial has whole periods in a loop, so that the sound
 * repeats without a click.
 *
 * @param loops how many repetitions to write
 */
export function ambient(look: LoopLook, loops: number): Buffer {
  const length = timing.seconds * timing.sampleRate;
  const once = new Float32Array(length * 2);
  const random = seeded(`sound:${look.name}`);
  const voices = look.chord.flatMap((note, i) =>
    [1, 2, 3].map((partial) => ({
      cycles: Math.round(note * partial * timing.seconds) + (partial === 2 ? 1 : 0),
      gain: 0.085 / (partial * partial) / (1 + i * 0.18),
      swell: 1 + Math.floor(random() * 3),
      phase: random(),
      pan: 0.5 + (random() - 0.5) * 0.7,
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
