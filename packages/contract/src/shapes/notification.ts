import { answer, args, count, flag, id, time } from './primitives.ts';

/** ET-notification. Its words are made from `type` and `args`, in the language of the page. */
export const notification = answer({
  id,
  unread: flag,
  unseen: flag,
  /** One of `notificationTypes`. */
  type: count,
  args,
  at: time,
});
