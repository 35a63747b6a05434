import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { PhoneData, PhoneRefusal } from '../phone-data.ts';
import { toPhonePage, type PhoneVisit } from './phone.ts';

const countries = [
  { country: 'Germany', countryCode: '49' },
  { country: 'Austria', countryCode: '43' },
];
const open = {
  id: 'v1',
  type: 'mobile',
  e123: '+49 171 1234567',
  pinLength: 6,
  nextSendAt: '2026-11-23T12:01:00.000Z',
  waitSeconds: 60,
};
const data = (change: object = {}): PhoneData => ({
  verified: [],
  open: null,
  pausedUntil: null,
  countries,
  ...change,
});
const visit: PhoneVisit = { refused: null, isChanging: false, digits: '', secondsLeft: 0 };
const pageOf = (phone: object, seen: Partial<PhoneVisit> = {}) =>
  toPhonePage(data(phone), { ...visit, ...seen }, texts);
const refusal = (change: Partial<PhoneRefusal>): PhoneRefusal => ({
  intent: 'phone',
  kind: 'refused',
  code: 'PHONE_INVALID_CODE',
  triesLeft: null,
  retryAt: null,
  typed: { country: '43', number: '660 1', way: 'call', digits: '123' },
  ...change,
});
const here = '/en/myvisitx/settings/phone/';
const verified = [{ id: 'p1', type: 'mobile', e123: '+49 171 1', verifiedAt: '2026-11-01' }];

it('begins with the number, in the first country', () => {
  expect(pageOf({})).toEqual({
    action: here,
    changeHref: `${here}?change=1`,
    problem: undefined,
    step: {
      name: 'number',
      hidden: { intent: 'startPhone' },
      country: '49',
      countries: [
        { value: '49', label: 'Germany +49' },
        { value: '43', label: 'Austria +43' },
      ],
      number: '',
      way: 'sms',
    },
  });
  expect(pageOf({ countries: [] }).step).toMatchObject({ country: '', countries: [] });
});

it('keeps what was typed with what was refused', () => {
  const page = pageOf({}, { refused: refusal({ code: 'PHONE_INVALID_NUMBER' }) });
  expect(page.step).toMatchObject({ name: 'number', country: '43', number: '660 1', way: 'call' });
  expect(page.problem).toEqual({
    code: 'PHONE_INVALID_NUMBER',
    text: 'errors.PHONE_INVALID_NUMBER',
  });
});

it('asks for the code that was sent, and says when another may be', () => {
  expect(pageOf({ open }, { digits: '12', secondsLeft: 42 })).toEqual({
    action: here,
    changeHref: `${here}?change=1`,
    problem: undefined,
    step: {
      name: 'code',
      hidden: { intent: 'verifyPhone', id: 'v1', way: 'sms', number: '+49 171 1234567' },
      text: 'pincall.code.sms +49\u00A0171\u00A01234567',
      e123: '+49 171 1234567',
      way: 'sms',
      length: 6,
      digits: '12',
      wait: '0:42',
    },
  });
  expect(pageOf({ open: { ...open, type: 'fixed', pinLength: 5 } }).step).toMatchObject({
    text: 'pincall.code.call +49\u00A0171\u00A01234567',
    way: 'call',
    length: 5,
    wait: undefined,
  });
});

it('says how many tries are left, until another code is typed', () => {
  const refused = refusal({ triesLeft: 2 });
  expect(pageOf({ open }, { refused, digits: '123' }).problem).toEqual({
    code: 'PHONE_INVALID_CODE',
    text: 'pincall.wrong 2',
  });
  expect(pageOf({ open }, { refused, digits: '124' }).problem).toBeUndefined();
  expect(pageOf({ open }, { refused: refusal({}), digits: '123' }).problem?.text).toBe(
    'errors.PHONE_INVALID_CODE',
  );
});

it('says when it goes on after too many tries, also on a page that is loaded anew', () => {
  const code = 'PHONE_ATTEMPTS_REACHED';
  const pausedUntil = '2026-11-23T13:30:00.000Z';
  const paused = { code, text: 'pincall.limit 13:30' };
  expect(pageOf({ pausedUntil }).problem).toEqual(paused);
  expect(pageOf({}, { refused: refusal({ code, retryAt: pausedUntil }) }).problem).toEqual(paused);
  expect(pageOf({}, { refused: refusal({ code }) }).problem?.text).toBe(`errors.${code}`);
});

it('is done with a verified number, until another one is wanted', () => {
  expect(pageOf({ verified }).step).toEqual({ name: 'done', e123: '+49 171 1' });
  expect(pageOf({ verified }).problem).toBeUndefined();
  expect(pageOf({ verified }, { isChanging: true }).step.name).toBe('number');
  expect(pageOf({ verified }, { refused: refusal({}) }).step.name).toBe('number');
  expect(pageOf({ verified, open }).step.name).toBe('code');
  expect(pageOf({ open }, { isChanging: true }).step.name).toBe('number');
});
