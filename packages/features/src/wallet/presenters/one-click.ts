import { priceOf } from '@vx/currency';
import type { PageConfig, Price } from '@vx/contract';
import { errorText } from '@vx/i18n';
import type { OneClickAmount, OneClickSnapshot } from '@vx/money-core';
import { isHeldBack } from '../../app/limits-link.ts';
import { amountWords } from '../../texts/amount-words.ts';
import type { Translate } from '../../texts/presenter-texts.ts';
import { choosable, type ChoosableAmount } from './choosable.ts';

/** The payment by one press, and its actions. */
export interface OneClickView {
  /**
   * `asking`: nothing is known yet. `notPossible`: the payment page is the way. `unanswered`: the line is away
   * while it is charged, or it was charged before the dialog was opened.
   */
  readonly kind: 'asking' | 'notPossible' | 'choose' | 'waiting' | 'unanswered' | 'done' | 'failed';
  readonly amounts: readonly ChoosableAmount<OneClickAmount>[];
  readonly chosen: OneClickAmount | undefined;
  /** What is missing for what the guest wants; `null` when nothing in particular is wanted. */
  readonly missing: string | null;
  /** What the press agrees to; `null` while nothing is chosen. */
  readonly agreement: string | null;
  readonly payLabel: string;
  /** Charges what is chosen: the press. */
  readonly pay: (() => void) | null;
  /** What happened, in words. */
  readonly message: string | undefined;
  /** The line is away, or no answer has come: says so, and what that means for the guest's money. */
  readonly away: string | null;
  /** Asks again. */
  readonly retry: (() => void) | null;
  /** Nobody may leave; but nobody has to wait before a line that is away. */
  readonly isBusy: boolean;
  /** The guest's own limits or a pause are in the way: only they lead on. */
  readonly isHeldBack: boolean;
}

/** What the guest wants, and what it has. */
export interface OneClickVisit {
  /** The amount that the guest has chosen, by what is paid; `null`: none yet. */
  readonly wanted: number | null;
  /** What was paid last time; `null`: not known. */
  readonly last?: number | null | undefined;
  /** What the guest lacks, in minor units of the wallet; 0 when nothing in particular is wanted. */
  readonly missing: number;
  readonly wallet: Price | null;
  readonly language: PageConfig['language'];
}

/** Topping up by one press: nothing is charged before it. [SC-oneClickDialog] */
export function toOneClick(
  { state, amounts: offered, away, charge, retry }: OneClickSnapshot,
  { wanted, last, missing, wallet, language }: OneClickVisit,
  t: Translate,
): OneClickView {
  const amounts = choosable(offered, t);
  const known = amounts.find(({ amount, isWithinLimits }) => amount === last && isWithinLimits);
  const value = amountOf(state, wanted, missing === 0 ? known?.amount : undefined);
  const chosen = amounts.find(({ amount }) => amount === value);
  const kind = kindOf(state, away, amounts.length);
  const awayText = state.kind === 'charging' ? 'money.oneClick.awayPaid' : 'money.oneClick.away';
  return {
    kind,
    amounts,
    chosen,
    missing:
      missing > 0
        ? t('money.oneClick.missing', {
            missing: amountWords(t, priceOf(missing, wallet?.currency ?? 'VXC', language)),
          })
        : null,
    agreement: chosen ? t('money.oneClick.agreement', { price: chosen.price.formatted }) : null,
    payLabel: chosen
      ? t('money.topUp.pay', { amount: chosen.price.formatted })
      : t('money.topUp.title'),
    pay:
      (kind === 'choose' || kind === 'failed') && chosen && charge
        ? () => charge(chosen.amount)
        : null,
    message: messageOf(state, kind, chosen, t),
    away: away ? t(awayText) : null,
    retry,
    isBusy: state.kind === 'charging' && !away,
    isHeldBack: state.kind === 'failed' && isHeldBack(state.code),
  };
}

const kinds = {
  asking: 'asking',
  offered: 'choose',
  charging: 'waiting',
  charged: 'done',
  failed: 'failed',
  notPossible: 'notPossible',
  ended: 'notPossible',
} as const;

/** What was sent before the dialog was opened is not known any more than what nobody answers. */
const kindOf = (
  { kind }: OneClickSnapshot['state'],
  away: boolean,
  amounts: number,
): OneClickView['kind'] =>
  kind === 'charging' && (away || amounts === 0) ? 'unanswered' : kinds[kind];

function messageOf(
  state: OneClickSnapshot['state'],
  kind: OneClickView['kind'],
  chosen: OneClickAmount | undefined,
  t: Translate,
): string | undefined {
  if (kind === 'unanswered') return t('money.oneClick.awayPaid');
  if (state.kind === 'failed') return t(errorText(state.code));
  return state.kind === 'charged' && chosen
    ? t('money.topUp.paid', { amount: amountWords(t, chosen.brings) })
    : undefined;
}

/** The amount that is shown as chosen: the guest's choice, unless one is being charged. */
function amountOf(
  state: OneClickSnapshot['state'],
  wanted: number | null,
  last: number | undefined,
): number | null {
  switch (state.kind) {
    case 'offered':
      return wanted ?? last ?? state.preselected;
    case 'failed':
      return wanted ?? state.amount;
    case 'charging':
    case 'charged':
      return state.amount;
    default:
      return null;
  }
}
