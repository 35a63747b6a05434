import type { PageGuest } from '@vx/contract';
import { errorText } from '@vx/i18n';
import { loginPath } from '../../app/login-path.ts';
import { listAddress } from '../../lists/paging.ts';
import type { PageFormats, Texts, Translate } from '../../texts/presenter-texts.ts';
import {
  ASK_PARAM,
  type Declaration,
  type WithdrawalFacts,
  type WithdrawalField,
  type WithdrawalOutcome,
} from '../withdrawal-data.ts';
import { planName } from '../../texts/plan-name.ts';
import { amountOf, formatDay, titleOf } from './labels.ts';

/** The withdrawal from what was bought, and what is paid back. */
export interface WithdrawalView {
  readonly loggedIn: boolean;
  /** Title of the form that declares it. */
  readonly formTitle: string;
  /** Where a visitor logs in to have it done at once. */
  readonly logIn: string;
  readonly here: string;
  /** What the guest can withdraw from. */
  readonly rows: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly refund: string;
    readonly href: string;
  }[];
  /** The second step of a withdrawal from a subscription. */
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep: string;
    readonly fields: Readonly<Record<string, string>>;
  } | null;
  /** The second step of a declaration. */
  readonly review: Declaration | null;
  readonly typed: Declaration;
  readonly wrong: { readonly [Field in WithdrawalField]?: string };
  /** The receipt; `declared` where it was declared in the visitor's own words. */
  readonly received: {
    readonly title: string;
    readonly text: string;
    readonly declared: (Declaration & { readonly reference: string }) | null;
  } | null;
  /** The mail's link was opened: what the press sends. */
  readonly confirm: {
    readonly title: string;
    readonly fields: Readonly<Record<string, string>>;
  } | null;
  readonly problem: string | null;
}

const blank: Declaration = { name: '', email: '', contract: '' };

/** Who reads the page, and what came of the form. */
interface WithdrawalVisit {
  readonly guest: Pick<PageGuest, 'loggedIn' | 'name' | 'email'>;
  readonly outcome: WithdrawalOutcome | null | undefined;
}

/** The page of withdrawals, step by step. */
export function toWithdrawalView(
  data: WithdrawalFacts,
  { guest, outcome }: WithdrawalVisit,
  texts: Texts,
): WithdrawalView {
  const { t, intl, path } = texts;
  const here = path('withdrawal', {});
  const { asked } = data;
  return {
    loggedIn: guest.loggedIn,
    formTitle: t(
      guest.loggedIn ? 'subscriptions.withdrawal.formMember' : 'subscriptions.withdrawal.form',
    ),
    logIn: loginPath(texts, here),
    here,
    rows: data.open.flatMap(({ id, plan, months, since, withdrawal }) =>
      withdrawal === null
        ? []
        : [
            {
              id,
              title: titleOf(t, { plan, months }),
              text: t('subscriptions.withdrawal.since', {
                since: formatDay(intl, since),
                until: formatDay(intl, lastDayOf(withdrawal.until)),
              }),
              refund: t('subscriptions.withdrawal.refund', {
                price: amountOf(t, withdrawal.refund),
              }),
              href: listAddress(here, { [ASK_PARAM]: plan }),
            },
          ],
    ),
    question:
      asked?.withdrawal && !outcome
        ? {
            title: t('subscriptions.withdrawal.ask', { plan: planName(asked.plan) }),
            text: t('subscriptions.withdrawal.ask.text', {
              price: amountOf(t, asked.withdrawal.refund),
            }),
            confirm: t('subscriptions.withdrawal.yes', { plan: planName(asked.plan) }),
            keep: t('subscriptions.keep', { plan: planName(asked.plan) }),
            fields: { do: 'withdraw', subscriptionId: asked.id },
          }
        : null,
    review: outcome?.kind === 'review' ? outcome.typed : null,
    typed:
      outcome?.kind === 'wrong'
        ? outcome.typed
        : { ...blank, name: guest.name ?? '', email: guest.email ?? '' },
    wrong: outcome?.kind === 'wrong' ? wordsOf(outcome.fields, t) : {},
    received: receivedOf(data, outcome, t, intl),
    confirm:
      data.token === null || outcome
        ? null
        : {
            title: t('subscriptions.withdrawal.confirm'),
            fields: { do: 'confirm', token: data.token },
          },
    problem: outcome?.kind === 'failed' ? t(errorText(outcome.code)) : null,
  };
}

function receivedOf(
  { received }: WithdrawalFacts,
  outcome: WithdrawalOutcome | null | undefined,
  t: Translate,
  intl: PageFormats,
): WithdrawalView['received'] {
  const titleAt = (at: string): string =>
    t('subscriptions.withdrawal.received', {
      moment: intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' }),
    });
  if (outcome?.kind === 'received')
    return {
      title: titleAt(outcome.at),
      text: t(
        outcome.mailed
          ? 'subscriptions.withdrawal.receivedText'
          : 'subscriptions.withdrawal.confirmText',
      ),
      declared: { ...outcome.typed, reference: outcome.reference },
    };
  if (outcome || !received) return null;
  const price = amountOf(t, received.refund);
  return {
    title: titleAt(received.receivedAt),
    text: t('subscriptions.withdrawal.refunded', { price }),
    declared: null,
  };
}

/** The time is the first moment that is too late: the day before it still counts. */
const lastDayOf = (until: string): string => new Date(Date.parse(until) - 1).toISOString();

function wordsOf(
  fields: Extract<WithdrawalOutcome, { kind: 'wrong' }>['fields'],
  t: Translate,
): WithdrawalView['wrong'] {
  return Object.fromEntries(Object.entries(fields).map(([field, id]) => [field, t(id)]));
}
