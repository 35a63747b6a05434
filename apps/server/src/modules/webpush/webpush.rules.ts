import type { WebPushEvent } from '@vx/contract/enums';
import { serverTexts } from '@vx/i18n/server';
import type { PushSubscriptionData } from '@vx/notify-core/rules';
import { build, match } from '@vx/routes';
import type { Caller } from '../../platform/module.ts';

/** Pure rules of web push: who is posted to, and what is shown. */

/** The push services of the browsers. Others are not posted to: an address is whatever a client says. */
export const pushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://web.push.apple.com',
] as const;

/** Whether an address belongs to one of the services. `*` stands for one or more labels. */
export function isServedBy(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const [scheme = '', domain] = service.split('*');
    if (domain === undefined) return origin === service;
    const name = origin.slice(scheme.length, -domain.length);
    return origin.startsWith(scheme) && origin.endsWith(domain) && /^[\w-]+(\.[\w-]+)*$/.test(name);
  });
}

/** Whether keys are what a browser makes: a point of P-256 and 16 bytes. Others fail in every sending. */
export function areKeys({ p256dh, auth }: PushSubscriptionData['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
}

/** What a worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Messages of one tag take each other's place. */
  readonly tag: WebPushEvent;
  /** A path of this site that a press opens. */
  readonly path: string;
}

/** Words for a lock screen that others may see: no name, no brand, no event. */
export function messageFor(
  event: WebPushEvent,
  path: string,
  language: Caller['language'],
): PushMessage {
  const t = serverTexts(language);
  return { title: t('push.title'), body: t('push.body'), tag: event, path };
}

/** The same place in a language; a path of no page stays as it is. */
export function pathIn(path: string, language: Caller['language']): string {
  const [, place = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const found = match(place);
  // The table ties the arguments to the name; TypeScript cannot see that here.
  return found ? build(found.name, found.args as never, { language }) + rest : path;
}

/** What an answer of a push service means. */
export function verdictOf(status: number): 'sent' | 'gone' | 'later' | 'refused' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
