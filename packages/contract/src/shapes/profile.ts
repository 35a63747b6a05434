import { languages } from '../enums/routing.ts';
import { answer, count, flag, list, nullable, oneOf, text, time, url } from './primitives.ts';

/** What the guest may set, and within which bounds. */
const profileConfig = answer({
  nameLength: answer({ min: count, max: count }),
  aboutLength: count,
  /** ISO 3166 codes, in no order that matters. */
  countries: list(text(2, 2), 60),
});

/** ET-guestProfile: what the guest says of itself, and how the account is reached. */
const profile = answer({
  name: text(30),
  about: text(140),
  /** Address of the picture. */
  picture: nullable(url),
  country: nullable(text(2)),
  zip: nullable(text(10)),
  /** Where the postcode lies, if that is known. */
  place: nullable(text(80)),
  email: text(254),
  emailVerified: flag,
  /** A new address that waits to be confirmed. */
  pendingEmail: nullable(text(254)),
  /** When the new address takes effect by itself; `null`: it is not confirmed yet. */
  pendingEmailDueAt: nullable(time),
  language: oneOf(languages),
});

export const guestProfile = answer({ config: profileConfig, profile });
