import { useLocation } from 'react-router';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { LimitsFacts, LimitsRefusal } from './limits-data.ts';
import { ASK_PARAM, CHANGE_PARAM } from './presenters/limits-choice.ts';
import { toLimitsView, type LimitsView } from './presenters/limits.ts';

/** What the guest set, what was spent against it, and what is being changed. */
export function useLimits(
  facts: LimitsFacts,
  refusal: LimitsRefusal | null | undefined,
): LimitsView {
  const { language } = useServices().config;
  const asked = new URLSearchParams(useLocation().search);
  const visit = { change: asked.get(CHANGE_PARAM), ask: asked.get(ASK_PARAM), refusal, language };
  return toLimitsView(facts, visit, useTexts());
}
