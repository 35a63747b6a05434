import { endpoint, endpoints } from '../define.ts';
import { languages } from '../enums/routing.ts';
import {
  answer,
  args,
  bag,
  count,
  flag,
  id,
  input,
  list,
  nullable,
  oneOf,
  optional,
  success,
  text,
} from '../shapes/primitives.ts';

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
  country: nullable(text(2)),
  zip: nullable(text(10)),
  email: text(254),
  emailVerified: flag,
  /** A new address that waits to be confirmed. */
  pendingEmail: nullable(text(254)),
  language: oneOf(languages),
});

const guestProfile = answer({ config: profileConfig, profile });

export const profileEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/profile/get',
    id: 'RE-guestProfileGet',
    summary: 'The profile of the guest and what can be set.',
    response: guestProfile,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/profile/update',
    id: 'RE-guestProfileUpdate',
    summary: 'Changes the named properties of the profile, all or none. [RU-profile-update]',
    body: input({
      properties: input({
        name: optional(text(60)),
        about: optional(text(400)),
        /** An empty text takes it back. */
        country: optional(text(2)),
        zip: optional(text(20)),
        language: optional(oneOf(languages)),
      }),
    }),
    response: guestProfile,
    errors: ['NAME_INVALID', 'NAME_TAKEN', 'TEXT_TOO_LONG', 'COUNTRY_UNKNOWN', 'ZIP_INVALID'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/profile/preview/update',
    id: 'RE-guestProfilePreviewUpdate',
    summary: 'Sets or deletes the profile picture.',
    body: input({ delete: flag, imageId: optional(id) }),
    response: guestProfile,
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /guest/getNotificationsSettings',
    id: 'RE-getNotificationsSettings',
    summary: 'What the guest is told, and how.',
    response: answer({ settings: bag }),
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /guest/savePreferences',
    id: 'RE-savePreferences',
    summary: 'Stores preferences.',
    body: input({ data: args }),
    response: success,
    audience: 'guest',
    built: false,
  }),
);
