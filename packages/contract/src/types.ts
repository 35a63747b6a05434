// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

export type { ActorState, ActorPresence } from './shapes/actor.ts';
export type { Voucher } from './shapes/benefits.ts';
export type { SentGift } from './shapes/gifts.ts';
export type { PageGuest, SessionStart } from './shapes/guest.ts';
export type {
  LiveOffer,
  ChatLine,
  LiveChat,
  CurrentLiveChat,
  LivePreview,
  ChatReceipt,
} from './shapes/live.ts';
export type { Price } from './shapes/money.ts';
