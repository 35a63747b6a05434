import { errorText } from '@vx/i18n';
import type { RechargeTapSnapshot } from '@vx/money-core';
import { amountWords } from '../../texts/amount-words.ts';
import type { Translate } from '../../texts/presenter-texts.ts';

/** The question whether an automatic recharge may go on. */
export interface RechargeQuestion {
  readonly title: string;
  readonly text: string;
  readonly problem: string | null;
  /** What a press charges; `null`: it was agreed to. */
  readonly agree: string | null;
  readonly isBusy: boolean;
}

/** The question over the page, once an automatic recharge waits for a tap; `null`: none does. */
export function toRechargeQuestion(
  state: RechargeTapSnapshot['state'],
  t: Translate,
): RechargeQuestion | null {
  if (state.kind === 'none') return null;
  const { brings, price } = state.recharge;
  const isAgreed = state.kind === 'agreed';
  return {
    title: t('money.recharge.ask', { amount: amountWords(t, brings) }),
    text: t(isAgreed ? 'money.recharge.agreed' : 'money.recharge.askText'),
    problem: state.kind === 'failed' ? t(errorText(state.code)) : null,
    agree: isAgreed ? null : t('money.recharge.agree', { price: price.formatted }),
    isBusy: state.kind === 'sending',
  };
}
