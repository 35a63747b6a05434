import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds of a wait that the guest sees. `onEnd` comes once at zero; it starts anew when `running` or `from` changes. */
export const useSecondsLeft = (from: number, running: boolean, onEnd: () => void): number => {
  const [wait, setWait] = useState({ from, running, left: from });
  if (wait.from !== from || wait.running !== running) setWait({ from, running, left: from });
  const end = useEffectEvent(onEnd);
  const { left } = wait;
  useEffect(() => {
    if (!running) return undefined;
    if (left <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setWait((before) => ({ ...before, left: left - 1 })), 1000);
    return () => clearTimeout(timer);
  }, [left, running]);
  return Math.max(0, left);
};
