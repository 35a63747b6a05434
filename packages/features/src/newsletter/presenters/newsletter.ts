import { errorText } from '@vx/i18n';
import { isOffered } from '@vx/notify-core/rules';
import type { Translate } from '../../texts/presenter-texts.ts';
import type { NewsletterFacts, NewsletterOutcome, NewsletterStatus } from '../newsletter-data.ts';
import { newsletterChoices } from '../newsletter-types.ts';

/** The form that orders newsletters. */
export interface NewsletterForm {
  /** That they rest, and until when. */
  readonly paused: string | null;
  readonly email: string;
  readonly choices: readonly {
    readonly typeId: number;
    readonly name: string;
    readonly label: string;
    /** It waits for its mail to be read. */
    readonly hint: string | undefined;
    readonly checked: boolean;
  }[];
  /** The bit flags of what was chosen before. */
  readonly known: number;
  /** Lets them rest, or come again; `null` where none is confirmed. */
  readonly rest: { readonly value: 'pause' | 'resume'; readonly label: string } | null;
}

/** Which newsletters a guest gets, and at which address. [SC-newsletterSubscribe] [RU-newsletter-type-ids] */
export function toNewsletterForm(
  status: NewsletterStatus | null,
  accountEmail: string,
  t: Translate,
): NewsletterForm {
  const confirmed = status?.typeIds ?? 0;
  const pending = status?.pendingIds ?? 0;
  const known = confirmed | pending;
  const until = status?.pausedUntil ?? null;
  const value = until === null ? 'pause' : 'resume';
  return {
    paused: until === null ? null : t('newsletter.paused', { date: until.slice(0, 10) }),
    email: status?.emailAddress ?? accountEmail,
    choices: newsletterChoices
      .filter(({ typeId }) => isOffered(typeId, known))
      .map(({ typeId, label }) => ({
        typeId,
        name: `type${typeId}`,
        label: t(label),
        hint: (pending & typeId) === 0 ? undefined : t('newsletter.pending'),
        checked: (known & typeId) !== 0,
      })),
    known,
    rest: confirmed === 0 ? null : { value, label: t(`newsletter.${value}`) },
  };
}

/** The page of the newsletters that a guest gets. */
export interface NewsletterPage {
  /** How the form went, or that the link says nothing. */
  readonly note: {
    readonly tone: 'success' | 'warning' | 'danger';
    readonly text: string;
    readonly urgent: boolean;
  } | null;
  /** What the guest can do: confirm, end or pause them, or go on to the start page. */
  readonly step: 'confirm' | 'unsubscribe' | 'home';
}

/** Where the links of newsletters lead. [SC-newsletterUnsubscribe] */
export function toNewsletterPage(
  { token, status }: NewsletterFacts,
  outcome: NewsletterOutcome | null | undefined,
  t: Translate,
): NewsletterPage {
  const isOver = outcome && outcome.kind !== 'failed';
  const isDead = token === '' && status === null;
  return {
    note: outcome
      ? noteOf(outcome, t)
      : isDead
        ? { tone: 'warning', text: t('newsletter.unknown'), urgent: false }
        : null,
    step: isOver || isDead ? 'home' : token === '' ? 'unsubscribe' : 'confirm',
  };
}

function noteOf(outcome: NewsletterOutcome, t: Translate): NonNullable<NewsletterPage['note']> {
  switch (outcome.kind) {
    case 'confirmed': {
      const text = t('newsletter.confirmed', { email: outcome.email });
      return { tone: 'success', text, urgent: false };
    }
    case 'done': {
      const text = t(outcome.option === 'pause' ? 'newsletter.isPaused' : 'newsletter.ended');
      return { tone: 'success', text, urgent: false };
    }
    case 'failed':
      return { tone: 'danger', text: t(errorText(outcome.code)), urgent: true };
  }
}
