import { endpoint, endpoints } from '../define.ts';
import { newsletterTypes } from '../enums/newsletter.ts';
import { answer, flag, input, oneOf, optional, path, success, text } from '../shapes/primitives.ts';

const words = input({ subject: text(120, 1), text: text(4000, 1) });

/** What operators send to everybody. Answers 404 to everyone else. */
export const operatorEndpoints = endpoints(
  endpoint({
    key: 'POST /internal/publishNewsletter',
    id: null,
    summary:
      'Sends an issue to everybody who gets its type and does not pause, once per `id`. `isNew` false: it goes out already.',
    body: input({
      id: text(60, 1),
      typeId: oneOf(Object.values(newsletterTypes)),
      texts: input({ de: words, en: words, nl: words, es: words }),
    }),
    response: answer({ isNew: flag }),
    audience: 'operator',
    built: true,
  }),
  endpoint({
    key: 'POST /internal/announce',
    id: null,
    summary:
      'Tells all browsers that want news or campaigns, once per `id`, outside the quiet hours of their guests. A press opens `path`.',
    body: input({ id: text(60, 1), event: oneOf(['campaigns', 'news']), path }),
    response: success,
    audience: 'operator',
    built: true,
  }),
  endpoint({
    key: 'POST /internal/reloadPages',
    id: null,
    summary:
      'Loads every open page anew, within half a minute, and those with a chat or a payment when it ended: after a release that old pages cannot go on with.',
    body: input({ reason: optional(text(100, 1)) }),
    response: success,
    audience: 'operator',
    built: true,
  }),
);
