import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { toSignupEmail, type SignupEmailVisit } from './signup-email.ts';

const email = 'jonas@example.com';
const visit: SignupEmailVisit = {
  state: { name: 'idle' },
  isAlive: true,
  isOffline: false,
  secondsLeft: 0,
};
const viewOf = (change: Partial<SignupEmailVisit>) =>
  toSignupEmail({ ...visit, ...change }, idTexts.t);
const button = {
  text: null,
  label: 'bars.mail.again',
  busy: false,
  disabled: false,
  countdown: undefined,
};

it('offers the mail, once the page lives', () => {
  expect(viewOf({})).toEqual(button);
  expect(viewOf({ isAlive: false })).toEqual({ ...button, disabled: true });
});

it('is silent while it is sent, unless that takes long or there is no line', () => {
  const sending = (isLate: boolean) => ({ name: 'sending', email, isLate }) as const;
  const late = { ...button, busy: true, text: 'bars.mail.offline' };
  expect(viewOf({ state: sending(false) })).toEqual({ ...button, busy: true });
  expect(viewOf({ state: sending(true) })).toEqual(late);
  expect(viewOf({ state: sending(false), isOffline: true })).toEqual(late);
});

it('says where it went, and when the next one can go', () => {
  const state = { name: 'sent', email, nextAt: 42_000 } as const;
  const sent = { ...button, text: 'bars.mail.sent', disabled: true };
  expect(viewOf({ state, secondsLeft: 42 })).toEqual({
    ...sent,
    countdown: 'bars.mail.wait 0:42',
  });
  // Before the page lives nothing is counted down.
  expect(viewOf({ state })).toEqual(sent);
});

it('can be tried again after it failed', () => {
  expect(viewOf({ state: { name: 'failed', email } })).toEqual({
    ...button,
    text: 'bars.mail.failed',
  });
});
