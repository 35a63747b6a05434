import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { profileModel } from '../testing/profile-model.ts';
import { toAboutFacts } from './about.ts';

it('tells the facts in their order, without those that are empty', () => {
  expect(toAboutFacts(profileModel(), texts)).toEqual([
    { label: 'actor.about.gender', value: 'actor.gender.F' },
    { label: 'actor.about.age', value: '27' },
    { label: 'actor.about.place', value: 'Cologne, DE' },
    { label: 'actor.about.languages', value: 'de, en' },
    { label: 'actor.about.profession', value: 'Pilot' },
    { label: 'actor.about.likes', value: 'Jazz' },
    { label: 'actor.about.starSign', value: 'Leo' },
  ]);
});

it.each([
  ['F', 'F'],
  ['M', 'M'],
  ['C', 'C'],
  ['N', 'N'],
  ['', 'N'],
  ['X', 'N'],
])('[RU-actors-genders] says the gender %s as %s', (gender, said) => {
  expect(toAboutFacts(profileModel({ gender }), texts)[0]?.value).toBe(`actor.gender.${said}`);
});

it('says the code of a country that has no name', () => {
  const nameless = { ...texts, intl: { ...texts.intl, formatDisplayName: () => undefined } };
  expect(toAboutFacts(profileModel(), nameless)[2]?.value).toBe('Cologne, DE');
});
