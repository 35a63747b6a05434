/** How a guest is greeted. */
export type DayPart = 'morning' | 'day' | 'evening';

const MORNING = 5;
const DAY = 12;
const EVENING = 18;

/**
 * Late at night it is still evening.
 * @param hour of the guest's own clock, 0 to 23
 */
export function dayPartAt(hour: number): DayPart {
  if (hour < MORNING || hour >= EVENING) return 'evening';
  return hour < DAY ? 'morning' : 'day';
}
