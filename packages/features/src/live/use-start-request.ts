import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../app/context.tsx';
import { rememberStart, takeStart } from './start-request.ts';

/** Keeps that a visitor wants to start here; for the press that makes the account. */
export function useRememberStart(actorId: string): () => void {
  const services = useServices();
  return () => rememberStart(services, actorId);
}

/**
 * Goes on with what a visitor pressed before the account was made.
 * @param start what costs the guest nothing; `null` until it can be done
 */
export function useStartRequest(actorId: string, start: (() => void) | null): void {
  const services = useServices();
  const goOn = useEffectEvent(() => {
    if (start && takeStart(services, actorId)) start();
  });
  const isReady = start !== null;
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);
}
