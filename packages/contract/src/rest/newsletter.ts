import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  id,
  input,
  list,
  nullable,
  optional,
  success,
  text,
  time,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** Bit flags of EN-newsletterTypes, alone or together. */
const newsletterType = Type.Integer({ minimum: 1, maximum: 4095 });
const flags = Type.Integer({ minimum: 0, maximum: 4095 });

export const newsletterEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/newsletter/subscribe',
    id: 'RE-newsletterSubscribe',
    summary:
      'Asks for a newsletter. A new address confirms it by the link of a mail; whether it is known is not told.',
    body: input({
      typeId: newsletterType,
      /** The logged-in guest, or `null`. */
      userId: nullable(id),
      emailAddress: text(254, 1),
    }),
    response: success,
    errors: ['NEWSLETTER_FAILED', 'EMAIL_INVALID'],
    audience: 'anyone',
    limits: { addressPerMinute: 30, networkPerHour: 20 },
    built: true,
  }),
  endpoint({
    key: 'POST /guest/newsletter/unsubscribe',
    id: 'RE-newsletterUnsubscribe',
    summary: 'Ends, pauses or resumes what an address gets.',
    body: input({
      emailAddress: text(254, 1),
      /** `all`, `pause`, `resume`, or the bit flags of what ends, in digits. */
      option: text(60),
      reasons: list(text(200), 20),
      /** The logged-in guest, or the reader of the link in a mail. */
      userId: nullable(id),
    }),
    response: success,
    errors: ['NEWSLETTER_FAILED', 'EMAIL_INVALID'],
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/newsletter',
    id: null,
    summary: 'What the reader of a link, else the logged-in guest, gets. `null`: nothing is known.',
    query: input({ reader: optional(id) }),
    response: nullable(
      answer({
        emailAddress: text(254),
        /** Bit flags of what is confirmed, and of what waits for it. */
        typeIds: flags,
        pendingIds: flags,
        pausedUntil: nullable(time),
      }),
    ),
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/newsletter/confirm',
    id: null,
    summary: 'Confirms a subscription by the link of its mail, once.',
    body: input({ token: text(100, 1) }),
    response: answer({ emailAddress: text(254), typeIds: flags }),
    errors: ['TOKEN_UNKNOWN', 'TOKEN_EXPIRED'],
    audience: 'anyone',
    limits: { addressPerMinute: 60 },
    built: true,
  }),
);
