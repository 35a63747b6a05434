import type { BuiltChatType } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import type { ChatLine, ChatReceipt, LiveChat } from '@vx/contract';
import type { MeterWarning } from '../rules/index.ts';

/** What the guest confirmed: who, how, and at which price. */
export interface ChatRequest {
  readonly actorId: string;
  readonly kind: BuiltChatType;
  /** Minor units per minute, as shown. Another price on the server charges nothing. */
  readonly expectedPrice: number;
  /** Free minutes of vouchers, as shown. With fewer the server begins nothing. */
  readonly freeMinutes: number;
  /** Number of this start among all starts of the page; the server refuses an older one. */
  readonly sequence: number;
  /** Idempotency key of the start, the same for every attempt. */
  readonly intentId: string;
}

/** What the server reads off the meter, in absolute figures; a lost frame does no harm. */
export interface MeterReading {
  /** Minor units charged so far. */
  readonly charged: number;
  /** Whole seconds since the start. */
  readonly seconds: number;
  /** Whole seconds that the balance still lasts. */
  readonly secondsLeft: number;
  /** Minor units of the wallet that are left. */
  readonly balance: number;
  readonly warning: MeterWarning | null;
  /** The stream or the line is weak: the server does not charge meanwhile. */
  readonly stale: boolean;
}

/** What stands now, where the server begins no chat because something else was shown. */
export interface CurrentOffer {
  /** Minor units per minute. */
  readonly price: number;
  readonly freeMinutes: number;
}

/** A line of the transcript. `delivery` is for the guest's own lines. */
export type TranscriptLine = ChatLine & {
  readonly delivery: 'sending' | 'sent' | 'failed';
};

export interface RunningChat {
  readonly chat: LiveChat;
  readonly meter: MeterReading;
  readonly lines: readonly TranscriptLine[];
  readonly actorTyping: boolean;
  /** No picture has been shown yet: the meter stands still. */
  readonly awaitsPicture: boolean;
  readonly online: boolean;
}

/** Where a chat stands, by its transition table: from `idle` over the start and the running meter to its receipt. */
export type ChatState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'starting';
      readonly request: ChatRequest;
      readonly attempt: number;
      /** The end of a chat with this performer, which may have overtaken the answer of its start. */
      readonly ended?: ChatReceipt;
    }
  /** Given up while it was on its way: what became of it is not known yet. */
  | {
      readonly kind: 'cancelling';
      readonly request: ChatRequest;
      /** No answer of it will come any more: only the server knows. */
      readonly failed: boolean;
      readonly ended?: ChatReceipt;
    }
  | {
      readonly kind: 'retrying';
      readonly request: ChatRequest;
      readonly attempt: number;
      readonly code: ErrorCode;
    }
  | {
      readonly kind: 'refused';
      readonly request: ChatRequest;
      readonly code: ErrorCode;
      readonly offered: CurrentOffer | null;
    }
  | ({ readonly kind: 'running' } & RunningChat)
  | ({ readonly kind: 'ending' } & RunningChat)
  | {
      readonly kind: 'ended';
      readonly receipt: ChatReceipt;
      readonly lines: readonly TranscriptLine[];
    };

export type ChatEvent =
  | { readonly type: 'startRequested'; readonly request: ChatRequest }
  | { readonly type: 'startAnswered'; readonly sequence: number; readonly chat: LiveChat }
  | {
      readonly type: 'startFailed';
      readonly sequence: number;
      readonly code: ErrorCode;
      readonly offered: CurrentOffer | null;
    }
  | { readonly type: 'retryDue'; readonly sequence: number }
  | { readonly type: 'startCancelled' }
  | { readonly type: 'found'; readonly chat: LiveChat; readonly lines: readonly ChatLine[] }
  | { readonly type: 'noneFound' }
  | { readonly type: 'metered'; readonly chatId: string; readonly meter: MeterReading }
  | { readonly type: 'lineArrived'; readonly line: ChatLine }
  | {
      readonly type: 'lineWritten';
      readonly clientId: string;
      readonly text: string;
      readonly at: string;
    }
  | { readonly type: 'lineRefused'; readonly clientId: string }
  | { readonly type: 'lineRetried'; readonly clientId: string }
  | { readonly type: 'typingChanged'; readonly chatId: string; readonly typing: boolean }
  | { readonly type: 'pictureShown' }
  | { readonly type: 'connectionLost' }
  | { readonly type: 'connectionRestored' }
  | { readonly type: 'endRequested' }
  | { readonly type: 'endFailed' }
  | { readonly type: 'chatEnded'; readonly receipt: ChatReceipt }
  | { readonly type: 'dismissed' };

export type ChatEffect =
  | { readonly type: 'start'; readonly request: ChatRequest; readonly attempt: number }
  | { readonly type: 'scheduleRetry'; readonly sequence: number; readonly afterMs: number }
  | { readonly type: 'cancelRetry' }
  | { readonly type: 'reportPicture'; readonly chatId: string }
  | { readonly type: 'end'; readonly chatId: string }
  | {
      readonly type: 'send';
      readonly chatId: string;
      readonly clientId: string;
      readonly text: string;
    }
  | { readonly type: 'findCurrent' }
  /** The server bills a chat that is not on screen. */
  | { readonly type: 'findUnseen' };
