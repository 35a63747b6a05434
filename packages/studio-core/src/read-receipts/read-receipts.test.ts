import { beforeEach, describe, expect, it } from 'vitest';
import type { Studio } from '../index.ts';
import { FakeStudio } from '../testing/fake-studio.ts';

let world: FakeStudio;
let studio: Studio;

beforeEach(async () => {
  world = new FakeStudio();
  studio = world.open();
  await studio.session.load();
  await world.clock.advanceAsync(1);
});

const state = () => studio.readReceipts.getSnapshot();

describe('what guests see of the performer’s reading', () => {
  it('is loaded, and changed at once', async () => {
    expect(state()).toEqual({ kind: 'loading' });
    await studio.readReceipts.load();
    expect(state()).toEqual({ kind: 'loaded', shown: true, problem: null });
    const change = studio.readReceipts.set(false);
    expect(state()).toMatchObject({ shown: false });
    await change;
    expect(world.showsReceipts).toBe(false);
    await studio.readReceipts.set(false);
    expect(world.callsOf('POST /readReceipts')).toHaveLength(1);
  });

  it('is as before where a change fails, and says why', async () => {
    await studio.readReceipts.load();
    world.refusals.set('POST /readReceipts', 'INTERNAL');
    await studio.readReceipts.set(false);
    expect(state()).toEqual({ kind: 'loaded', shown: true, problem: 'INTERNAL' });
  });

  it('says that it could not be loaded, and can be asked again', async () => {
    world.refusals.set('GET /readReceipts', 'UNAVAILABLE');
    await studio.readReceipts.load();
    expect(state()).toEqual({ kind: 'failed', code: 'UNAVAILABLE' });
    world.refusals.delete('GET /readReceipts');
    await studio.readReceipts.load();
    expect(state()).toMatchObject({ kind: 'loaded' });
  });
});
