import { secondsLeft, type ShownIncentive } from '@vx/rewards-core';
import { errorText, type MessageId } from '@vx/i18n';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { signupPath, withReturn } from '../app/login-path.ts';
import { formatDay } from '../texts/format-day.ts';
import { limitsLink } from '../app/limits-link.ts';
import { amountWords } from '../texts/amount-words.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { clockTime } from '../texts/time-texts.ts';

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

/** What is left of a countdown, read from the clock each second. [RU-incentives-countdown] */
function useLeft({ loaded }: Pick<ShownIncentive, 'loaded'>): number | null {
  const { clock, scheduler } = useServices();
  const [left, setLeft] = useState(() => secondsLeft(loaded, clock.now()));
  useEffect(() => {
    let timer: Disposable | null = null;
    const tick = (): void => {
      const seconds = secondsLeft(loaded, clock.now());
      setLeft(seconds);
      timer = seconds === null || seconds === 0 ? null : scheduler.after(1000, tick);
    };
    tick();
    return () => timer?.[Symbol.dispose]();
  }, [clock, scheduler, loaded]);
  return left;
}

/** What is wrong with a take that was refused. */
const problems: Readonly<Record<string, MessageId>> = {
  INCENTIVE_OVER: 'incentives.over',
  INCENTIVE_TAKEN: 'incentives.had',
};

/** An incentive in words, with what can be done about it and why it is there. */
export function useIncentive(shown: ShownIncentive): IncentiveView {
  const services = useServices();
  const t = useTranslate();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const { wallet } = useStore(services.guest).guest;
  const left = useLeft(shown);
  const { incentive, taking } = shown;
  const { type, gift } = incentive;
  const here = pathname + search;
  const over = left === 0;

  if (taking.kind === 'taken') {
    const leave = (): void => shown.close('accepted');
    return {
      title: t('incentives.taken.title'),
      text: t('incentives.taken.text', { date: formatDay(intl, taking.validTo) }),
      end: null,
      accept: {
        kind: 'link',
        label: t('incentives.taken.see'),
        href: services.path('memberBenefits', {}),
        go: leave,
      },
      busy: false,
      problem: null,
      others: [],
      leave,
      why: null,
    };
  }
  const { take, hide, close, snooze } = shown;
  const code = taking.kind === 'refused' ? taking.code : null;
  const limits = limitsLink(t, services.path, code);
  const isDone = over || (code !== null && code in problems);
  const accept = (): IncentiveAction | null => {
    if (isDone) return null;
    if (limits) return { kind: 'link', ...limits, go: () => close('closed') };
    const label = t(`incentives.${type}.accept`);
    const go = (): void => close('accepted');
    if (type === 'signUp') return { kind: 'link', label, href: signupPath(services, here), go };
    if (type === 'refill')
      return { kind: 'link', label, href: withReturn(services.path('topUp', {}), here), go };
    return { kind: 'press', label, press: () => take?.() };
  };
  const refuse = { label: t('incentives.close'), press: () => close('closed') };
  return {
    title: t(`incentives.${type}.title`),
    text: t(`incentives.${type}.text`, {
      days: gift?.validDays ?? 0,
      balance: wallet ? amountWords(t, wallet) : '',
    }),
    end:
      left === null
        ? null
        : over
          ? t('incentives.over')
          : t('incentives.endsIn', { time: clockTime(left) }),
    accept: accept(),
    busy: taking.kind === 'taking',
    problem:
      code === null ? null : t(limits ? errorText(code) : (problems[code] ?? 'incentives.failed')),
    others: [
      ...(hide
        ? [
            { label: t('incentives.refill.hideDay'), press: () => hide(DAY_SECONDS) },
            { label: t('incentives.refill.hideWeek'), press: () => hide(7 * DAY_SECONDS) },
          ]
        : isDone
          ? []
          : [refuse]),
      ...(snooze && !hide ? [{ label: t('incentives.snooze'), press: snooze }] : []),
    ],
    leave: () => close(over ? 'expired' : 'closed'),
    why: whyOf(t, incentive),
  };
}

function whyOf(
  t: ReturnType<typeof useTranslate>,
  { countdown, reason }: Pick<ShownIncentive['incentive'], 'countdown' | 'reason'>,
): IncentiveView['why'] {
  return {
    label: t('incentives.why'),
    lines: [
      t(`incentives.why.${reason}`),
      t('incentives.why.nothingElse'),
      ...(countdown === null ? [] : [t('incentives.why.deadline')]),
      t('incentives.why.snooze'),
    ],
  };
}
