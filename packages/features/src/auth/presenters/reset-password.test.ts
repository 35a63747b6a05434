import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { ResetPasswordOutcome } from '../auth-data.ts';
import { toResetPassword } from './reset-password.ts';

const email = 'jo@example.com';
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
