import { priceOf } from '@vx/currency';
import type { CurrentLiveChat, LiveOffer, PageConfig, PageGuest, Price } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import type { ChatState, LiveChatSnapshot, TranscriptLine } from '@vx/live-core';
import type { RoomActor } from '../room-actor.ts';
import { toMeterView, type MeterView } from './meter.ts';

/** What a room shows; each phase has only what it needs. */
export type RoomPhase =
  | { readonly kind: 'closed'; readonly reason: ErrorCode }
  | {
      readonly kind: 'logIn';
      /** `null`: the performer cannot be met now. */
      readonly price: Price | null;
      readonly freeCoins: LiveOffer['freeCoins'];
    }
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
      /** Coins that the guest may have now and that open the room. */
      readonly freeCoins: LiveOffer['freeCoins'];
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
      /** No picture has been shown yet, and nothing is charged. */
      readonly awaitsPicture: boolean;
      readonly startedAt: string;
      readonly ending: boolean;
      readonly write: ((text: string) => void) | null;
      readonly resend: ((clientId: string) => void) | null;
      readonly end: (() => void) | null;
      /** To be called with the first picture: from then on the chat is billed. */
      readonly reportPicture: (() => void) | null;
      /** The stream failed: asks for a new address of it. */
      readonly renewStream: () => void;
    }
  | {
      readonly kind: 'ended';
      readonly receipt: Extract<ChatState, { kind: 'ended' }>['receipt'];
      readonly lines: readonly TranscriptLine[];
      readonly again: () => void;
    };

/** What is known of a room, and of the picture in it. */
interface RoomFacts {
  readonly actor: RoomActor;
  readonly offer: LiveOffer;
  /** Whether the offer says what is so for the balance of now. */
  readonly isCurrent: boolean;
  readonly current: CurrentLiveChat;
  readonly guest: Pick<PageGuest, 'loggedIn'>;
  readonly language: PageConfig['language'];
  /** The address that plays, and how another one is asked for. */
  readonly stream: { readonly url: string | null; readonly renew: () => void };
}

/** One room: what the guest sees now, and what can be done. */
export function toRoomPhase(room: RoomFacts, { state, actions }: LiveChatSnapshot): RoomPhase {
  const { actor, current, language, stream } = room;
  if (state.kind === 'running' || state.kind === 'ending') {
    if (state.chat.actorId !== actor.id) {
      return { kind: 'elsewhere', actorName: '', actorId: state.chat.actorId };
    }
    return {
      kind: 'chat',
      chatId: state.chat.chatId,
      streamUrl: stream.url ?? state.chat.url,
      renewStream: stream.renew,
      meter: toMeterView(state, language),
      lines: state.lines,
      typing: state.actorTyping,
      online: state.online,
      awaitsPicture: state.awaitsPicture,
      startedAt: state.chat.startedAt,
      ending: state.kind === 'ending',
      write: actions.write,
      resend: actions.resend,
      end: actions.end,
      reportPicture: actions.reportPicture,
    };
  }
  if (state.kind === 'ended' && state.receipt.actorId === actor.id) {
    const again = (): void => actions.dismiss?.();
    return { kind: 'ended', receipt: state.receipt, lines: state.lines, again };
  }
  if (current && current.actorId !== actor.id) {
    return { kind: 'elsewhere', actorName: current.actorName, actorId: current.actorId };
  }
  return doorOf(room, { state, actions });
}

/** What the guest meets before a chat: a reason why there is none, or the one question. */
function doorOf(
  { actor, offer, isCurrent, guest, language }: RoomFacts,
  { state, actions }: LiveChatSnapshot,
): Extract<RoomPhase, { kind: 'closed' | 'logIn' | 'confirm' }> {
  const offered = offer.kinds.find(({ kind }) => kind === 'livechat');
  if (offer.isBannedCountryCode) return { kind: 'closed', reason: 'BANNED_COUNTRY' };
  if (!guest.loggedIn)
    return { kind: 'logIn', price: offered?.price ?? null, freeCoins: offer.freeCoins };
  if (!offer.isActorOnline) return { kind: 'closed', reason: 'ACTOR_OFFLINE' };
  if (!offered) return { kind: 'closed', reason: 'ACTOR_BUSY' };
  const refused = state.kind === 'refused' ? state : null;
  const { price: value, freeMinutes } = refused?.offered ?? {
    price: offered.price.value,
    freeMinutes: offer.voucherChatMinutes,
  };
  const price =
    value === offered.price.value
      ? offered.price
      : priceOf(value, offered.price.currency, language);
  return {
    kind: 'confirm',
    price,
    freeMinutes,
    secondsAffordable: isCurrent ? offered.secondsAffordable : null,
    isLimited: offered.limitedBy !== null,
    refusal: refused?.code ?? (isCurrent ? offered.refusal : null),
    freeCoins: isCurrent ? offer.freeCoins : null,
    busy: state.kind === 'starting' || state.kind === 'retrying',
    start: () =>
      actions.start?.({
        actorId: actor.id,
        kind: 'livechat',
        expectedPrice: price.value,
        freeMinutes,
      }),
    cancel: actions.cancel,
  };
}
