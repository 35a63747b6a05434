import type { LiveOffer } from '@vx/contract';
import type { ChatState } from '@vx/live-core';
import { useChatOffer, type KnownOffer } from '../app/use-chat-offer.ts';
import type { RoomActor } from './room-actor.ts';

/** The offer of a room before its chat, asked for anew when a start was refused, too. */
export function useOffer(
  { actor, offer }: { readonly actor: RoomActor; readonly offer: LiveOffer },
  state: ChatState,
): KnownOffer<LiveOffer> {
  const isWanted = state.kind === 'idle' || state.kind === 'refused';
  const refusal = state.kind === 'refused' ? state.code : '';
  return useChatOffer(actor.id, offer, { isWanted, refusal });
}
