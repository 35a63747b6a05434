/** Pure rules of performers: presence, ratings, pages. Times are milliseconds. */
import { minRatings } from '@vx/contract/constants';
import { DAY_MS } from '@vx/kernel';

export interface Rating {
  readonly countRatings: number;
  readonly satisfactionRate: number;
}

/** A rating is shown only with at least ten ratings. [RU-actors-rating-min-10] */
export function shownRating(count: number | null, satisfaction: number | null): Rating | null {
  if (count === null || satisfaction === null || count < minRatings) return null;
  return { countRatings: count, satisfactionRate: satisfaction };
}

export type ActorState = 'online' | 'busy' | 'offline';

export function stateOf(presence: {
  readonly online: boolean;
  readonly busy: boolean;
}): ActorState {
  if (presence.busy) return 'busy';
  return presence.online ? 'online' : 'offline';
}

/** Newly registered: within the last thirty days. */
export function isNewcomer(registeredAt: Date, now: number): boolean {
  return now - registeredAt.getTime() < 30 * DAY_MS;
}

export interface ScheduleSlot {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly from: number;
  /** May pass midnight. */
  readonly to: number;
}

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The wall clock in Berlin: weekday 1 to 7 and minutes after midnight. */
export function berlinTime(now: number): { readonly weekday: number; readonly minute: number } {
  const parts = Object.fromEntries(
    berlin.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: weekdays.indexOf(parts['weekday'] ?? '') + 1,
    minute: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/** Whether the regular hours hold at this wall clock; a slot of yesterday may reach into today. */
export function isScheduled(
  slots: readonly ScheduleSlot[],
  at: { readonly weekday: number; readonly minute: number },
): boolean {
  const yesterday = at.weekday === 1 ? 7 : at.weekday - 1;
  return slots.some(
    (slot) =>
      (slot.weekday === at.weekday && at.minute >= slot.from && at.minute < slot.to) ||
      (slot.weekday === yesterday && at.minute + 1_440 < slot.to),
  );
}

/** The share of performers that is online at least, so that the site is never empty. */
export const onlineFloor = 0.42;

export interface Performer {
  readonly id: number;
  readonly online: boolean;
  /** In a private chat: stays. */
  readonly busy: boolean;
  readonly scheduled: boolean;
  /** When `online` last changed. */
  readonly since: number;
}

export interface PresenceChange {
  readonly comeOnline: readonly number[];
  readonly goOffline: readonly number[];
}

/** Chances per step: performers keep their hours roughly, pause, and sometimes come unannounced. */
const chances = { joinScheduled: 0.35, joinOther: 0.01, leaveScheduled: 0.01, leaveOther: 0.25 };
const restMs = 120_000;

/**
 * One step of the demo's coming and going: a bounded random walk around the regular hours that
 * never falls below {@link onlineFloor}. `random` gives numbers in [0, 1).
 */
export function wander(
  performers: readonly Performer[],
  now: number,
  random: () => number,
): PresenceChange {
  const maxChanges = Math.max(2, Math.ceil(performers.length * 0.05));
  const rested = (performer: Performer): boolean => now - performer.since >= restMs;
  const wants = (performer: Performer): boolean => {
    const draw = random();
    if (performer.online)
      return draw < (performer.scheduled ? chances.leaveScheduled : chances.leaveOther);
    return draw < (performer.scheduled ? chances.joinScheduled : chances.joinOther);
  };
  const movers = performers.filter(
    (performer) => !performer.busy && rested(performer) && wants(performer),
  );
  const comeOnline = movers.filter(({ online }) => !online).slice(0, maxChanges);
  const floor = Math.ceil(performers.length * onlineFloor);
  const online = performers.filter((performer) => performer.online).length + comeOnline.length;
  const goOffline = movers
    .filter((performer) => performer.online)
    .slice(0, Math.min(maxChanges, Math.max(0, online - floor)));

  const missing = floor - online;
  const called =
    missing > 0
      ? performers
          .filter((performer) => !performer.online && !comeOnline.includes(performer))
          .toSorted(
            (a, b) => Number(b.scheduled) - Number(a.scheduled) || a.since - b.since || a.id - b.id,
          )
          .slice(0, missing)
      : [];
  return {
    comeOnline: [...comeOnline, ...called].map(({ id }) => id),
    goOffline: goOffline.map(({ id }) => id),
  };
}

/** Reads the `after` of a list: the offset that an earlier page answered. */
export function offsetOf(after: string | null | undefined): number {
  const offset = Number(after ?? 0);
  return Number.isSafeInteger(offset) && offset > 0 && offset <= 100_000 ? offset : 0;
}

/** The `after` of the next page, or `null` on the last one. */
export function nextOffset(offset: number, taken: number, total: number): string | null {
  return taken > 0 && offset + taken < total ? String(offset + taken) : null;
}

export function clampFirst(first: number | null | undefined, fallback: number, most = 100): number {
  return Math.min(most, Math.max(1, first ?? fallback));
}
