import type { Price } from '@vx/contract';
import { errorText, type MessageId } from '@vx/i18n';
import type { ShownIncentive } from '@vx/rewards-core';
import { limitsLink } from '../../app/limits-link.ts';
import { signupPath, withReturn } from '../../app/login-path.ts';
import { amountWords } from '../../texts/amount-words.ts';
import { formatDay } from '../../texts/format-day.ts';
import type { Texts, Translate } from '../../texts/presenter-texts.ts';
import { clockTime } from '../../texts/time-texts.ts';

const DAY_SECONDS = 86_400;

/** One thing that can be done. A link, or a press; `null`: not possible now. */
export type IncentiveAction =
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly href: string;
      readonly go: () => void;
    }
  | { readonly kind: 'press'; readonly label: string; readonly press: () => void };

/** An incentive as its region of the page shows it. */
export interface IncentiveView {
  readonly title: string;
  readonly text: string;
  /** "Ends in 29:59", or that it has ended; `null`: it has no end. */
  readonly end: string | null;
  readonly accept: IncentiveAction | null;
  readonly busy: boolean;
  readonly problem: string | null;
  /** The other ways to part from it. */
  readonly others: readonly { readonly label: string; readonly press: () => void }[];
  /** It is closed as it stands: refused, over, or taken. */
  readonly leave: () => void;
  /** "Why this?", and every reason there is; `null`: it is no offer any more. */
  readonly why: { readonly label: string; readonly lines: readonly string[] } | null;
}

/** Where and by whom an incentive is seen. */
export interface IncentiveVisit {
  /** Seconds until it ends; `null`: it has no end. */
  readonly left: number | null;
  /** The address of the page with its query, to come back to. */
  readonly here: string;
  readonly wallet: Price | null;
}

/** What is wrong with a take that was refused. */
const problems: Readonly<Record<string, MessageId>> = {
  INCENTIVE_OVER: 'incentives.over',
  INCENTIVE_TAKEN: 'incentives.had',
};

/** An incentive in words, with what can be done about it and why it is there. */
export function toIncentiveView(
  shown: ShownIncentive,
  visit: IncentiveVisit,
  texts: Texts,
): IncentiveView {
  const { incentive, taking, close } = shown;
  if (taking.kind === 'taken') return takenView(taking.validTo, () => close('accepted'), texts);
  const { t, path } = texts;
  const { type, gift } = incentive;
  const { left, wallet } = visit;
  const isOver = left === 0;
  const code = taking.kind === 'refused' ? taking.code : null;
  const limits = limitsLink(t, path, code);
  const isDone = isOver || (code !== null && code in problems);
  return {
    title: t(`incentives.${type}.title`),
    text: t(`incentives.${type}.text`, {
      days: gift?.validDays ?? 0,
      balance: wallet ? amountWords(t, wallet) : '',
    }),
    end: endText(t, left),
    accept: isDone
      ? null
      : limits
        ? { kind: 'link', ...limits, go: () => close('closed') }
        : acceptOf(shown, visit.here, texts),
    busy: taking.kind === 'taking',
    problem:
      code === null ? null : t(limits ? errorText(code) : (problems[code] ?? 'incentives.failed')),
    others: othersOf(shown, isDone, t),
    leave: () => close(isOver ? 'expired' : 'closed'),
    why: whyOf(t, incentive),
  };
}

/** What it brought, until when that is valid, and the way to it. */
const takenView = (
  validTo: string,
  leave: () => void,
  { t, intl, path }: Texts,
): IncentiveView => ({
  title: t('incentives.taken.title'),
  text: t('incentives.taken.text', { date: formatDay(intl, validTo) }),
  end: null,
  accept: {
    kind: 'link',
    label: t('incentives.taken.see'),
    href: path('memberBenefits', {}),
    go: leave,
  },
  busy: false,
  problem: null,
  others: [],
  leave,
  why: null,
});

function endText(t: Translate, left: number | null): string | null {
  if (left === null) return null;
  return left === 0 ? t('incentives.over') : t('incentives.endsIn', { time: clockTime(left) });
}

function acceptOf(
  { incentive: { type }, take, close }: ShownIncentive,
  here: string,
  texts: Texts,
): IncentiveAction {
  const label = texts.t(`incentives.${type}.accept`);
  const go = (): void => close('accepted');
  if (type === 'signUp') return { kind: 'link', label, href: signupPath(texts, here), go };
  if (type === 'refill')
    return { kind: 'link', label, href: withReturn(texts.path('topUp', {}), here), go };
  return { kind: 'press', label, press: () => take?.() };
}

function othersOf(
  { hide, close, snooze }: ShownIncentive,
  isDone: boolean,
  t: Translate,
): IncentiveView['others'] {
  if (hide)
    return [
      { label: t('incentives.refill.hideDay'), press: () => hide(DAY_SECONDS) },
      { label: t('incentives.refill.hideWeek'), press: () => hide(7 * DAY_SECONDS) },
    ];
  return [
    ...(isDone ? [] : [{ label: t('incentives.close'), press: () => close('closed') }]),
    ...(snooze ? [{ label: t('incentives.snooze'), press: snooze }] : []),
  ];
}

const whyOf = (
  t: Translate,
  { countdown, reason }: Pick<ShownIncentive['incentive'], 'countdown' | 'reason'>,
): IncentiveView['why'] => ({
  label: t('incentives.why'),
  lines: [
    t(`incentives.why.${reason}`),
    t('incentives.why.nothingElse'),
    ...(countdown === null ? [] : [t('incentives.why.deadline')]),
    t('incentives.why.snooze'),
  ],
});
