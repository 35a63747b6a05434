import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { AutoRecharge } from './presenters/recharge-choice.ts';
import { toRechargeView, type RechargeAsked, type RechargeView } from './presenters/recharge.ts';

/** The automatic recharge as the limits page and the teaser show it. [SC-autoRechargeTeaser] */
export function useRecharge(
  recharge: AutoRecharge,
  asked: Omit<RechargeAsked, 'language'>,
): RechargeView {
  const { language } = useServices().config;
  return toRechargeView(recharge, { ...asked, language }, useTexts());
}
