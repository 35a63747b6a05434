import { padCount, timing } from '@vx/server/film';
import { describe, expect, it } from 'vitest';
import { performers } from './performers.ts';
import { ambient } from './sound.ts';

describe('the performers', () => {
  it('are everybody of the demo world; the written cast is filmed in high definition', () => {
    expect(performers).toHaveLength(72);
    expect(performers.filter(({ hd }) => hd)).toHaveLength(24);
  });
});

describe('the pads that rooms sound of', () => {
  it.each(Array.from({ length: padCount }, (_, pad) => pad))('%i goes on without a step', (pad) => {
    const pcm = ambient(pad, 2);
    const length = timing.seconds * timing.sampleRate;
    expect(pcm.length).toBe(length * 8);
    expect(pcm.subarray(0, length * 4).equals(pcm.subarray(length * 4))).toBe(true);
    const last = pcm.readInt16LE((length - 1) * 4);
    expect(Math.abs(pcm.readInt16LE(length * 4) - last)).toBeLessThan(1500);
  });

  it('differ', () => {
    expect(ambient(0, 1).equals(ambient(1, 1))).toBe(false);
    expect(() => ambient(padCount, 1)).toThrow('no pad');
  });
});
