import { useEffect } from 'react';
import { useServices, useStore } from '../app/context.tsx';

/**
 * Tells that a profile was visited, once a visit and only to those who allowed it.
 * [RU-actors-profile-visit] [RE-trackActorProfileVisit]
 */
export function useProfileVisit(actorName: string): void {
  const { rest, consent, logger } = useServices();
  const allowed = useStore(consent).allows('analytics');
  useEffect(() => {
    if (!allowed) return;
    rest
      .call('POST /tracker/trackActorProfileVisit', { body: { actorName } })
      .catch((error: unknown) => logger.debug('tracking.failed', { error: String(error) }));
  }, [rest, logger, allowed, actorName]);
}
