import { describe, expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { ResetPasswordOutcome, VerifyEmailOutcome } from '../auth-data.ts';
import { toResetPassword, toVerifyEmail, type VerifyEmailVisit } from './link-pages.ts';

const email = 'jo@example.com';
const home = { label: 'shell.notFound.home', href: '/en/' };

describe('the page that confirms an address', () => {
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
});

describe('the page of a new password', () => {
  const pageOf = (token: string, outcome: ResetPasswordOutcome | null = null) =>
    toResetPassword({ token, outcome }, texts);
  const login = { label: 'shell.login', href: texts.path('login', {}) };

  it('asks for a mail, and with its link for the password', () => {
    expect(pageOf('')).toMatchObject({
      takes: false,
      title: 'account.reset.title',
      token: '',
      send: 'account.reset.ask',
      result: null,
      onward: null,
    });
    expect(pageOf('t')).toMatchObject({
      takes: true,
      title: 'account.reset.newTitle',
      token: 't',
      send: 'account.reset.take',
    });
  });

  it('says that a mail was sent or the password taken, and leads to the log-in', () => {
    expect(pageOf('', { kind: 'asked', email } as ResetPasswordOutcome)).toMatchObject({
      result: { title: 'account.reset.asked', text: `account.reset.askedText ${email}` },
      onward: login,
    });
    expect(pageOf('t', { kind: 'done' } as ResetPasswordOutcome)).toMatchObject({
      result: { title: 'account.reset.done' },
      onward: login,
    });
  });

  it('begins anew with a link that serves no more', () => {
    const over = { kind: 'void', text: 'errors.TOKEN_EXPIRED' } as ResetPasswordOutcome;
    expect(pageOf('t', over)).toMatchObject({
      takes: false,
      token: '',
      send: 'account.reset.ask',
      result: { tone: 'warning', urgent: true, text: 'errors.TOKEN_EXPIRED' },
      onward: null,
    });
  });
});
