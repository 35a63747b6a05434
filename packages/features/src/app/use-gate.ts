import type { ContentDemand } from '@vx/session-core/rules';
import { useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { useServices, useStore } from './context.tsx';
import { toGate, type GateView } from './presenters/gate.ts';

/** The gate before content: live, as the events of the age check come. [RU-avs-gates-content] */
export function useGate(demand: Pick<ContentDemand, 'login' | 'ageCheck'>): GateView | null {
  const { guest } = useStore(useServices().guest);
  const { pathname, search } = useLocation();
  return toGate({ demand, guest, here: pathname + search }, useTexts());
}
