import { secondsLeft, type ShownIncentive } from '@vx/rewards-core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { toIncentiveView, type IncentiveView } from './presenters/incentive.ts';

/** What is left of a countdown, read from the clock each second. [RU-incentives-countdown] */
function useLeft({ loaded }: Pick<ShownIncentive, 'loaded'>): number | null {
  const { clock, scheduler } = useServices();
  const [left, setLeft] = useState(() => secondsLeft(loaded, clock.now()));
  useEffect(() => {
    let timer: Disposable | null = null;
    const tick = (): void => {
      const seconds = secondsLeft(loaded, clock.now());
      setLeft(seconds);
      timer = seconds === null || seconds === 0 ? null : scheduler.after(1000, tick);
    };
    tick();
    return () => timer?.[Symbol.dispose]();
  }, [clock, scheduler, loaded]);
  return left;
}

/** An incentive in words, with what can be done about it and why it is there. */
export function useIncentive(shown: ShownIncentive): IncentiveView {
  const { pathname, search } = useLocation();
  const { wallet } = useStore(useServices().guest).guest;
  const left = useLeft(shown);
  return toIncentiveView(shown, { left, here: pathname + search, wallet }, useTexts());
}
