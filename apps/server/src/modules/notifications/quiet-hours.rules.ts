import { OperationError } from '../../platform/errors.ts';

/** Hours in which nothing rings: neither push nor text message. The list behind the bell fills all the same. */
export interface QuietHours {
  /** Minutes after midnight. */
  readonly starts: number;
  /** Minutes after midnight; before `starts`: on the next day. */
  readonly ends: number;
  /** IANA name of the zone in which they are read. */
  readonly zone: string;
}

/** Name of the preference: `HH:MM-HH:MM Zone`, or `false`. */
export const QUIET_PREFERENCE = 'quiet';

const shape = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d) ([\w+\-/]{1,60})$/;

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/**
 * Reads the preference; `null` has none.
 * @throws OperationError INVALID_INPUT for other values, an unknown zone, and hours that end as they begin
 */
export function readQuietHours(value: unknown): QuietHours | null {
  if (value === false) return null;
  const [, fromHour, fromMinute, toHour, toMinute, zone] =
    shape.exec(typeof value === 'string' ? value : '') ?? [];
  const starts = Number(fromHour) * 60 + Number(fromMinute);
  const ends = Number(toHour) * 60 + Number(toMinute);
  if (zone === undefined || starts === ends || !isZone(zone))
    throw new OperationError('INVALID_INPUT', { field: QUIET_PREFERENCE });
  return { starts, ends, zone };
}

/** `22:30` */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Whether a moment lies within the hours, by the clock on the guest's wall. */
export function isQuietAt({ starts, ends, zone }: QuietHours, now: number): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: 'hour' | 'minute') =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  const minute = part('hour') * 60 + part('minute');
  return starts < ends ? minute >= starts && minute < ends : minute >= starts || minute < ends;
}
