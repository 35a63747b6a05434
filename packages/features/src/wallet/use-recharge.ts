import { useLocation } from 'react-router';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { RECHARGE_PARAM, type AutoRecharge } from './presenters/recharge-choice.ts';
import { toRechargeView, type RechargeRefusal, type RechargeView } from './presenters/recharge.ts';

/** The automatic recharge where it is set; the address says whether its form is open. */
export function useRecharge(
  recharge: AutoRecharge,
  refusal: RechargeRefusal | null | undefined,
): RechargeView {
  const { language } = useServices().config;
  const editing = new URLSearchParams(useLocation().search).has(RECHARGE_PARAM);
  return toRechargeView(recharge, { editing, refusal, language }, useTexts());
}
