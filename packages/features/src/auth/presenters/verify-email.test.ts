import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { VerifyEmailOutcome } from '../auth-data.ts';
import { toVerifyEmail, type VerifyEmailVisit } from './verify-email.ts';

const email = 'jo@example.com';
const home = { label: 'shell.notFound.home', href: '/en/' };

const pageOf = (change: Partial<VerifyEmailVisit>) =>
  toVerifyEmail({ token: 't', change: '', outcome: null, ...change }, texts);
const after = (outcome: VerifyEmailOutcome) => pageOf({ outcome });

it('asks for a press, with what the link carries', () => {
  expect(pageOf({})).toEqual({
    title: 'auth.verify.title',
    text: 'auth.verify.text',
    result: null,
    note: null,
    onward: null,
    token: 't',
    send: 'auth.verify.button',
    answers: undefined,
  });
});

it('says that a link was cut off, and leads home', () => {
  expect(pageOf({ token: '' })).toMatchObject({
    note: { tone: 'warning', text: 'errors.TOKEN_UNKNOWN' },
    onward: home,
  });
});

it('lets the old address stop a new one or agree to it', () => {
  expect(pageOf({ token: '', change: 'c' })).toMatchObject({
    title: 'auth.change.title',
    token: 'c',
    note: null,
    onward: null,
    answers: [{ value: 'stop' }, { value: 'agree' }],
  });
});

it('says that it is confirmed, or when it will be', () => {
  expect(after({ kind: 'done', email })).toMatchObject({
    result: { tone: 'success', title: `auth.verify.done ${email}`, text: 'auth.verify.doneText' },
    onward: home,
  });
  const waits = after({ kind: 'waits', email, takesEffectAt: '2026-11-24T12:00:00.000Z' });
  expect(waits.result?.text).toBe('auth.verify.waitsText 2026-11-24');
});

it('leads who stopped a change to a new password', () => {
  expect(after({ kind: 'stopped' })).toMatchObject({
    result: { title: 'auth.change.stopped', text: 'auth.change.stoppedText' },
    onward: { label: 'auth.change.newPassword', href: texts.path('resetPassword', {}) },
  });
  expect(after({ kind: 'agreed' }).onward).toEqual(home);
});

it('says why it failed, and lets the guest try again while the link serves', () => {
  const used = after({ kind: 'failed', code: 'TOKEN_USED', over: true });
  expect(used).toMatchObject({
    result: { tone: 'info', urgent: true, text: 'errors.TOKEN_USED' },
    onward: home,
  });
  const busy = after({ kind: 'failed', code: 'TOO_MANY_REQUESTS', over: false });
  expect(busy).toMatchObject({ result: { tone: 'warning' }, onward: null });
});
