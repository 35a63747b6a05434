/** Lines of a channel: what a guest and a performer say to each other, and what is noted between them. */

import type { ChatReceipt } from '@vx/contract';
import type { BuiltChatType, MessageType, WalletCurrency } from '@vx/contract/enums';
import type { GiftPart } from './gifts.ts';

/** What a line says, by its kind; a kind that nobody writes yet says nothing. */
export interface LineBodies extends Record<LineKind, object> {
  readonly text: { readonly text: string };
  /** What was given, and what was said to it, if anything; what was paid for it is the price of the line. */
  readonly gift: { readonly gifts: readonly GiftPart[]; readonly text?: string };
  /** A chat begins: the lines from here to its `chat_end` are its span. */
  readonly chat_start: {
    readonly kind: BuiltChatType;
    /** Minor units of `currency`. */
    readonly pricePerMinute: number;
    readonly currency: WalletCurrency;
    /** Seconds at the beginning that vouchers pay for. */
    readonly freeSeconds: number;
  };
  readonly chat_end: {
    readonly exitCode: number;
    /** The guest's own rule about spending that ended it. */
    readonly endedBy: ChatReceipt['endedBy'];
    readonly seconds: number;
    /** How many of the seconds vouchers paid for. */
    readonly freeSeconds: number;
    /** Minor units of `currency`, all of the chat. */
    readonly charged: number;
    readonly currency: WalletCurrency;
  };
  /** A chat was charged; how much is the price of the line. */
  readonly charge_success: { readonly currency: WalletCurrency };
  /** The next second could not be charged: by the guest's own rule, or because the money is spent (`null`). */
  readonly charge_failure: {
    readonly endedBy: ChatReceipt['endedBy'];
    readonly currency: WalletCurrency;
  };
}

/** What may stand in a channel. */
export type LineKind = Extract<
  MessageType,
  | 'text'
  | 'image'
  | 'gift'
  | 'system'
  | 'chat_start'
  | 'chat_end'
  | 'charge_success'
  | 'charge_failure'
  | 'voyeur_info'
>;
