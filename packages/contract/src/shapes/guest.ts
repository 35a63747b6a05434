import type { Static } from 'typebox';
import { avsStates } from '../enums/avs.ts';
import { rechargePauses } from '../enums/notifications.ts';
import { languages } from '../enums/routing.ts';
import { price } from './money.ts';
import {
  answer,
  count,
  flag,
  id,
  minorUnits,
  nullable,
  oneOf,
  optional,
  text,
  time,
  url,
} from './primitives.ts';

/** What status bars tell besides the flags of the guest. [SC-statusBar] */
const statusFacts = answer({
  /** The e-mail address was confirmed within a day. */
  mailVerified: flag,
  /** The age check was passed within a day. */
  avsAccepted: flag,
  recharge: nullable(oneOf(rechargePauses)),
  /** The guest has signed up within a day. [SC-onboarding] */
  newcomer: flag,
  /** The guest is here again within a day, after a month or more. */
  welcomeBack: flag,
});

/**
 * What a page knows about its guest; nulls and false when logged out. ET-guest, but for what belongs to
 * systems that are not built: their fields come with them.
 */
export const pageGuest = answer({
  loggedIn: flag,
  id: nullable(id),
  name: nullable(text(30)),
  email: nullable(text(254)),
  emailVerified: flag,
  /** Address of the guest's picture. */
  picture: optional(nullable(url)),
  isVip: flag,
  isVXSelect: flag,
  tvSubscriber: flag,
  tvSubscriberFormer: flag,
  isPayingCustomer: flag,
  locked: flag,
  restricted: flag,
  /** How far; `null` unless restricted. */
  restrictionLevel: nullable(text(40)),
  isForcePayment: flag,
  isBlockedForComments: flag,
  /** The guest is proven to be an adult. */
  hasAvs: flag,
  /** How the latest check stands; a guest may be proven while another check runs. [EN-avsStates] */
  avsStatus: oneOf(avsStates),
  /** Why it was rejected: one of `avsRejectReasons`, for which pages have a text. [ER-avsRejected] */
  avsRejectMessage: nullable(text(500)),
  showDataProtection: flag,
  signupOrigin: nullable(text(200)),
  wallet: nullable(price),
  /** Integer in minor units of the wallet's currency. */
  balance: nullable(minorUnits),
  balanceFormatted: nullable(text(40)),
  language: oneOf(languages),
  /** Missing when logged out. */
  statusFacts: optional(statusFacts),
});
/** What a page knows about its guest. */
export type PageGuest = Static<typeof pageGuest>;

export const sessionStart = answer({
  guest: pageGuest,
  /** Authenticates REST, query service and socket. Never stored by a page. */
  bearer: text(200),
  /** Authenticates the feed service. */
  feedToken: optional(text(200)),
  /** Public tag of the session; authenticates nothing. */
  accessToken: text(100),
  /** Seconds until the session ends without a sign of life. */
  expiresIn: count,
  /** When the account is deleted unless the guest thinks again; `null` for all others. */
  deletionDueAt: optional(nullable(time)),
});
/** What login and sign-up answer. */
export type SessionStart = Static<typeof sessionStart>;
