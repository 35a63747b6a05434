import { createServices, useStore } from '@vx/react';
import type { Studio, StudioSessionState } from '@vx/studio-core';

/** The stores of this page. */
export const { ServicesProvider: StudioProvider, useServices: useStudio } =
  createServices<Studio>();

/** Who is logged in; the pages behind the log-in stand on it. */
export function useLoggedIn(): Extract<StudioSessionState, { readonly kind: 'loggedIn' }> {
  const session = useStore(useStudio().session);
  if (session.kind !== 'loggedIn') throw new Error('Only who is logged in sees this page.');
  return session;
}

/** Whether this window speaks for the performer, and the connection is there. */
export function useMayAct(): boolean {
  return useStore(useStudio().chair).kind === 'held';
}
