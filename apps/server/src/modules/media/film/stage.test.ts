import { describe, expect, it } from 'vitest';
import { createDemoWorld, type DemoActor } from '../../../demo/world.ts';
import { createStage } from './stage.ts';
import { timing } from './timing.ts';

const size = { width: 160, height: 90 };
const { actors } = createDemoWorld({ now: 0 });
const known = (name: string): DemoActor => {
  const found = actors.find(({ slug }) => slug === name);
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

const filmed = async ({ art }: DemoActor) => {
  const stage = await createStage(art, size);
  return (time: number): Buffer => Buffer.from(stage.render(time).data());
};

describe.each(some)('the film of $slug', (performer) => {
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
