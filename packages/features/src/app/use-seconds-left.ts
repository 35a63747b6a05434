import { useEffect, useState } from 'react';
import { useServices } from './context.tsx';

/**
 * Seconds that are left of a wait, 0 before the page lives: without a script nothing would count down.
 * @param wait seconds from the moment in which the wait became known
 * @param key names the wait: another one begins anew
 */
export function useSecondsLeft(wait: number, key: string): number {
  const { clock, scheduler } = useServices();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = clock.now() + wait * 1000;
    let timer: Disposable | null = null;
    const tick = (): void => {
      const seconds = Math.max(0, Math.ceil((end - clock.now()) / 1000));
      setLeft(seconds);
      timer = seconds > 0 ? scheduler.after(1000, tick) : null;
    };
    tick();
    return () => timer?.[Symbol.dispose]();
    // The wait is counted from when it became known; it is told again, smaller, with every load.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [clock, scheduler, key]);
  return left;
}
