import { endpoint, endpoints } from '../define.ts';
import { notificationChannels, notificationEvents } from '../enums/notifications.ts';
import { guestProfile } from '../shapes/profile.ts';
import { languages } from '../enums/routing.ts';
import {
  answer,
  args,
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
  url,
} from '../shapes/primitives.ts';

/** A file of this many bytes may be a profile picture. */
export const PICTURE_BYTES = 8 * 1024 * 1024;
/** Its length in base64. */
const PICTURE_TEXT = Math.ceil(PICTURE_BYTES / 3) * 4;

/** What is on, as `event:channel`. */
const ways = list(text(20), 20);

/** What the guest is told, and how. */
const notificationSettings = answer({
  /** What can be told of, in order; `byActor`: may be set for one performer. */
  events: list(
    answer({
      event: oneOf(notificationEvents),
      channels: list(oneOf(notificationChannels)),
      byActor: flag,
    }),
  ),
  /** `available`: something can reach the guest there now. */
  channels: list(answer({ channel: oneOf(notificationChannels), available: flag })),
  /** What holds where no performer has a choice of their own. */
  on: ways,
  /** Performers that the guest follows: those with a choice of their own first. */
  actors: list(
    answer({
      actorId: id,
      name: text(60),
      picture: url,
      /** Whether the guest chose for this performer. */
      own: flag,
      on: ways,
    }),
  ),
  /** How many the guest follows; `actors` holds the first of them. */
  followed: count,
  /** When neither push nor text message goes out: `HH:MM` by the clock of an IANA zone. */
  quiet: nullable(answer({ from: text(5), until: text(5), zone: text(60) })),
});

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
    errors: [
      'NAME_INVALID',
      'NAME_RESERVED',
      'NAME_TAKEN',
      'TEXT_TOO_LONG',
      'COUNTRY_UNKNOWN',
      'ZIP_INVALID',
    ],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/profile/preview/update',
    id: 'RE-guestProfilePreviewUpdate',
    summary:
      'Sets or deletes the profile picture. A picture is a JPEG, PNG or WebP file in base64, 8 MB at most. [RU-profile-preview-delete]',
    body: input({ delete: flag, image: optional(text(PICTURE_TEXT)) }),
    maxBodyBytes: PICTURE_TEXT + 1024,
    response: guestProfile,
    errors: ['UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'],
    audience: 'guest',
    limits: { addressPerMinute: 20 },
    built: true,
  }),
  endpoint({
    key: 'POST /guest/getNotificationsSettings',
    id: 'RE-getNotificationsSettings',
    summary: 'What the guest is told, and how.',
    response: answer({ settings: notificationSettings }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/savePreferences',
    id: 'RE-savePreferences',
    summary:
      'Stores the named preferences, all or none: `language`, and `notify:event:channel` with true or false, for one performer `notify:event:channel:actorId`; for performers `default` gives the choice back; `quiet` with `HH:MM-HH:MM Zone` or false. [RU-profile-preferences]',
    body: input({ data: args }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
);
