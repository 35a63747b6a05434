import { describe, expect, it } from 'vitest';
import { looks } from './looks.ts';
import { createPainter } from './paint.ts';
import { ambient } from './sound.ts';
import { timing } from './timing.ts';

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

describe.each(looks)('loop $name', (look) => {
  const painter = createPainter(look, 96, 54);

  it('ends where it begins and moves between', () => {
    expect(difference(painter(0), painter(1))).toBeLessThan(0.05);
    expect(difference(painter(0), painter(0.37))).toBeGreaterThan(0.6);
  });

  it('is the same each time it is made', () => {
    expect(createPainter(look, 96, 54)(0.21).equals(createPainter(look, 96, 54)(0.21))).toBe(true);
  });

  it('sounds on without a step', () => {
    const pcm = ambient(look, 2);
    const length = timing.seconds * timing.sampleRate;
    expect(pcm.length).toBe(length * 8);
    expect(pcm.subarray(0, length * 4).equals(pcm.subarray(length * 4))).toBe(true);
    const last = pcm.readInt16LE((length - 1) * 4);
    expect(Math.abs(pcm.readInt16LE(length * 4) - last)).toBeLessThan(1500);
  });
});
