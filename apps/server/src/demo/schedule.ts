import type { SeededRandom } from '@vx/art';
import type { DemoScheduleSlot } from './types.ts';

/** Times of day at which performers like to be online: start, and length in hours. */
const habits = [
  { from: 18, spread: 3, hours: [3, 5] },
  { from: 21, spread: 2, hours: [3, 6] },
  { from: 20, spread: 2, hours: [2, 4] },
  { from: 13, spread: 3, hours: [3, 5] },
  { from: 8, spread: 3, hours: [2, 4] },
  { from: 16, spread: 3, hours: [4, 6] },
] as const;

/** Three to six regular evenings (or mornings) a week, in order. */
export function weeklySchedule(random: SeededRandom): readonly DemoScheduleSlot[] {
  const habit = random.pick(habits);
  const days = random.sample([1, 2, 3, 4, 5, 6, 7], random.whole(3, 6)).toSorted((a, b) => a - b);
  return days.map((weekday) => {
    const from =
      (habit.from + random.whole(0, habit.spread - 1)) * 60 + (random.chance(0.4) ? 30 : 0);
    const length = random.whole(habit.hours[0], habit.hours[1]) * 60;
    return { weekday, from, to: Math.min(1800, from + length) };
  });
}

/** How often somebody who keeps `schedule` was online at each hour of the week, 0 to 1. */
export function heatMapOf(
  schedule: readonly DemoScheduleSlot[],
  random: SeededRandom,
): readonly (readonly number[])[] {
  const hours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  const add = (day: number, hour: number, share: number): void => {
    const row = hours[(day + Math.floor(hour / 24)) % 7];
    const at = ((hour % 24) + 24) % 24;
    if (row) row[at] = Math.max(row[at] ?? 0, Math.round(share * 100) / 100);
  };
  for (const { weekday, from, to } of schedule) {
    const reliable = random.between(0.6, 0.96);
    const first = Math.floor(from / 60);
    const last = Math.ceil(to / 60) - 1;
    for (let hour = first; hour <= last; hour += 1) {
      const covered = Math.min(to, (hour + 1) * 60) - Math.max(from, hour * 60);
      const edge = hour === first || hour === last ? 0.75 : 1;
      add(weekday - 1, hour, (covered / 60) * reliable * edge);
    }
    if (first > 0) add(weekday - 1, first - 1, random.between(0.05, 0.2));
    add(weekday - 1, last + 1, random.between(0.05, 0.25));
  }
  return hours;
}
