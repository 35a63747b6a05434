import type { Texts } from '../../texts/presenter-texts.ts';
import type { ResetPasswordOutcome } from '../auth-data.ts';
import type { LinkPage } from '../link-page.ts';

/** The page that a mail leads to for a new password. */
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
