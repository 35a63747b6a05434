import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { ProfileFacts } from '../account-data.ts';
import { toProfileForm, type ProfileFormVisit } from './profile-form.ts';

const guest = (change: object = {}): ProfileFacts => ({
  profile: {
    name: 'Jonas',
    about: 'Jazz',
    picture: null,
    country: 'DE',
    zip: '50667',
    place: 'Cologne',
    email: 'jonas@example.com',
    emailVerified: true,
    pendingEmail: null,
    pendingEmailDueAt: null,
    language: 'en',
    ...change,
  },
  config: { nameLength: { min: 3, max: 30 }, aboutLength: 140, countries: ['DE', 'CH', 'AT'] },
});
const visit: ProfileFormVisit = {
  draft: {},
  wasTouched: false,
  form: { state: 'idle', message: undefined },
};
const viewOf = (change: Partial<ProfileFormVisit>) =>
  toProfileForm(guest(), { ...visit, ...change }, texts);

it('shows the profile as it is saved, countries by their names', () => {
  expect(toProfileForm(guest(), visit, texts)).toEqual({
    values: { name: 'Jonas', about: 'Jazz', country: 'DE', zip: '50667' },
    isDirty: false,
    countries: [
      { value: '', label: 'account.field.noCountry' },
      { value: 'AT', label: 'AT' },
      { value: 'CH', label: 'CH' },
      { value: 'DE', label: 'DE' },
    ],
    status: { state: 'clean', text: 'account.status.clean' },
    zipHint: 'account.field.zipPlace Cologne',
    aboutUsed: 4,
    aboutMax: 140,
  });
});

it('orders countries by name and not by code, and shows the code of one without a name', () => {
  const names: Readonly<Record<string, string>> = { DE: 'Allemagne', CH: 'Suisse' };
  const named = {
    ...texts,
    intl: { ...texts.intl, formatDisplayName: (code: string) => names[code] },
  };
  expect(toProfileForm(guest(), visit, named).countries.map(({ label }) => label)).toEqual([
    'account.field.noCountry',
    'Allemagne',
    'AT',
    'Suisse',
  ]);
});

it('shows a profile of which nothing is known but the name', () => {
  const view = toProfileForm(
    guest({ about: '', country: null, zip: null, place: null }),
    visit,
    texts,
  );
  expect(view).toMatchObject({
    values: { name: 'Jonas', about: '', country: '', zip: '' },
    isDirty: false,
    zipHint: 'account.field.zipHint',
    aboutUsed: 0,
  });
});

it('says where the saved postcode lies only as long as it is the one in the field', () => {
  expect(viewOf({ draft: { zip: '10115' } }).zipHint).toBe('account.field.zipHint');
  expect(viewOf({ draft: { country: 'AT' } }).zipHint).toBe('account.field.zipHint');
  expect(viewOf({ draft: { name: 'Jo' } }).zipHint).toBe('account.field.zipPlace Cologne');
});

it('knows what is not saved yet', () => {
  const view = viewOf({ draft: { about: 'Jazz!' }, wasTouched: true });
  expect(view).toMatchObject({
    values: { name: 'Jonas', about: 'Jazz!' },
    isDirty: true,
    status: { state: 'dirty' },
    aboutUsed: 5,
  });
  // Typed back to what is saved.
  expect(viewOf({ draft: { about: 'Jazz' }, wasTouched: true }).isDirty).toBe(false);
});

it.each([
  ['sending', {}, false, 'saving'],
  ['sending', { name: 'Jo' }, true, 'saving'],
  ['refused', { name: 'Jo' }, false, 'failed'],
  ['refused', { name: 'Jo' }, true, 'dirty'],
  ['refused', {}, true, 'clean'],
  ['done', {}, false, 'saved'],
  ['done', {}, true, 'clean'],
  ['done', { name: 'Jo' }, true, 'dirty'],
] as const)('a form that is %s with %o, touched: %s, is %s', (state, draft, wasTouched, status) => {
  const view = viewOf({ draft, wasTouched, form: { state, message: undefined } });
  expect(view.status).toEqual({ state: status, text: `account.status.${status}` });
});

it('says why it failed, where that is known', () => {
  const form = { state: 'refused', message: 'Too many attempts' } as const;
  expect(viewOf({ form }).status).toEqual({ state: 'failed', text: 'Too many attempts' });
});
