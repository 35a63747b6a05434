import { expect, it } from 'vitest';
import { isQuiet, type QuietFacts } from './quiet.ts';

const calm: QuietFacts = {
  routeName: 'home',
  ageConfirmed: true,
  consentDecided: true,
  ageCheckForced: false,
  exited: false,
  chat: 'idle',
};

it('an ordinary page with nothing open may be interrupted', () => {
  expect(isQuiet(calm)).toBe(false);
  for (const chat of ['ended', 'refused']) expect(isQuiet({ ...calm, chat })).toBe(false);
});

it.each([
  { chat: 'starting' },
  { chat: 'retrying' },
  { chat: 'running' },
  { chat: 'ending' },
  { ageConfirmed: false },
  { consentDecided: false },
  { ageCheckForced: true },
  { exited: true },
  { routeName: null },
  { routeName: 'topUp' },
  { routeName: 'liveRoom' },
  { routeName: 'memberLimits' },
  { routeName: 'withdrawal' },
  { routeName: 'vipClub' },
  { routeName: 'memberProfile' },
  { routeName: 'memberSettings' },
  { routeName: 'memberSecurity' },
  { routeName: 'memberPhone' },
  { routeName: 'memberAlerts' },
  { routeName: 'memberNews' },
  { routeName: 'memberPrivacy' },
  { routeName: 'newsletter' },
  { routeName: 'dataProtection' },
])('is left in peace: %o', (change) => {
  expect(isQuiet({ ...calm, ...change })).toBe(true);
});
