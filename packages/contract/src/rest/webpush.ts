import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  flag,
  input,
  nullable,
  oneOf,
  optional,
  success,
  text,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** ET-webPushSubscription, as the browser gives it. */
const subscription = input({
  endpoint: Type.String({ maxLength: 2048, pattern: '^https?://' }),
  expirationTime: optional(nullable(Type.Number())),
  keys: input({ p256dh: text(200, 1), auth: text(100, 1) }),
});
const events = input({ 'actor-online': flag, campaigns: flag, news: flag });

export const webpushEndpoints = endpoints(
  endpoint({
    key: 'GET /webpush/key',
    id: 'RE-webPushKey',
    summary: 'The public key to subscribe with.',
    response: answer({ key: text(200) }),
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /webpush/subscribe',
    id: 'RE-webPushSubscribe',
    summary: 'Subscribes a browser; the token renews it.',
    body: input({ subscription, events, encoding: oneOf(['aes128gcm', 'aesgcm']) }),
    response: answer({ token: text(200) }),
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'GET /webpush/status/{payload}',
    id: 'RE-webPushStatus',
    summary: 'Whether a subscription is known; the payload holds it, encoded.',
    response: answer({ subscribed: flag }),
    audience: 'anyone',
    maxParamLengths: { payload: 4096 },
    built: true,
  }),
  endpoint({
    key: 'POST /webpush/resubscribe/{token}',
    id: 'RE-webPushResubscribe',
    summary: 'Renews a subscription.',
    body: input({ subscription: optional(subscription) }),
    response: answer({ token: text(200) }),
    errors: ['TOKEN_UNKNOWN', 'INVALID_INPUT'],
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'PUT /webpush/update/{payload}',
    id: 'RE-webPushUpdate',
    summary: 'Sets the guest of a subscription.',
    response: answer({ updated: flag }),
    audience: 'guest',
    maxParamLengths: { payload: 4096 },
    built: true,
  }),
  endpoint({
    key: 'POST /webpush/unsubscribe/{payload}',
    id: 'RE-webPushUnsubscribe',
    summary: 'Ends a subscription.',
    response: success,
    audience: 'anyone',
    maxParamLengths: { payload: 4096 },
    limits: 'common',
    built: true,
  }),
);
