import type { CurrentLiveChat, LiveOffer, PageGuest, Price } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import type { ChatState, LiveChatCore, LiveChatSnapshot, TranscriptLine } from '@vx/live-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { priceOf } from '../app/price.ts';
import { liveChatAtom } from './live-chat-atom.ts';
import type { RoomActor } from './load-live-room.ts';
import { useOffer } from './use-offer.ts';

/** What the meter shows, ready for a component. */
export interface MeterView {
  readonly balance: Price;
  readonly charged: Price;
  readonly pricePerMinute: Price;
  readonly seconds: number;
  readonly secondsLeft: number;
  /** 0 to 1: how much of the time is left. */
  readonly share: number;
  readonly state: 'running' | 'paused' | 'fiveMinutes' | 'oneMinute' | 'limit';
  readonly warning: 'fiveMinutes' | 'oneMinute' | 'fifteenSeconds' | null;
}

/** What a room shows; each phase has only what it needs. */
export type RoomPhase =
  | { readonly kind: 'closed'; readonly reason: ErrorCode }
  | { readonly kind: 'logIn' }
  | { readonly kind: 'elsewhere'; readonly actorName: string; readonly actorId: string }
  | {
      readonly kind: 'confirm';
      readonly price: Price;
      /** Minutes that vouchers pay for first. */
      readonly freeMinutes: number;
      /** How long the balance lasts, as the server says; `null`: not known now. */
      readonly secondsAffordable: number | null;
      /** The guest's own limit ends the chat before the balance does. */
      readonly isLimited: boolean;
      readonly refusal: ErrorCode | null;
      readonly busy: boolean;
      readonly start: () => void;
      readonly cancel: (() => void) | null;
    }
  | {
      readonly kind: 'chat';
      readonly chatId: string;
      readonly streamUrl: string;
      readonly meter: MeterView;
      readonly lines: readonly TranscriptLine[];
      readonly typing: boolean;
      readonly online: boolean;
      readonly startedAt: string;
      readonly ending: boolean;
      readonly write: ((text: string) => void) | null;
      readonly resend: ((clientId: string) => void) | null;
      readonly end: (() => void) | null;
      /** The stream failed: asks for a new address of it. */
      readonly renewStream: () => void;
    }
  | {
      readonly kind: 'ended';
      readonly receipt: Extract<ChatState, { kind: 'ended' }>['receipt'];
      readonly lines: readonly TranscriptLine[];
      readonly again: () => void;
    };

/** One room: what the guest sees now, and what can be done. */
export function useLiveChat(room: {
  readonly actor: RoomActor;
  readonly offer: LiveOffer;
  readonly current: CurrentLiveChat;
}): RoomPhase {
  const services = useServices();
  const { config } = services;
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
  return phaseOf({ ...room, offer, isCurrent }, snapshot, guest, config.language, stream);
}

interface Stream {
  readonly url: string | null;
  readonly renew: () => void;
}

function phaseOf(
  room: {
    readonly actor: RoomActor;
    readonly offer: LiveOffer;
    /** Whether the offer says what is so for the balance of now. */
    readonly isCurrent: boolean;
    readonly current: CurrentLiveChat;
  },
  { state, actions }: LiveChatSnapshot,
  guest: PageGuest,
  language: PageGuest['language'],
  stream: Stream,
): RoomPhase {
  if (state.kind === 'running' || state.kind === 'ending') {
    if (state.chat.actorId !== room.actor.id) {
      return { kind: 'elsewhere', actorName: '', actorId: state.chat.actorId };
    }
    return {
      kind: 'chat',
      chatId: state.chat.chatId,
      streamUrl: stream.url ?? state.chat.url,
      renewStream: stream.renew,
      meter: meterView(state, language),
      lines: state.lines,
      typing: state.actorTyping,
      online: state.online,
      startedAt: state.chat.startedAt,
      ending: state.kind === 'ending',
      write: actions.write,
      resend: actions.resend,
      end: actions.end,
    };
  }
  if (state.kind === 'ended' && state.receipt.actorId === room.actor.id) {
    const again = (): void => actions.dismiss?.();
    return { kind: 'ended', receipt: state.receipt, lines: state.lines, again };
  }
  const { current, offer } = room;
  if (current && current.actorId !== room.actor.id) {
    return { kind: 'elsewhere', actorName: current.actorName, actorId: current.actorId };
  }
  const offered = offer.kinds.find(({ kind }) => kind === 'livechat');
  if (offer.isBannedCountryCode) return { kind: 'closed', reason: 'BANNED_COUNTRY' };
  if (!guest.loggedIn) return { kind: 'logIn' };
  if (!offer.isActorOnline) return { kind: 'closed', reason: 'ACTOR_OFFLINE' };
  if (!offered) return { kind: 'closed', reason: 'ACTOR_BUSY' };
  const refused = state.kind === 'refused' ? state : null;
  const stands = refused?.offered ?? {
    price: offered.price.value,
    freeMinutes: offer.voucherChatMinutes,
  };
  const { freeMinutes } = stands;
  const price =
    stands.price === offered.price.value
      ? offered.price
      : priceOf(stands.price, offered.price.currency, language);
  return {
    kind: 'confirm',
    price,
    freeMinutes,
    secondsAffordable: room.isCurrent ? offered.secondsAffordable : null,
    isLimited: offered.limitedBy !== null,
    refusal: refused?.code ?? (room.isCurrent ? offered.refusal : null),
    busy: state.kind === 'starting' || state.kind === 'retrying',
    start: () =>
      actions.start?.({
        actorId: room.actor.id,
        kind: 'livechat',
        expectedPrice: price.value,
        freeMinutes,
      }),
    cancel: actions.cancel,
  };
}

function meterView(
  { chat, meter, online }: Extract<ChatState, { kind: 'running' | 'ending' }>,
  language: Parameters<typeof priceOf>[2],
): MeterView {
  const { currency } = chat.price;
  const whole = meter.secondsLeft + meter.seconds;
  const { warning } = meter;
  const urgent = warning === 'fifteenSeconds' ? 'oneMinute' : warning;
  return {
    balance: priceOf(meter.balance, currency, language),
    charged: priceOf(meter.charged, currency, language),
    pricePerMinute: chat.price,
    seconds: meter.seconds,
    secondsLeft: meter.secondsLeft,
    share: whole === 0 ? 0 : meter.secondsLeft / whole,
    state: !online ? 'paused' : (urgent ?? 'running'),
    warning,
  };
}

/**
 * Addresses of streams expire and are handed out anew; the picture keeps the one it plays until that
 * one fails.
 */
function useStreamAddress(state: ChatState, live: Pick<LiveChatCore, 'refresh'>): Stream {
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
