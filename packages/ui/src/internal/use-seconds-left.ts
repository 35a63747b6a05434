import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Seconds of a wait that the guest sees, read from the clock, so that a page that slept is not late.
 * `onEnd` comes once at zero; the wait starts anew when `running` or `from` (seconds) changes.
 */
export const useSecondsLeft = (from: number, running: boolean, onEnd: () => void): number => {
  const [wait, setWait] = useState({ from, running, left: from });
  if (wait.from !== from || wait.running !== running) setWait({ from, running, left: from });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return undefined;
    const deadline = performance.now() + from * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
      setWait((before) => ({ ...before, left }));
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [from, running]);
  return wait.left;
};
