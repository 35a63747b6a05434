import { message, messages } from '../define.ts';
import { answer, flag, nullable, time } from '../shapes/primitives.ts';

/** Flags after the change; `hasStarted` when it has just begun. */
const subscription = answer({
  active: flag,
  former: flag,
  hasStarted: flag,
  validUntil: nullable(time),
});

export const subscriptionsMessages = messages(
  message({
    name: 'vipSubscriptionUpdate',
    id: 'SI-vipSubscriptionUpdate',
    direction: 'in',
    summary: 'The VIP subscription changed.',
    payload: subscription,
    stream: 'guest',
    built: false,
  }),
  message({
    name: 'vxtvSubscriptionUpdate',
    id: 'SI-vxtvSubscriptionUpdate',
    direction: 'in',
    summary: 'The TV subscription changed.',
    payload: subscription,
    stream: 'guest',
    built: false,
  }),
);
