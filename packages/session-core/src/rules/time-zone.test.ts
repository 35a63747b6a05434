import { expect, it } from 'vitest';
import { isSameTime, parseTimeZone } from './time-zone.ts';

it.each([
  ['America/New_York', 'America/New_York'],
  ['europe/vienna', 'Europe/Vienna'],
  ['UTC', 'UTC'],
  ['+02:00', null],
  ['Europe/Nowhere', null],
  ['Europe/Berlin; Path=/', null],
  ['', null],
  [null, null],
])('reads the zone %j as %j', (text, zone) => {
  expect(parseTimeZone(text)).toBe(zone);
});

it('zones whose clocks agree all the year are one', () => {
  const winter = Date.parse('2026-01-15T12:00:00Z');
  expect(isSameTime('Europe/Berlin', 'Europe/Vienna', winter)).toBe(true);
  expect(isSameTime('Europe/Berlin', 'Europe/London', winter)).toBe(false);
  // They agree in winter alone.
  expect(isSameTime('Europe/Berlin', 'Africa/Lagos', winter)).toBe(false);
});
