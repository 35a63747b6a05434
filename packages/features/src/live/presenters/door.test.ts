import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toDoorPerson, toVisitorDoor } from './door.ts';

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

it('[RU-actors-rating-min-10] says on the picture who it is, with a share from ten ratings on', () => {
  const model = (countRatings: number) => ({
    headline: 'Plants and calm evenings',
    profile: { age: 28, city: 'Utrecht' },
    chatRatings: { lastNinetyDays: { countRatings, satisfactionRate: 97 } },
  });
  expect(toDoorPerson(model(10), texts)).toMatchObject({
    line: 'Plants and calm evenings',
    rating: { share: '0.97', text: 'actor.ratings.fromCount 10' },
    place: 'Utrecht',
    age: 'actor.ageYears 28',
  });
  expect(toDoorPerson(model(9), texts)?.rating).toBeUndefined();
});

it('leaves out what a performer has not said, and all of it where nothing is known', () => {
  const quiet = { headline: '', profile: { age: 28, city: '' }, chatRatings: null };
  expect(toDoorPerson(quiet, texts)).toEqual({
    line: undefined,
    rating: undefined,
    place: undefined,
    age: 'actor.ageYears 28',
  });
  expect(toDoorPerson(null, texts)).toBeUndefined();
});
