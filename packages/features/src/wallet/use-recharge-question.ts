import type { RechargeTapSnapshot } from '@vx/money-core';
import { useTranslate } from '../texts/use-translate.ts';
import { toRechargeQuestion, type RechargeQuestion } from './presenters/recharge-question.ts';

/** The question of a recharge that waits for a tap, in the language of the page. */
export const useRechargeQuestion = ({
  state,
}: Pick<RechargeTapSnapshot, 'state'>): RechargeQuestion | null =>
  toRechargeQuestion(state, useTranslate());
