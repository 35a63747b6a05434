import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toFirstHints, type FirstHintsVisit } from './onboarding.ts';

const visit: FirstHintsVisit = {
  guest: { name: 'Jo', statusFacts: { newcomer: true } as never },
  onboarded: false,
  ageConfirmed: true,
  consentDecided: true,
  routeName: 'home',
  pathname: '/en/',
};

it('[SC-onboarding] gives a newcomer three hints on the start page', () => {
  expect(toFirstHints(visit, texts)).toEqual({
    title: 'bars.first.title Jo',
    steps: [
      { text: 'bars.first.look', link: { label: 'bars.first.look.go', href: '/en/cams/' } },
      {
        text: 'bars.first.limits',
        link: { label: 'bars.first.limits.go', href: texts.path('memberLimits', {}) },
      },
      { text: 'bars.first.leave', link: { label: 'bars.first.leave.go', href: '/en/help/' } },
    ],
    close: {
      label: 'bars.first.done',
      action: '/preferences?returnPath=%2Fen%2F',
      field: { name: 'onboarded', value: '1' },
    },
  });
});

it.each([
  { onboarded: true },
  { ageConfirmed: false },
  { consentDecided: false },
  { routeName: 'cams' },
  { guest: { name: 'Jo', statusFacts: { newcomer: false } as never } },
  { guest: { name: 'Jo', statusFacts: null as never } },
])('[SC-onboarding] stays away with %j', (change) => {
  expect(toFirstHints({ ...visit, ...change }, texts)).toBeNull();
});
