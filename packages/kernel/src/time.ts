/** A day in milliseconds, as clocks count it: 24 hours, whatever the time zone does that day. */
export const DAY_MS = 86_400_000;
