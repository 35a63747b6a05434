import { endpoint, endpoints } from '../define.ts';
import { notification } from '../shapes/notification.ts';
import {
  answer,
  count,
  flag,
  id,
  input,
  limit,
  list,
  nullable,
  oneOf,
  optional,
  success,
} from '../shapes/primitives.ts';

export const notificationsEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/notifications',
    id: null,
    summary: 'Notifications, the newest first; `before` goes on below the last one shown.',
    query: input({ before: optional(id), limit: limit(20) }),
    response: answer({
      items: list(notification),
      next: nullable(id),
      unseenCount: count,
      hasUnread: flag,
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/notifications/mark',
    id: null,
    summary: 'Marks all notifications as seen or read. [RU-notif-seen] [RU-notif-read]',
    body: input({ as: oneOf(['seen', 'read']) }),
    response: success,
    audience: 'guest',
    built: true,
  }),
);
