import type { LiveOffer } from '@vx/contract';
import type { ChatState } from '@vx/live-core';
import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';
import type { RoomActor } from './load-live-room.ts';

/**
 * The offer of a room before its chat, asked for anew when the balance changes and when a start was refused:
 * what a balance lasts for and whether it is enough only the server says, which knows the guest's limits.
 */
export function useOffer(
  { actor, offer }: { readonly actor: RoomActor; readonly offer: LiveOffer },
  state: ChatState,
  balance: number | null,
): { readonly offer: LiveOffer; readonly isCurrent: boolean } {
  const { rest, logger } = useServices();
  const isBefore = state.kind === 'idle' || state.kind === 'refused';
  const refusal = state.kind === 'refused' ? state.code : '';
  const moment = `${balance} ${refusal}`;
  const [known, setKnown] = useState({ loaded: offer, offer, moment });
  // Another room, or the same loaded anew.
  if (known.loaded !== offer) setKnown({ loaded: offer, offer, moment });
  const isCurrent = known.moment === moment;
  useEffect(() => {
    if (isCurrent || !isBefore) return;
    let isOver = false;
    rest
      .call('GET /live/{actorId}/offer', { params: { actorId: actor.id }, fresh: true })
      .then((fresh) => {
        if (!isOver) setKnown((before) => ({ ...before, offer: fresh, moment }));
      })
      // Without an answer nothing is claimed; a start asks the server itself.
      .catch((error: unknown) => logger.warn('live.offer', { error: String(error) }));
    return () => {
      isOver = true;
    };
  }, [actor.id, isBefore, isCurrent, logger, moment, rest]);
  return { offer: known.offer, isCurrent };
}
