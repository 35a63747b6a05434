import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { SecurityFacts } from '../account-data.ts';
import { toSessionRows } from './sessions.ts';

type Session = SecurityFacts['sessions'][number];
const session = (change: Partial<Session> = {}): Session => ({
  sessionId: 'a',
  current: false,
  device: 'phone',
  browser: 'Firefox',
  system: 'Android',
  startedAt: '2026-11-01T12:00:00.000Z',
  seenAt: '2026-11-23T12:00:00.000Z',
  ...change,
});

it('lists this device first, the others as they come, each with when it was seen', () => {
  const sessions = [
    session(),
    session({ sessionId: 'b', device: 'tablet' }),
    session({ sessionId: 'c', device: 'computer', current: true }),
  ];
  const title = 'account.sessions.device Firefox Android';
  const seen = 'account.sessions.seen 2026-11-23';
  expect(toSessionRows(sessions, texts)).toEqual([
    { id: 'c', device: 'computer', current: true, title, text: 'account.sessions.now' },
    { id: 'a', device: 'phone', current: false, title, text: seen },
    { id: 'b', device: 'tablet', current: false, title, text: seen },
  ]);
});

it.each([
  [{ system: '' }, 'Firefox'],
  [{ browser: '' }, 'Android'],
  [{ browser: '', system: '' }, 'account.sessions.unknown'],
])('names a device by what is known of it: %o', (change, title) => {
  expect(toSessionRows([session(change)], texts)[0]?.title).toBe(title);
});

it('lists nothing where nothing was asked for', () => {
  expect(toSessionRows([], texts)).toEqual([]);
});
