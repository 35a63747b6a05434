import { useLocation } from 'react-router';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { RECHARGE_PARAM } from '../wallet/presenters/recharge-choice.ts';
import type { RechargeView } from '../wallet/presenters/recharge.ts';
import { useRecharge } from '../wallet/use-recharge.ts';
import type { LimitsRefusal } from './limits-data.ts';
import type { LimitsData } from './load-limits.ts';
import { ASK_PARAM, CHANGE_PARAM } from './presenters/limits-choice.ts';
import { toLimitsView, type LimitsView } from './presenters/limits.ts';

/** What the guest set, what was spent against it, and what is being changed. */
export function useLimits(
  data: LimitsData,
  refusal: LimitsRefusal | null | undefined,
): LimitsView & {
  /** Coins that are bought by themselves. */
  readonly recharge: RechargeView;
} {
  const { language } = useServices().config;
  const asked = new URLSearchParams(useLocation().search);
  const editing = asked.get(RECHARGE_PARAM) !== null;
  const { recharge: typed, code } = refusal ?? {};
  const refused = editing && typed && code ? { code, typed } : undefined;
  const change = asked.get(CHANGE_PARAM);
  // The form of the recharge says itself what is wrong in it.
  const ofLimits = refused ? undefined : (refusal ?? undefined);
  const visit = { change, ask: asked.get(ASK_PARAM), refusal: ofLimits, language };
  const view = toLimitsView(data, visit, useTexts());
  return { ...view, recharge: useRecharge(data.recharge, { editing, refused }) };
}
