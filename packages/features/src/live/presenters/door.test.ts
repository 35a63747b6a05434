import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toVisitorDoor } from './door.ts';

const amount = { value: 20, currency: 'VXC', formatted: '20', equivalent: null } as const;

it('leads a visitor with what is free, and one button that starts with it', () => {
  const door = toVisitorDoor({ promotion: 'welcome', amount, seconds: 100 }, 'Mira', texts);
  expect(door.free?.title).toBe('live.door.free money.coins 20');
  expect(door.submit).toBe('live.door.startFree money.coins 20');
  expect(door.terms.map(({ text }) => text)).toEqual([
    'live.door.bySecond',
    'live.door.endAnyTime',
    'live.door.stopsAtZero',
  ]);
});

it('promises nothing where nothing is free', () => {
  expect(toVisitorDoor(null, 'Mira', texts)).toMatchObject({
    free: null,
    submit: 'auth.signup.button',
  });
});
