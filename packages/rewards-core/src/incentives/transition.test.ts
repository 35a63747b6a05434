import { describe, expect, it } from 'vitest';
import {
  inRegion,
  noIncentives,
  secondsLeft,
  stepIncentives,
  type Incentive,
  type IncentivesEffect,
  type IncentivesEvent,
  type IncentivesState,
} from './transition.ts';

const incentive = (id: string, change: Partial<Incentive> = {}): Incentive => ({
  id,
  type: 'freeVideo',
  region: 'player',
  event: 'previewEnd',
  priority: 1,
  countdown: null,
  endsAt: null,
  uniqueGroup: `group-${id}`,
  reason: 'neverPaid',
  gift: null,
  ...change,
});

const loaded = (
  event: Incentive['event'],
  incentives: readonly Incentive[],
  blocked: readonly string[] = [],
): IncentivesEvent => ({
  kind: 'loaded',
  event,
  incentives,
  blocked: new Set(blocked),
  at: 1_000_000,
});

/** Sends events one after the other; answers the state and every effect. */
function play(...events: readonly IncentivesEvent[]): {
  readonly state: IncentivesState;
  readonly effects: readonly IncentivesEffect[];
} {
  let state = noIncentives;
  const effects: IncentivesEffect[] = [];
  for (const event of events) {
    const step = stepIncentives(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const idsIn = (state: IncentivesState, region: Incentive['region']) =>
  inRegion(state, region).map(({ incentive: { id } }) => id);

describe('what is shown where', () => {
  it('[RU-incentives-per-region] a region shows its own alone', () => {
    const { state } = play(
      loaded('previewEnd', [incentive('a'), incentive('b', { region: 'album' })]),
    );
    expect(idsIn(state, 'player')).toEqual(['a']);
    expect(idsIn(state, 'album')).toEqual(['b']);
    expect(idsIn(state, 'overlay')).toEqual([]);
  });

  it('[RU-incentives-sorted-priority] 1, 5, 3 are shown as 5, 3, 1; equal ones as they came', () => {
    const { state } = play(
      loaded('previewEnd', [
        incentive('one', { priority: 1 }),
        incentive('five', { priority: 5 }),
        incentive('three', { priority: 3 }),
        incentive('also five', { priority: 5 }),
      ]),
    );
    expect(idsIn(state, 'player')).toEqual(['five', 'also five', 'three', 'one']);
  });

  it('[RU-incentives-replace-per-event] a load replaces those of its event and no others', () => {
    const { state } = play(
      loaded('previewEnd', [incentive('a')]),
      loaded('buyAlbum', [incentive('b')]),
      loaded('previewEnd', [incentive('c')]),
    );
    expect(idsIn(state, 'player').toSorted()).toEqual(['b', 'c']);
    expect(state.byEvent.previewEnd?.map(({ incentive: { id } }) => id)).toEqual(['c']);
    expect(state.byEvent.buyAlbum?.map(({ incentive: { id } }) => id)).toEqual(['b']);
  });

  it('[RU-incentives-countdown] is reduced by the seconds that went by, and stops at 0', () => {
    const one = { incentive: incentive('a', { countdown: 300 }), loadedAt: 1_000_000 };
    expect(secondsLeft(one, 1_000_000)).toBe(300);
    expect(secondsLeft(one, 1_000_000 + 120_000)).toBe(180);
    expect(secondsLeft(one, 1_000_000 + 900_000)).toBe(0);
    expect(secondsLeft({ incentive: incentive('b'), loadedAt: 0 }, 5)).toBeNull();
  });
});

describe('what interrupts', () => {
  const exit = incentive('exit', { region: 'exit', event: 'exitIntent' });

  it('[RU-incentives-exit-intent-not-blocked] exit intent shows when its group is not blocked, and not when it is', () => {
    const free = play(loaded('exitIntent', [exit]));
    expect(free.effects).toEqual([{ kind: 'ask', id: 'exit' }]);
    const blocked = play(loaded('exitIntent', [exit], ['group-exit']));
    expect(blocked.effects).toEqual([]);
    expect(idsIn(blocked.state, 'exit')).toEqual([]);
  });

  it('stands over the page once it was asked for, one at a time, the most important first', () => {
    const refill = incentive('refill', { region: 'refill', event: 'pageLoad', priority: 9 });
    const { state, effects } = play(
      loaded('pageLoad', [incentive('less', { region: 'overlay' }), refill]),
      loaded('exitIntent', [exit]),
    );
    expect(effects).toEqual([{ kind: 'ask', id: 'refill' }]);
    expect(state.interruption.kind).toBe('asking');
    const open = stepIncentives(state, { kind: 'asked', id: 'refill', allowed: true });
    expect(open.state.interruption).toMatchObject({ kind: 'open', shown: { incentive: refill } });
  });

  it('that may not be now is dropped, and does not ask again by itself', () => {
    const { state, effects } = play(
      loaded('exitIntent', [exit]),
      loaded('previewEnd', [incentive('inline')]),
      { kind: 'asked', id: 'exit', allowed: false },
      { kind: 'quiet', quiet: true },
      { kind: 'quiet', quiet: false },
    );
    expect(effects).toEqual([{ kind: 'ask', id: 'exit' }]);
    expect(state.interruption.kind).toBe('none');
    expect(idsIn(state, 'player')).toEqual(['inline']);
  });

  it('goes at once when a chat begins, and nothing is asked for while it runs', () => {
    const { state, effects } = play(
      loaded('exitIntent', [exit]),
      { kind: 'asked', id: 'exit', allowed: true },
      { kind: 'quiet', quiet: true },
      loaded('pageLoad', [incentive('other', { region: 'overlay' })]),
    );
    expect(state.interruption.kind).toBe('none');
    expect(effects).toEqual([{ kind: 'ask', id: 'exit' }]);
    const after = stepIncentives(state, { kind: 'quiet', quiet: false });
    expect(after.effects).toEqual([{ kind: 'ask', id: 'other' }]);
  });

  it('is asked for again only when something made room for it', () => {
    const two = loaded('pageLoad', [
      incentive('a', { region: 'overlay', priority: 2 }),
      incentive('b', { region: 'overlay' }),
    ]);
    const closed = play(
      two,
      { kind: 'asked', id: 'a', allowed: true },
      { kind: 'close', id: 'a', result: 'closed' },
    );
    // The page was not quiet before, so nothing has changed.
    const same = stepIncentives(closed.state, { kind: 'quiet', quiet: false });
    expect(same).toEqual({ state: closed.state, effects: [] });
    expect(same.state).toBe(closed.state);
    const reloaded = stepIncentives(closed.state, loaded('exitIntent', []));
    expect(reloaded.effects).toEqual([{ kind: 'ask', id: 'b' }]);
  });

  it('that was taken is not asked for again', () => {
    const gift = loaded('exitIntent', [exit]);
    const { effects } = play(
      gift,
      { kind: 'asked', id: 'exit', allowed: true },
      { kind: 'take', id: 'exit' },
      { kind: 'taken', id: 'exit', validTo: '2026-12-01T00:00:00Z' },
      { kind: 'close', id: 'exit', result: 'closed' },
      gift,
    );
    expect(effects.filter(({ kind }) => kind === 'ask')).toHaveLength(1);
  });

  it('waits for the answer to its own question, and needs only one', () => {
    const asking = play(loaded('exitIntent', [exit])).state;
    const other = { kind: 'asked', id: 'other', allowed: true } as const;
    expect(stepIncentives(asking, other)).toEqual({ state: asking, effects: [] });
    const open = play(loaded('exitIntent', [exit]), { kind: 'asked', id: 'exit', allowed: true });
    const late = { kind: 'asked', id: 'exit', allowed: false } as const;
    expect(stepIncentives(open.state, late)).toEqual({ state: open.state, effects: [] });
  });

  it('an answer that comes after the page went quiet shows nothing', () => {
    const { state } = play(
      loaded('exitIntent', [exit]),
      { kind: 'quiet', quiet: true },
      { kind: 'asked', id: 'exit', allowed: true },
    );
    expect(state.interruption.kind).toBe('none');
  });
});

describe('closing and taking', () => {
  it('[RU-incentives-close-order#1][RU-incentives-close-order#2][RU-incentives-close-order#3] removes it, then posts the result, then loads the page anew', () => {
    const { state, effects } = play(loaded('previewEnd', [incentive('a')]), {
      kind: 'close',
      id: 'a',
      result: 'closed',
    });
    expect(idsIn(state, 'player')).toEqual([]);
    expect(effects).toEqual([
      { kind: 'block', group: 'group-a' },
      { kind: 'post', id: 'a', result: 'closed' },
    ]);
    expect(stepIncentives(state, { kind: 'posted' }).effects).toEqual([{ kind: 'reload' }]);
  });

  it('one refusal is for the whole group; an end that came by itself refuses nothing', () => {
    const both = loaded('previewEnd', [
      incentive('a', { uniqueGroup: 'g' }),
      incentive('b', { uniqueGroup: 'g' }),
    ]);
    const closed = play(both, { kind: 'close', id: 'a', result: 'closed' });
    expect(idsIn(closed.state, 'player')).toEqual([]);
    const over = play(both, { kind: 'close', id: 'a', result: 'expired' });
    expect(idsIn(over.state, 'player')).toEqual(['b']);
    expect(over.effects).toEqual([{ kind: 'post', id: 'a', result: 'expired' }]);
  });

  it('what was closed elsewhere goes here too, unless it is being taken here', () => {
    const a = loaded('previewEnd', [incentive('a')]);
    const gone = { kind: 'closedElsewhere', group: 'group-a' } as const;
    expect(idsIn(play(a, gone).state, 'player')).toEqual([]);
    const taken = play(
      a,
      { kind: 'take', id: 'a' },
      { kind: 'taken', id: 'a', validTo: '2026-12-01T00:00:00Z' },
      gone,
    );
    expect(idsIn(taken.state, 'player')).toEqual(['a']);
    expect(idsIn(play(a, { kind: 'take', id: 'a' }, gone).state, 'player')).toEqual(['a']);
    const refused = play(a, { kind: 'refused', id: 'a', code: 'INCENTIVE_OVER' }, gone);
    expect(idsIn(refused.state, 'player')).toEqual([]);
    expect(idsIn(play(a, { ...gone, group: 'another' }).state, 'player')).toEqual(['a']);
  });

  it('what stands over the page stays when something else is closed, or hidden', () => {
    const over = incentive('over', { type: 'signUp', region: 'overlay', event: 'pageLoad' });
    const { state } = play(
      loaded('pageLoad', [over]),
      { kind: 'asked', id: 'over', allowed: true },
      loaded('previewEnd', [incentive('a'), incentive('b')]),
    );
    const closed = stepIncentives(state, { kind: 'close', id: 'a', result: 'closed' });
    expect(closed.state.interruption).toBe(state.interruption);
    const hidden = stepIncentives(state, { kind: 'hide', id: 'b', seconds: 60 });
    expect(hidden.state.interruption).toBe(state.interruption);
  });

  it.each([
    { kind: 'close', id: 'b', result: 'closed' },
    { kind: 'hide', id: 'b', seconds: 60 },
    { kind: 'take', id: 'b' },
  ] as const)('what is not there cannot be acted on: $kind', (event) => {
    const { state } = play(loaded('previewEnd', [incentive('a')]));
    expect(stepIncentives(state, event)).toEqual({ state, effects: [] });
  });

  it('is taken once, and may be tried again after a refusal', () => {
    const take = { kind: 'take', id: 'a' } as const;
    const { state, effects } = play(loaded('previewEnd', [incentive('a')]), take, take);
    expect(effects).toEqual([{ kind: 'redeem', id: 'a' }]);
    expect(state.taking['a']).toEqual({ kind: 'taking' });
    const refused = stepIncentives(state, { kind: 'refused', id: 'a', code: 'INCENTIVE_OVER' });
    expect(refused.state.taking['a']).toEqual({ kind: 'refused', code: 'INCENTIVE_OVER' });
    expect(stepIncentives(refused.state, take).effects).toEqual([{ kind: 'redeem', id: 'a' }]);
    const taken = { kind: 'taken', id: 'a', validTo: '2026-12-01T00:00:00Z' } as const;
    const done = stepIncentives(state, taken);
    expect(stepIncentives(done.state, take)).toEqual({ state: done.state, effects: [] });
  });

  it('[RU-incentives-refill-window-hide] hiding takes the type away and tells the server for how long', () => {
    const refill = incentive('r', { type: 'refill', region: 'refill', event: 'pageLoad' });
    const { state, effects } = play(
      loaded('pageLoad', [refill, incentive('video', { event: 'pageLoad' })]),
      { kind: 'asked', id: 'r', allowed: true },
      { kind: 'hide', id: 'r', seconds: 86_400 },
    );
    expect(state.interruption.kind).toBe('none');
    expect(idsIn(state, 'player')).toEqual(['video']);
    expect(effects.at(-1)).toEqual({ kind: 'hide', type: 'refill', seconds: 86_400 });
  });
});
