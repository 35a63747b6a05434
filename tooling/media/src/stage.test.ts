import { describe, expect, it } from 'vitest';
import { performers, type Performer } from './performers.ts';
import { ambient } from './sound.ts';
import { createStage } from './stage.ts';
import { timing } from './timing.ts';

const size = { width: 160, height: 90 };
const known = (name: string): Performer => {
  const found = performers.find((performer) => performer.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

/** One of each kind: long hair, glasses and beard, a profile, a couple, a hat, a scarf. */
const some = [
  'mira-solene',
  'theo-brandt',
  'vega-lux',
  'cleo-and-max',
  'gael-damian',
  'rosa-falk',
].map(known);

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

const filmed = async ({ look }: Performer) => {
  const stage = await createStage(look, size);
  return (time: number): Buffer => Buffer.from(stage.render(time).data());
};

describe('the performers', () => {
  it('are everybody of the demo world; the written cast is filmed in high definition', () => {
    expect(performers).toHaveLength(72);
    expect(performers.filter(({ hd }) => hd)).toHaveLength(24);
  });
});

describe.each(some)('the film of $name', (performer) => {
  it('ends where it begins, moves between, and is opaque', async () => {
    const at = await filmed(performer);
    const first = at(0);
    expect(at(timing.seconds).equals(first)).toBe(true);
    expect(difference(first, at(4.4))).toBeGreaterThan(0.05);
    expect(first.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });

  it('is the same each time, whatever was drawn before', async () => {
    const [one, other] = [await filmed(performer), await filmed(performer)];
    one(9);
    expect(one(2.5).equals(other(2.5))).toBe(true);
  });
});

describe('the sound of a room', () => {
  it.each(some)('of $name goes on without a step', ({ name }) => {
    const pcm = ambient(name, 2);
    const length = timing.seconds * timing.sampleRate;
    expect(pcm.length).toBe(length * 8);
    expect(pcm.subarray(0, length * 4).equals(pcm.subarray(length * 4))).toBe(true);
    const last = pcm.readInt16LE((length - 1) * 4);
    expect(Math.abs(pcm.readInt16LE(length * 4) - last)).toBeLessThan(1500);
  });

  it('differs from room to room', () => {
    const [one, other] = some.map(({ name }) => ambient(name, 1));
    expect(one && other && one.equals(other)).toBe(false);
  });
});
