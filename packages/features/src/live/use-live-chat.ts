import type { CurrentLiveChat, LiveOffer } from '@vx/contract';
import type { ChatState, LiveChatCore } from '@vx/live-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { liveChatAtom } from './live-chat-atom.ts';
import { toRoomPhase, type RoomPhase } from './presenters/room-phase.ts';
import type { RoomActor } from './room-actor.ts';
import { useOffer } from './use-offer.ts';

/** One room: what the guest sees now, and what can be done. */
export function useLiveChat(room: {
  readonly actor: RoomActor;
  readonly offer: LiveOffer;
  readonly current: CurrentLiveChat;
}): RoomPhase {
  const services = useServices();
  const live = useAtomValue(liveChatAtom);
  const { guest } = useStore(services.guest);
  const snapshot = useStore(live);
  const { state } = snapshot;

  // A chat that ran before this page opened is taken over once.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (room.current !== null && state.kind === 'idle') live.refresh();
  }, [live, room, state.kind]);

  const stream = useStreamAddress(state, live);
  const { offer, isCurrent } = useOffer(room, state);
  const { language } = services.config;
  return toRoomPhase({ ...room, offer, isCurrent, guest, language, stream }, snapshot);
}

/**
 * Addresses of streams expire and are handed out anew; the picture keeps the one it plays until that
 * one fails.
 */
function useStreamAddress(
  state: ChatState,
  live: Pick<LiveChatCore, 'refresh'>,
): { readonly url: string | null; readonly renew: () => void } {
  const chat = state.kind === 'running' || state.kind === 'ending' ? state.chat : null;
  const [playing, setPlaying] = useState<{ chatId: string; url: string } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const known = playing?.chatId === chat?.chatId ? playing : null;
  // State that follows another one is set while rendering, so that no frame shows the old address.
  if (chat && (!known || (known.url === failed && chat.url !== failed))) {
    setPlaying({ chatId: chat.chatId, url: chat.url });
  }
  return {
    url: known?.url ?? null,
    renew() {
      setFailed(known?.url ?? null);
      live.refresh();
    },
  };
}
