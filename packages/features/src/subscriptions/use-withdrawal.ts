import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { WithdrawalData } from './load-withdrawal.ts';
import { toWithdrawalView, type WithdrawalView } from './presenters/withdrawal.ts';
import type { WithdrawalOutcome } from './withdrawal-data.ts';

/** The page of withdrawals, step by step. */
export function useWithdrawal(
  data: WithdrawalData,
  outcome: WithdrawalOutcome | null | undefined,
): WithdrawalView {
  const { guest } = useStore(useServices().guest);
  return toWithdrawalView(data, { guest, outcome }, useTexts());
}
