import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  berlinTime,
  isScheduled,
  nextOffset,
  offsetOf,
  onlineFloor,
  shownRating,
  stateOf,
  wander,
  type Performer,
} from './actors.rules.ts';

describe('ratings', () => {
  it('[RU-actors-rating-min-10][CO-minRatings] shows a rating only with at least ten ratings', () => {
    expect(shownRating(9, 97)).toBeNull();
    expect(shownRating(10, 97)).toEqual({ countRatings: 10, satisfactionRate: 97 });
    expect(shownRating(null, null)).toBeNull();
  });
});

describe('regular hours', () => {
  const slots = [{ weekday: 5, from: 20 * 60, to: 26 * 60 }];

  it('reads the wall clock of Berlin in summer and winter', () => {
    expect(berlinTime(Date.UTC(2026, 6, 3, 20, 30))).toEqual({ weekday: 5, minute: 22 * 60 + 30 });
    expect(berlinTime(Date.UTC(2026, 10, 20, 23, 30))).toEqual({ weekday: 6, minute: 30 });
  });

  it('reaches past midnight into the next day, and over the end of the week', () => {
    expect(isScheduled(slots, { weekday: 5, minute: 20 * 60 })).toBe(true);
    expect(isScheduled(slots, { weekday: 5, minute: 20 * 60 - 1 })).toBe(false);
    expect(isScheduled(slots, { weekday: 6, minute: 119 })).toBe(true);
    expect(isScheduled(slots, { weekday: 6, minute: 120 })).toBe(false);
    expect(isScheduled([{ weekday: 7, from: 1_400, to: 1_500 }], { weekday: 1, minute: 30 })).toBe(
      true,
    );
  });
});

describe('coming and going', () => {
  const performers = fc.array(
    fc.record({
      online: fc.boolean(),
      busy: fc.boolean(),
      scheduled: fc.boolean(),
      since: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 120 },
  );

  it('never leaves fewer than the floor online, moves nobody who is in a chat, and is bounded', () => {
    fc.assert(
      fc.property(
        performers,
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (rows, draws) => {
          const all: Performer[] = rows.map((row, index) => ({
            ...row,
            id: index,
            busy: row.busy && row.online,
          }));
          const change = wander(all, 1_000_000, () => draws.next().value ?? 0.5);
          const online = new Set(all.filter((performer) => performer.online).map(({ id }) => id));
          for (const id of change.comeOnline) expect(online.has(id)).toBe(false);
          for (const id of change.goOffline)
            expect(all[id]).toMatchObject({ online: true, busy: false });
          const after = online.size + change.comeOnline.length - change.goOffline.length;
          expect(after).toBeGreaterThanOrEqual(Math.ceil(all.length * onlineFloor));
          expect(change.goOffline.length).toBeLessThanOrEqual(
            Math.max(2, Math.ceil(all.length * 0.05)),
          );
        },
      ),
    );
  });

  it('lets those come and go whose hours say so', () => {
    const base = { busy: false, since: 0 };
    const change = wander(
      [
        { ...base, id: 1, online: true, scheduled: true },
        { ...base, id: 2, online: true, scheduled: false },
        { ...base, id: 3, online: false, scheduled: true },
        { ...base, id: 4, online: false, scheduled: false },
      ],
      1_000_000,
      () => 0.2,
    );
    expect(change).toEqual({ comeOnline: [3], goOffline: [2] });
  });

  it('names the states', () => {
    expect([
      stateOf({ online: true, busy: false }),
      stateOf({ online: true, busy: true }),
      stateOf({ online: false, busy: false }),
    ]).toEqual(['online', 'busy', 'offline']);
  });
});

describe('pages', () => {
  it('answers where the next page starts, and nothing on the last', () => {
    expect(nextOffset(0, 20, 45)).toBe('20');
    expect(nextOffset(40, 5, 45)).toBeNull();
    expect(nextOffset(0, 0, 0)).toBeNull();
    expect([offsetOf('20'), offsetOf('x'), offsetOf('-4'), offsetOf(null)]).toEqual([20, 0, 0, 0]);
  });
});
