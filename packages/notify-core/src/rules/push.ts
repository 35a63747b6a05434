/** Messages of web push: what a browser needs, how it reads them, and how it names its subscription. */

import { webPushDefaultEncoding } from '@vx/contract/constants';
import { webPushWorkers, type WebPushEvent, type WebPushWorker } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import { printedTexts } from '@vx/contract/errors';
import { VxError } from '@vx/kernel';

/** Of which events a browser is told by web push. */
export type PushEvents = Readonly<Record<WebPushEvent, boolean>>;

/** A subscription as the server takes it. */
export interface PushSubscriptionData {
  readonly endpoint: string;
  readonly expirationTime?: number | null;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

type PushErrorCode = Extract<ErrorCode, `WEB_PUSH_${string}`>;

/** Why this browser gets no messages. The message is the printed one. */
export class WebPushError extends VxError<PushErrorCode> {
  constructor(code: PushErrorCode) {
    super(code, printedTexts[code]);
  }
  override shouldRetry(): boolean {
    return false;
  }
}

/** All events are wanted unless the guest chose. [RU-webpush-events-default] */
export const defaultEvents: PushEvents = { 'actor-online': true, campaigns: true, news: true };

/** Whether the browser has all three parts. [RU-webpush-support] */
export const isSupported = ({
  has,
}: {
  readonly has: Readonly<Record<'serviceWorker' | 'pushManager' | 'notification', boolean>>;
}): boolean => has.serviceWorker && has.pushManager && has.notification;

/** The script of an app; its scope is the root. [RU-webpush-worker] */
export const workerOf = (app: 'desktop' | 'mobile'): WebPushWorker => webPushWorkers[app];

/** The preferred one first. */
const known = ['aes128gcm', 'aesgcm'] as const;

/** The newer encoding wherever the browser reads it; the older one where it names none. [RU-webpush-encoding] */
export function encodingOf(supported: readonly string[]): 'aes128gcm' | 'aesgcm' {
  return known.find((one) => supported.includes(one)) ?? webPushDefaultEncoding;
}

/**
 * base64url of JSON that holds the subscription. [RU-webpush-status-payload]
 * @param base64 writes ASCII text as base64
 */
export function payloadOf(
  { endpoint, keys }: PushSubscriptionData,
  base64: (text: string) => string,
): string {
  const text = JSON.stringify({ subscription: { endpoint, keys } });
  // Addresses and keys are ASCII, so that every character is a byte.
  return base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** No address of a push service is longer. */
const MAX_ENDPOINT_LENGTH = 2048;

/**
 * The subscription in a payload, or `null`. [RU-webpush-status-payload]
 * @param text reads base64url
 */
export function readPayload(
  payload: string,
  text: (base64url: string) => string,
): Pick<PushSubscriptionData, 'endpoint' | 'keys'> | null {
  try {
    const { subscription } = JSON.parse(text(payload)) as {
      readonly subscription?: Partial<PushSubscriptionData>;
    };
    const { endpoint, keys } = subscription ?? {};
    if (typeof endpoint !== 'string' || endpoint.length > MAX_ENDPOINT_LENGTH) return null;
    if (typeof keys?.p256dh !== 'string' || typeof keys.auth !== 'string') return null;
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return null;
  }
}

/**
 * Whether to go on with a permission, to ask, or why not. [RU-webpush-granted] [RU-webpush-default]
 * [RU-webpush-denied] [RU-webpush-bad-permission]
 */
export function permissionStep(permission: string): 'go' | 'ask' | WebPushError {
  switch (permission) {
    case 'granted':
      return 'go';
    case 'default':
      return 'ask';
    case 'denied':
      return new WebPushError('WEB_PUSH_BLOCKED');
    default:
      return new WebPushError('WEB_PUSH_BAD_PERMISSION');
  }
}
