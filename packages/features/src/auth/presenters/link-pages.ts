import { errorText } from '@vx/i18n';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { ResetPasswordOutcome, VerifyEmailOutcome } from '../auth-data.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A page to which a mail leads: a form with what its link carries, or how that went and where to go on. */
export interface LinkPage {
  readonly title: string;
  readonly text: string;
  /** How it went. */
  readonly result: {
    readonly tone: 'success' | 'info' | 'warning';
    readonly title?: string;
    readonly text: string;
    readonly urgent?: true;
  } | null;
  /** Where it goes on once the form is over. */
  readonly onward: Link | null;
  /** What the link of the mail carries; empty without one. */
  readonly token: string;
  /** The words of the button. */
  readonly send: string;
}

export interface VerifyEmailPage extends LinkPage {
  /** What is wrong with the link before anything was sent. */
  readonly note: { readonly tone: 'warning'; readonly text: string } | null;
  /** What the link may be answered with, instead of the one button; the first is the main one. */
  readonly answers: readonly { readonly value: string; readonly label: string }[] | undefined;
}

/** What the link brought, and how the form went. */
export interface VerifyEmailVisit {
  /** From the link of the mail; empty when it was cut off. */
  readonly token: string;
  /** From the link of the mail to the old address, which stops a new one or agrees to it. */
  readonly change: string;
  readonly outcome: VerifyEmailOutcome | null | undefined;
}

/** Confirms an address; with the link that the old one got, stops a new one or agrees to it. */
export function toVerifyEmail(
  { token, change, outcome }: VerifyEmailVisit,
  texts: Texts,
): VerifyEmailPage {
  const { t, path } = texts;
  const asked = change === '' ? 'verify' : 'change';
  const link = change === '' ? token : change;
  const isOver = outcome && (outcome.kind !== 'failed' || outcome.over);
  const home = { label: t('shell.notFound.home'), href: path('home', {}) };
  return {
    title: t(`auth.${asked}.title`),
    text: t(`auth.${asked}.text`),
    result: outcome ? verifyResult(outcome, texts) : null,
    note: link === '' && !outcome ? { tone: 'warning', text: t('errors.TOKEN_UNKNOWN') } : null,
    onward:
      outcome?.kind === 'stopped'
        ? { label: t('auth.change.newPassword'), href: path('resetPassword', {}) }
        : isOver || link === ''
          ? home
          : null,
    token: link,
    send: t('auth.verify.button'),
    answers:
      change === ''
        ? undefined
        : [
            { value: 'stop', label: t('auth.change.stop') },
            { value: 'agree', label: t('auth.change.agree') },
          ],
  };
}

function verifyResult(outcome: VerifyEmailOutcome, { t, intl }: Texts): LinkPage['result'] {
  switch (outcome.kind) {
    case 'done':
      return {
        tone: 'success',
        title: t('auth.verify.done', { email: outcome.email }),
        text: t('auth.verify.doneText'),
      };
    case 'waits': {
      const at = outcome.takesEffectAt;
      const time = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
      return {
        tone: 'success',
        title: t('auth.verify.done', { email: outcome.email }),
        text: t('auth.verify.waitsText', { time }),
      };
    }
    case 'failed':
      return {
        tone: outcome.code === 'TOKEN_USED' ? 'info' : 'warning',
        urgent: true,
        text: t(errorText(outcome.code)),
      };
    default:
      return {
        tone: 'success',
        title: t(`auth.change.${outcome.kind}`),
        text: t(`auth.change.${outcome.kind}Text`),
      };
  }
}

export interface ResetPasswordPage extends LinkPage {
  /** The link is there and serves: a new password is chosen. Else a mail is asked for. */
  readonly takes: boolean;
}

/** Asks for a link to a new password; where the link leads, takes it. */
export function toResetPassword(
  {
    token,
    outcome,
  }: { readonly token: string; readonly outcome: ResetPasswordOutcome | null | undefined },
  { t, path }: Texts,
): ResetPasswordPage {
  const takes = token !== '' && outcome?.kind !== 'void';
  const isOver = outcome?.kind === 'done' || outcome?.kind === 'asked';
  return {
    takes,
    title: t(takes ? 'account.reset.newTitle' : 'account.reset.title'),
    text: t(takes ? 'account.reset.newText' : 'account.reset.text'),
    result: outcome ? resetResult(outcome, t) : null,
    onward: isOver ? { label: t('shell.login'), href: path('login', {}) } : null,
    token: takes ? token : '',
    send: t(takes ? 'account.reset.take' : 'account.reset.ask'),
  };
}

function resetResult(outcome: ResetPasswordOutcome, t: Texts['t']): LinkPage['result'] {
  switch (outcome.kind) {
    case 'asked':
      return {
        tone: 'success',
        title: t('account.reset.asked'),
        text: t('account.reset.askedText', { email: outcome.email }),
      };
    case 'done':
      return {
        tone: 'success',
        title: t('account.reset.done'),
        text: t('account.reset.doneText'),
      };
    case 'void':
      return { tone: 'warning', urgent: true, text: t(outcome.text) };
    case 'refused':
      return null;
  }
}
