import { errorText } from '@vx/i18n';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { VerifyEmailOutcome } from '../auth-data.ts';
import type { LinkPage } from '../link-page.ts';

/** The page that the mail of a sign-up leads to. */
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
