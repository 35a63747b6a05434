import { createDrafts } from '@vx/messenger-core';
import { pageAtom } from '../app/page-store.ts';

/** What the guest has typed in channels and not sent. */
export const channelDraftsAtom = pageAtom(
  ({ socket, rest, storage, scheduler, logger, scope, config, isServer }) => {
    const drafts = createDrafts({
      guestId: config.guest.id,
      calls: rest,
      socket,
      line: socket.line,
      storage,
      scheduler,
      logger,
    });
    if (isServer) return drafts;
    // Whoever puts the page away may go on elsewhere.
    const handleHidden = (): void => {
      if (document.visibilityState === 'hidden') void drafts.flush();
    };
    document.addEventListener('visibilitychange', handleHidden);
    scope.defer(() => document.removeEventListener('visibilitychange', handleHidden));
    return drafts;
  },
);
