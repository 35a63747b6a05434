import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toFreeCoinsView } from './free-coins.ts';

const amount = { value: 20, currency: 'VXC', formatted: '20', equivalent: null } as const;

it('[SC-chatTrial#1] says how many coins are free, and how long they last with the performer', () => {
  expect(toFreeCoinsView({ promotion: 'trial', amount, seconds: 100 }, 'Mira', texts)).toEqual({
    title: 'live.door.free money.coins 20',
    text: 'live.door.freeText',
    lasts: 'live.door.freeLasts 1:40 Mira',
    noCard: 'live.door.noCard',
  });
});

it('writes seconds with two digits', () => {
  const { lasts } = toFreeCoinsView({ promotion: 'welcome', amount, seconds: 65 }, 'Mira', texts);
  expect(lasts).toContain('1:05');
});
