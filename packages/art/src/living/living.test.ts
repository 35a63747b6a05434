import { describe, expect, it } from 'vitest';
import { createCanvas } from '../canvas.ts';
import { castLooks } from '../cast.ts';
import { hairOf } from '../figure/hair.ts';
import { tonesOf } from '../figure/tones.ts';
import {
  draw,
  lookFrom,
  palettes,
  seededRandom,
  traitsOf,
  hairStyles,
  type Look,
} from '../index.ts';
import { performance } from './acting.ts';
import { createLiving, type LivingOptions } from './living.ts';
import { SMILE_FLOOR, type LivingGesture, type Pose } from './pose.ts';

const SECONDS = 12;
const wide: LivingOptions = { width: 640, height: 360, seconds: SECONDS };
const tall: LivingOptions = { width: 360, height: 640, seconds: SECONDS };
const gestures: readonly LivingGesture[] = ['none', 'wave', 'cup', 'hair'];
const times = Array.from({ length: SECONDS * 24 }, (_, i) => i / 24);

const cast = Object.entries(castLooks).map(([name, given]): [string, Look] => [
  name,
  lookFrom(name, { gender: 'partner' in given ? 'C' : 'F', age: 30, pose: 'front', ...given }),
]);

const frameOf = (look: Look, options: LivingOptions, time: number): string => {
  const { width, height, figures } = createLiving(look, options);
  return figures(time, createCanvas(width, height, 'f'));
};

function expectDrawn(text: string): void {
  const open: string[] = [];
  for (const [, closing, name, rest] of text.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!rest!.endsWith('/')) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(text.length).toBeGreaterThan(1_000);
}

describe.each(gestures)('a performance with the gesture %s', (gesture) => {
  const parts = Array.from({ length: 12 }, (_, i) => ({
    seed: `act-${i}`,
    seconds: SECONDS,
    gesture,
  }));

  it('ends exactly as it begins', () => {
    for (const part of parts) {
      const poseAt = performance(part);
      expect(poseAt(SECONDS)).toEqual(poseAt(0));
      expect(poseAt(SECONDS * 7 + 2.5)).toEqual(poseAt(2.5));
    }
  });

  it('passes its seam as smoothly as any other moment', () => {
    const keys: readonly (keyof Pose)[] = [
      'turn',
      'tilt',
      'nod',
      'breath',
      'reach',
      'smile',
      'hair',
    ];
    for (const part of parts) {
      const poseAt = performance(part);
      for (const key of keys) {
        const step = (t: number): number => Math.abs(poseAt(t + 1 / 24)[key] - poseAt(t)[key]);
        const largest = Math.max(...times.slice(0, -1).map(step));
        expect(step(SECONDS - 1 / 24), key).toBeLessThanOrEqual(largest + 1e-9);
      }
    }
  });

  it('never smiles less than friendly, blinks, talks, and keeps its ranges', () => {
    for (const part of parts) {
      const poses = times.map(performance(part));
      expect(Math.min(...poses.map(({ smile }) => smile))).toBeGreaterThanOrEqual(SMILE_FLOOR);
      expect(Math.min(...poses.map(({ eyeOpen }) => eyeOpen))).toBeLessThan(0.2);
      expect(Math.max(...poses.map(({ mouthOpen }) => mouthOpen))).toBeGreaterThan(0.3);
      for (const { eyeOpen, smile, mouthOpen, reach, hair } of poses)
        for (const value of [eyeOpen, smile, mouthOpen, reach, Math.abs(hair)])
          expect(value >= 0 && value <= 1).toBe(true);
      for (const { turn, tilt } of poses) expect(Math.abs(turn) + Math.abs(tilt)).toBeLessThan(18);
    }
  });

  it('raises its hand once, away from the seam', () => {
    for (const part of parts) {
      const reach = times.map((t) => performance(part)(t).reach);
      expect(reach[0]).toBe(0);
      expect(reach.at(-1)).toBe(0);
      const rises = reach.filter((value, i) => value > 0.5 && reach[i - 1]! <= 0.5).length;
      expect(rises).toBe(gesture === 'none' ? 0 : 1);
    }
  });
});

describe('a living performer', () => {
  it.each(cast)('%s is drawn in both shapes, at rest and with the hand raised', (_name, look) => {
    for (const options of [wide, tall])
      for (const time of [0, 2.1, 8.5]) expectDrawn(frameOf(look, options, time));
  });

  it.each(
    Object.entries(hairStyles).flatMap(([g, list]) => list.map((style) => [g, style] as const)),
  )('%s with the hair %s is drawn, and moves', (gender, style) => {
    const look = lookFrom(`hair-${style}`, {
      gender: gender === 'M' ? 'M' : 'F',
      pose: 'front',
      traits: { style },
    });
    expectDrawn(frameOf(look, wide, 1));
    expect(frameOf(look, wide, 1)).not.toBe(frameOf(look, wide, 1.5));
  });

  it('has hair whose paths hold absolute pairs only, so that they can be moved point by point', () => {
    for (const gender of ['F', 'M'] as const)
      for (const style of hairStyles[gender]) {
        const traits = traitsOf(`hair-${style}`, gender, 30, { style });
        const tones = tonesOf(createCanvas(1, 1, 'h'), traits, palettes.ember);
        const hair = hairOf({ traits, tones, r: seededRandom('hair') });
        for (const d of [hair.back, hair.front, ...(hair.strands ?? [])])
          expect(d ?? '', style).toMatch(/^[MCLQZ\d\s.,-]*$/);
      }
  });

  it('shows the same picture at the end of the loop as at its start, and others between', () => {
    const [, look] = cast[0]!;
    expect(frameOf(look, wide, SECONDS)).toBe(frameOf(look, wide, 0));
    const all = times.filter((_, i) => i % 12 === 0).map((time) => frameOf(look, wide, time));
    expect(new Set(all).size).toBe(all.length);
  });

  it('is the same each time', () => {
    const [, look] = cast[1]!;
    const [one, other] = [createLiving(look, tall), createLiving(look, tall)];
    expect([one.back, one.front]).toEqual([other.back, other.front]);
    expect(frameOf(look, tall, 3)).toBe(frameOf(look, tall, 3));
  });

  it('is nobody else: two of the same looks move differently', () => {
    const texts = ['one', 'two'].map((seed) => {
      const look = lookFrom(seed, { gender: 'F', age: 30, pose: 'front', gesture: 'none' });
      return performance({ seed: look.seed, seconds: SECONDS, gesture: 'wave' })(4);
    });
    expect(texts[0]).not.toEqual(texts[1]);
    const frames = cast.map(([, look]) => frameOf(look, wide, 0));
    expect(new Set(frames).size).toBe(cast.length);
  });

  it('stands before the place of the still portrait', () => {
    const [, look] = cast[0]!;
    const still = draw({ type: 'performer', look, shot: {} }, wide);
    const { back } = createLiving(look, wide);
    // The last thing of the place, behind the glow and the person.
    const shapes = back.match(/<(?:circle|rect|ellipse) [^>]*\/>/g) ?? [];
    const plain = shapes.filter((shape) => !shape.includes('url('));
    expect(plain.length).toBeGreaterThan(20);
    expect(plain.filter((shape) => !still.includes(shape))).toEqual([]);
  });

  it('is an adult', () => {
    expect(() => createLiving(lookFrom('young', { age: 18 }), wide)).toThrow('not drawn');
  });
});
