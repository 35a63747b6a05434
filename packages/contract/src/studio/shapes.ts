import { Type, type Static } from 'typebox';
import { builtChatTypes } from '../enums/livechat.ts';
import { languages } from '../enums/routing.ts';
import { chargeKinds } from '../enums/money.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  count,
  flag,
  id,
  list,
  nullable,
  oneOf,
  optional,
  text,
  time,
  url,
} from '../shapes/primitives.ts';

/** What guests see of a performer who is not in a paid chat. */
export const studioPresences = ['online', 'away'] as const;
/** What guests see of a performer who is not in a paid chat. */
export type StudioPresence = (typeof studioPresences)[number];

/** Who is logged in. */
export const studioPerformer = answer({
  performerId: id,
  /** Of the profile that guests see. */
  actorId: id,
  name: text(60),
  language: oneOf(languages),
  /** The portrait of the profile. */
  picture: url,
  presence: oneOf(studioPresences),
  /** In a paid chat. */
  busy: flag,
});
/** Who is logged in to the studio. */
export type StudioPerformer = Static<typeof studioPerformer>;

export const studioStart = answer({
  performer: studioPerformer,
  /** For clients that are no browsers; a browser has the cookie. */
  bearer: text(400),
  /** Public tag of the session; authenticates nothing. */
  accessToken: text(100),
  /** Seconds. */
  expiresIn: count,
});
/** What a log-in answers. */
export type StudioStart = Static<typeof studioStart>;

/** Who speaks for a performer now: one window of the studio, or a script of the demo world. */
export const studioChair = answer({
  /** This session holds it. */
  isHeld: flag,
  /** When it falls free unless it is renewed. */
  until: nullable(time),
});
/** Who speaks for a performer now. */
export type StudioChair = Static<typeof studioChair>;

/** Gifts of one kind that a guest gave. */
export const studioGift = answer({
  giftId: id,
  /** In the performer's language. */
  name: text(60),
  imageUrl: url,
  quantity: count,
});
/** Gifts of one kind that a guest gave. */
export type StudioGift = Static<typeof studioGift>;

/** How guests rated their chats with a performer in the last ninety days; nobody is named. */
export const studioRatings = answer({
  count,
  /** How many gave one star, two, and so on up to five. */
  stars: Type.Array(count, { minItems: 5, maxItems: 5 }),
});
/** How guests rated their chats with a performer in the last ninety days; nobody is named. */
export type StudioRatings = Static<typeof studioRatings>;

/** A line of a chat as its performer reads it. */
export const studioLine = answer({
  chatId: id,
  lineId: id,
  /** Of the performer's own lines: the key that they were sent with. */
  clientId: nullable(text(64)),
  from: oneOf(['guest', 'performer', 'system']),
  /** Empty where gifts say it all. */
  text: text(2_000),
  gifts: list(studioGift, 50),
  at: time,
  /** The performer's part of the gifts, in the currency of the guest's wallet. [beyond 26] */
  earned: optional(price),
});
/** A line of a chat as its performer reads it. */
export type StudioLine = Static<typeof studioLine>;

/** A guest in the room. */
export const studioGuest = answer({
  chatId: id,
  /** The name that the guest goes by. */
  name: text(60),
  language: oneOf(languages),
  kind: oneOf(builtChatTypes),
  startedAt: time,
  /** Whole seconds that are billed so far. */
  seconds: count,
  /** What the guest pays a minute. */
  pricePerMinute: price,
  /** What the guest has paid so far. */
  paid: price,
  /** The performer's part of it, gifts of the house included once the chat is over. */
  earned: price,
});
/** A guest in the room. Amounts are in the currency of the guest’s wallet. */
export type StudioGuest = Static<typeof studioGuest>;

/** What the performer runs now. */
export const studioRoom = answer({
  sessionId: id,
  kind: oneOf(['private', 'free', 'call', 'show']),
  startedAt: time,
  guests: list(studioGuest),
  /** The latest lines of the guests' chats, oldest first. */
  lines: list(studioLine, 200),
});
/** What a performer runs now, with its guests and their latest lines. */
export type StudioRoom = Static<typeof studioRoom>;

/** Which channels a performer lists. */
export const studioChannelFilters = ['newest', 'unread', 'blocked'] as const;

/** A guest with whom a performer writes. */
export const studioChannel = answer({
  channelId: id,
  /** The name that the guest goes by. */
  name: text(60),
  language: oneOf(languages),
  /** Messages of the guest that the performer has not seen. */
  unreadCount: count,
  /** The first words of the last message, of either side. */
  subject: text(200),
  lastMessageId: nullable(id),
  lastMessageAt: nullable(time),
  /** The performer has blocked the guest: nothing is written. What the guest has blocked, performers are not told. */
  blocked: flag,
});
/** A guest with whom a performer writes. */
export type StudioChannel = Static<typeof studioChannel>;

/** A message as its performer reads it. */
export const studioMessage = answer({
  channelId: id,
  /** Rises with time. */
  messageId: id,
  /** Of the performer's own messages: the key that they were sent with. */
  clientId: nullable(text(64)),
  from: oneOf(['guest', 'performer', 'system']),
  /** Empty where gifts say it all. */
  text: text(2_000),
  gifts: list(studioGift, 50),
  at: time,
  /** What the guest paid for it, in the currency of the guest's wallet. */
  paid: price,
  /** The performer's part of it, or what the house gave for a voucher. [beyond 26] */
  earned: price,
  /** Of the performer's own messages: the guest has seen it, and both show it. */
  seen: optional(flag),
});
/** A message as its performer reads it. */
export type StudioMessage = Static<typeof studioMessage>;

/** Why something was earned: the kind of the charge. */
export const studioEarningKind = oneOf(chargeKinds);

/** What came in on a day, Europe/Berlin. */
export const studioDay = answer({
  /** `2026-11-28` */
  day: text(10, 10),
  /** Euros, at the rate of prices. */
  earned: price,
  kinds: list(answer({ kind: studioEarningKind, earned: price, count })),
});
/** What came in on a day (Europe/Berlin), in euros. */
export type StudioDay = Static<typeof studioDay>;

export const studioEarnings = answer({
  from: text(10, 10),
  to: text(10, 10),
  earned: price,
  /** Newest first; days without earnings are missing. */
  days: list(studioDay, 400),
});
/** What came in on each of some days, in euros. */
export type StudioEarnings = Static<typeof studioEarnings>;

/** One thing that guests paid for, or got back. */
export const studioStatementLine = answer({
  lineId: id,
  kind: studioEarningKind,
  /** `refund`: the guest got it back, and the performer's part with it. `gift`: the house paid for the guest. */
  type: oneOf(['charge', 'refund', 'gift']),
  /** What it was, as the ledger names it: the chat, the video. */
  reference: text(80),
  at: time,
  /** What the guest paid; negative for a refund, what the guest would have paid for a gift. */
  paid: price,
  /** The performer's part, in the currency of the guest's wallet. */
  earned: price,
});
/** One thing that guests paid for, or got back, in the currency of their wallets. */
export type StudioStatementLine = Static<typeof studioStatementLine>;
