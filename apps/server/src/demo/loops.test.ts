import { describe, expect, it } from 'vitest';
import { loadLoops } from '../modules/media/loops.ts';
import { createDemoWorld } from './world.ts';

describe('the loops of the demo world', () => {
  const world = createDemoWorld({ now: Date.UTC(2026, 10, 26) });

  it('are one for each performer, in both shapes, and no others', async () => {
    const loops = await loadLoops();
    expect(world.actors.map(({ loop }) => loop)).toEqual(world.actors.map(({ slug }) => slug));
    expect(new Set(world.actors.map(({ loop }) => loop))).toEqual(loops.names);
    for (const { loop } of world.actors)
      for (const shape of ['wide', 'tall'] as const)
        expect(loops.reels(loop, shape).length).toBeGreaterThan(0);
  });

  it('have 720 lines for those who are shown as HD, and for nobody else', async () => {
    const loops = await loadLoops();
    for (const { loop, hd } of world.actors)
      for (const shape of ['wide', 'tall'] as const) {
        const lines = loops.reels(loop, shape).map((r) => Math.min(r.width, r.height));
        expect(lines, loop).toEqual(hd ? [360, 720] : [360]);
      }
  });

  it('show the performer of a recording', () => {
    const slugs = new Map(world.actors.map(({ id, slug }) => [id, slug]));
    for (const { actorId, loop } of world.videos) expect(loop).toBe(slugs.get(actorId));
  });

  it('are those of whom the server films where nobody was: load tests and other seeds', async () => {
    const { names } = await loadLoops();
    for (const options of [{ factor: 2 }, { seed: 'elsewhere' }]) {
      const { actors } = createDemoWorld({ now: 0, ...options });
      const count = 'seed' in options ? 24 : 72;
      expect(actors.slice(0, count).map(({ loop }) => loop)).toEqual(
        actors.slice(0, count).map(({ slug }) => slug),
      );
      expect(actors.slice(0, count).every(({ loop }) => names.has(loop))).toBe(true);
      const others = actors.slice(count);
      expect(others.length).toBeGreaterThan(0);
      expect(others.map(({ loop }) => loop)).toEqual(others.map(({ id }) => `drawn-${id}`));
    }
  });
});
