import { Type, type Static } from 'typebox';
import { chatTypes } from '../enums/livechat.ts';
import { senderTypes } from '../enums/messenger.ts';
import { sentGift } from './gifts.ts';
import { price } from './money.ts';
import {
  answer,
  count,
  flag,
  id,
  list,
  minorUnits,
  nullable,
  oneOf,
  optional,
  seconds,
  text,
  time,
  url,
} from './primitives.ts';

/** A guest's own rules about spending: limits by period, and pauses. */
export const spendingRules = ['day', 'week', 'month', 'coolOff', 'exclusion'] as const;

/** Minor units per minute (chat kinds) or per message; `null`: not offered. */
const listPrice = nullable(minorUnits);

/** What of a guest's money may be in the way of a start. */
export const liveMoneyRefusals = ['BALANCE_TOO_LOW', 'LIMIT_REACHED', 'SPENDING_PAUSED'] as const;

/** Promotions whose coins may open a room. [EN-defaultPromoCodes] */
export const livePromotions = ['welcome', 'trial'] as const;

/** ET-chatButtonConfig and what the offer adds. */
export const liveOffer = answer({
  buttonText: text(80),
  buttonSubline: text(160),
  isActorOnline: flag,
  /** Minutes that the guest's vouchers pay for, before money does. */
  voucherChatMinutes: count,
  freeChat: flag,
  isBannedCountryCode: flag,
  isOnlineMobileVideocall: flag,
  isCurrentlyTicketShow: flag,
  isLivePreviewEnabled: flag,
  isVoicecallActive: flag,
  isVoyeurChatAvailable: flag,
  isVoyeurMode: flag,
  guestHasTicket: flag,
  multiChatPrice: listPrice,
  singleC2CChatPrice: listPrice,
  prices: answer({
    freeMessages: count,
    message: listPrice,
    single: listPrice,
    singlec2c: listPrice,
    video: listPrice,
    voucherChatMinutes: count,
    voyeur: listPrice,
  }),
  /** How long a preview runs for this guest. [RU-livechat-preview-limit] */
  previewSeconds: count,
  /**
   * Free coins that open the room for a caller who has too little; `null`: none are due. A visitor gets them with
   * the account. [SC-chatTrial] [SC-welcomeBonusTile]
   */
  freeCoins: nullable(
    answer({
      promotion: oneOf(livePromotions),
      amount: price,
      /** Whole seconds of a private chat that they pay for. */
      seconds: count,
    }),
  ),
  kinds: list(
    answer({
      kind: oneOf(chatTypes),
      /** Per minute. */
      price,
      /** Whole seconds that the balance lasts within the guest's own limits; `null` when logged out. */
      secondsAffordable: nullable(count),
      /** The guest's own rule that ends a chat before the balance does; `null`: the balance does. */
      limitedBy: nullable(oneOf(spendingRules)),
      /** Why a start would be refused because of money now; `null`: it would not, or nobody is logged in. */
      refusal: nullable(oneOf(liveMoneyRefusals)),
    }),
    10,
  ),
});
/** What an actor offers this guest now. */
export type LiveOffer = Static<typeof liveOffer>;

export const liveChatStates = ['starting', 'running', 'ended'] as const;

export const chatLine = answer({
  chatId: id,
  messageId: id,
  /** Set when the guest wrote it, so that an optimistic line finds its own. */
  clientId: nullable(text(64)),
  senderType: oneOf(senderTypes),
  /** Empty where gifts say it all. */
  text: text(2000),
  gifts: optional(list(sentGift, 50)),
  /** What the guest paid for the gifts; missing where they cost nothing. */
  price: optional(price),
  at: time,
});
/** One line of a live chat. */
export type ChatLine = Static<typeof chatLine>;

const liveChatMembers = {
  chatId: id,
  actorId: id,
  kind: oneOf(chatTypes),
  /** HLS playlist behind a grant of this chat. */
  url,
  /** Per minute. */
  price,
  startedAt: time,
  state: oneOf(liveChatStates),
  /** What vouchers pay for: the first so many seconds cost nothing. */
  freeSeconds: seconds,
  /** Minor units charged so far. */
  charged: minorUnits,
  /** Whole seconds that vouchers and the balance still last. */
  secondsLeft: count,
  balance: price,
  /** No picture has been shown yet: the meter stands still. */
  awaitsPicture: flag,
};

export const liveChat = answer(liveChatMembers);
/** A chat that runs. */
export type LiveChat = Static<typeof liveChat>;

export const currentLiveChat = nullable(
  answer({ ...liveChatMembers, actorName: text(60), messages: list(chatLine, 500) }),
);
/** The running chat with its lines, or `null`. */
export type CurrentLiveChat = Static<typeof currentLiveChat>;

export const livePreview = answer({
  previewId: id,
  url,
  /** How long it runs, counted from its first picture. */
  seconds: count,
  /** How long the first picture may take; later the stream is closed before the preview is over. */
  loadSeconds: count,
  /** When the stream stops answering: both together. */
  endsAt: time,
});

/** A preview that may be played: its stream, for how long, and when it ends. */
export type LivePreview = Static<typeof livePreview>;

export const chatReceipt = answer({
  chatId: id,
  actorId: id,
  actorName: text(60),
  kind: oneOf(chatTypes),
  /** See `liveChatExitCodes`. */
  exitCode: Type.Integer(),
  /** The guest's own rule that ended it, if one did. */
  endedBy: nullable(oneOf(spendingRules)),
  startedAt: time,
  endedAt: time,
  seconds,
  /** How many of the seconds vouchers paid for. */
  freeSeconds: seconds,
  /** All of it. */
  price,
  /** What of it the performer gets; missing in receipts from before performers had accounts. [beyond 26] */
  performerPart: optional(price),
  pricePerMinute: price,
  /** What was paid for gifts in it, on top of its price; missing where nothing was. */
  gifts: optional(price),
  balance: price,
});
/** What a chat cost. */
export type ChatReceipt = Static<typeof chatReceipt>;
