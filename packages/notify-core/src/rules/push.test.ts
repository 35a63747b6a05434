import { describe, expect, it } from 'vitest';
import { defaultEvents, encodingOf, payloadOf, readPayload, workerOf } from './push.ts';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'BPoint_-', auth: 'secret' },
};
const payload = payloadOf(subscription, btoa);
const text = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('utf8');

describe('the rules of web push', () => {
  it('[RU-webpush-events-default] all events are wanted', () => {
    expect(defaultEvents).toEqual({ 'actor-online': true, campaigns: true, news: true });
  });

  it.each([
    ['[RU-webpush-encoding#1]', ['aes128gcm', 'aesgcm'], 'aes128gcm'],
    ['[RU-webpush-encoding#1]', ['aesgcm', 'aes128gcm'], 'aes128gcm'],
    ['[RU-webpush-encoding#1]', ['aesgcm'], 'aesgcm'],
    ['[RU-webpush-encoding#1]', ['rot13', 'aes128gcm'], 'aes128gcm'],
    ['[RU-webpush-encoding#2]', [], 'aesgcm'],
  ] as const)('%s[CO-webPushDefaultEncoding] of %j takes %s', (_ids, supported, taken) => {
    expect(encodingOf(supported)).toBe(taken);
  });

  it('[RU-webpush-status-payload] a payload is safe in an address and holds the subscription', () => {
    expect(payload).toMatch(/^[\w-]+$/);
    expect(readPayload(payload, text)).toEqual(subscription);
  });

  it('[RU-webpush-worker#1][RU-webpush-worker#2][EN-webPushWorkers] each app has its worker', () => {
    expect([workerOf('desktop'), workerOf('mobile')]).toEqual([
      '/worker_desktop.min.js',
      '/worker_mobile.min.js',
    ]);
  });

  it('[RU-webpush-status-payload] everything else holds no subscription', () => {
    const of = (value: unknown): string => btoa(JSON.stringify(value));
    const { endpoint, keys } = subscription;
    for (const wrong of [
      '',
      '{}',
      'e30',
      of([1]),
      of({ subscription: { endpoint } }),
      of({ subscription: { endpoint: endpoint.padEnd(2049, 'x'), keys } }),
      of({ subscription: { endpoint, keys: { p256dh: 'p' } } }),
    ])
      expect(readPayload(wrong, text)).toBeNull();
  });
});
