import { createRechargeTap, type RechargeTapSnapshot } from '@vx/money-core';
import { useMemo } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';

const resting: RechargeTapSnapshot = { state: { kind: 'none' }, answer: null, close: null };

/** The tap that an automatic recharge waits for, wherever the guest is. */
export function useRechargeTap(): RechargeTapSnapshot {
  const { rest, socket } = useServices();
  const tap = useMemo(
    () => lazyStore(() => createRechargeTap({ calls: rest, events: socket }), resting),
    [rest, socket],
  );
  return useStore(tap);
}
