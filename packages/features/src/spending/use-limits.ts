import { useLocation } from 'react-router';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { LimitsFacts, LimitsRefusal } from './limits-data.ts';
import { ASK_PARAM, CHANGE_PARAM } from './presenters/limits-choice.ts';
import { toLimitsView, type LimitsView } from './presenters/limits.ts';

export interface LimitsOfPage extends LimitsView {
  /** What a limit is changed with over the page. */
  readonly editorOf: (period: string) => LimitsView['editor'];
}

/** What the guest set, what was spent against it, and what is being changed. */
export function useLimits(
  facts: LimitsFacts,
  refusal: LimitsRefusal | null | undefined,
): LimitsOfPage {
  const { language } = useServices().config;
  const asked = new URLSearchParams(useLocation().search);
  const visit = { change: asked.get(CHANGE_PARAM), ask: asked.get(ASK_PARAM), refusal, language };
  const texts = useTexts();
  return {
    ...toLimitsView(facts, visit, texts),
    editorOf: (period) =>
      toLimitsView(facts, { change: period, ask: null, refusal: null, language }, texts).editor,
  };
}
