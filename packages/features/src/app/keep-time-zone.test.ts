import type { PageConfig } from '@vx/contract';
import { FakeClock, FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { keepTimeZone } from './keep-time-zone.ts';

function keep(zone: string, written?: string): string | null {
  const cookies = new FakeStorage();
  if (written) cookies.set('vx_zone', written);
  const preferences = { ...(written && { timeZone: written }) };
  const config = { preferences } as PageConfig;
  keepTimeZone({ config, cookies, clock: new FakeClock() }, zone);
  return cookies.get('vx_zone');
}

it('keeps the zone of a browser that is somewhere else', () => {
  expect(keep('America/New_York')).toBe('America/New_York');
  expect(keep('Asia/Tokyo', 'America/New_York')).toBe('Asia/Tokyo');
});

it('keeps nothing where clocks show what those of the site show', () => {
  expect(keep('Europe/Berlin')).toBeNull();
  expect(keep('Europe/Vienna')).toBeNull();
  expect(keep('Europe/Vienna', 'America/New_York')).toBeNull();
});
