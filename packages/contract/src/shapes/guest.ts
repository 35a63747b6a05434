import { languages } from '../enums/routing.ts';
import { price } from './money.ts';
import { answer, count, flag, id, minorUnits, nullable, oneOf, text } from './primitives.ts';

/** What a page knows about its guest; nulls and false when logged out. Part of ET-guest. */
export const pageGuest = answer({
  loggedIn: flag,
  id: nullable(id),
  name: nullable(text(30)),
  email: nullable(text(254)),
  emailVerified: flag,
  isVip: flag,
  isPayingCustomer: flag,
  locked: flag,
  hasAvs: flag,
  wallet: nullable(price),
  /** Integer in minor units of the wallet's currency. */
  balance: nullable(minorUnits),
  balanceFormatted: nullable(text(40)),
  language: oneOf(languages),
});

export const sessionStart = answer({
  guest: pageGuest,
  /** Authenticates REST, query service and socket. Never stored by a page. */
  bearer: text(200),
  /** Public tag of the session; authenticates nothing. */
  accessToken: text(100),
  /** Seconds until the session ends without a sign of life. */
  expiresIn: count,
});
