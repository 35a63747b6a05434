import { message, messages } from '../define.ts';
import { answer, flag, minorUnits, nullable, text, time } from '../shapes/primitives.ts';

/** The flag after the change; `hasStarted` when it has just begun. */
const flags = {
  active: flag,
  /** It ran before and does no longer. */
  former: flag,
  hasStarted: flag,
  validUntil: nullable(time),
  /** Plan, and what was charged for it in minor units, when it has just begun by a charge. */
  purchase: nullable(answer({ plan: text(20), value: minorUnits, currency: text(8) })),
};

export const subscriptionsMessages = messages(
  message({
    name: 'vipSubscriptionUpdate',
    id: 'SI-vipSubscriptionUpdate',
    direction: 'in',
    summary: 'The VIP or the VX select subscription changed.',
    payload: answer({ ...flags, isVXSelect: flag }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'vxtvSubscriptionUpdate',
    id: 'SI-vxtvSubscriptionUpdate',
    direction: 'in',
    summary: 'The TV subscription changed.',
    payload: answer(flags),
    stream: 'guest',
    built: true,
  }),
);
