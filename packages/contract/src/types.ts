import type { Static } from 'typebox';
import type { voucher } from './shapes/benefits.ts';
import type { actorPresence, actorState } from './shapes/actor.ts';
import type { pageGuest, sessionStart } from './shapes/guest.ts';
import type {
  chatLine,
  chatReceipt,
  currentLiveChat,
  liveChat,
  liveOffer,
  livePreview,
} from './shapes/live.ts';
import type { price } from './shapes/money.ts';

/** An amount in minor units with its text and its real-money value. */
export type Price = Static<typeof price>;
/** What a page knows about its guest. */
export type PageGuest = Static<typeof pageGuest>;
/** What login and sign-up answer. */
export type SessionStart = Static<typeof sessionStart>;
/** How an actor can be reached. */
export type ActorState = Static<typeof actorState>;
/** What a broadcast says about an actor. */
export type ActorPresence = Static<typeof actorPresence>;
/** What an actor offers this guest now. */
export type LiveOffer = Static<typeof liveOffer>;
export type LivePreview = Static<typeof livePreview>;
/** A chat that runs. */
export type LiveChat = Static<typeof liveChat>;
/** The running chat with its lines, or `null`. */
export type CurrentLiveChat = Static<typeof currentLiveChat>;
/** One line of a live chat. */
export type ChatLine = Static<typeof chatLine>;
/** What a chat cost. */
export type ChatReceipt = Static<typeof chatReceipt>;
/** Something a guest may have without paying, until a day. ET-voucher */
export type Voucher = Static<typeof voucher>;
