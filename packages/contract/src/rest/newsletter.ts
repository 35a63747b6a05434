import { endpoint, endpoints } from '../define.ts';
import { id, input, list, nullable, success, text } from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** Bit flags of EN-newsletterTypes, alone or together. */
const newsletterType = Type.Integer({ minimum: 1, maximum: 4095 });

export const newsletterEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/newsletter/subscribe',
    id: 'RE-newsletterSubscribe',
    summary: 'Subscribes an address.',
    body: input({ typeId: newsletterType, userId: nullable(id), emailAddress: text(254, 3) }),
    response: success,
    errors: ['NEWSLETTER_FAILED', 'EMAIL_INVALID'],
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'POST /guest/newsletter/unsubscribe',
    id: 'RE-newsletterUnsubscribe',
    summary: 'Unsubscribes an address.',
    body: input({
      emailAddress: text(254, 3),
      option: text(60),
      reasons: list(text(200), 20),
      userId: nullable(id),
    }),
    response: success,
    errors: ['NEWSLETTER_FAILED', 'EMAIL_INVALID'],
    audience: 'anyone',
    built: false,
  }),
);
