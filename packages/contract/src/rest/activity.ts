import { endpoint, endpoints } from '../define.ts';
import { answer, count, flag, input, optional, text } from '../shapes/primitives.ts';

export const activityEndpoints = endpoints(
  endpoint({
    key: 'POST /special/easter/collectEgg',
    id: 'RE-specialEasterCollectEgg',
    summary: 'Collects an egg that the server hid.',
    body: input({ verificationToken: text(200, 1), qmdate: optional(text(20)) }),
    response: answer({ success: flag, collectedEggs: count }),
    errors: ['TOKEN_UNKNOWN', 'TOKEN_USED'],
    audience: 'guest',
    built: false,
  }),
);
