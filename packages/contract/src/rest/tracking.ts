import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  args,
  bag,
  flag,
  input,
  limit,
  nullable,
  oneOf,
  text,
  url,
  nothing,
  optional,
  id,
  success,
  list,
  time,
  count,
} from '../shapes/primitives.ts';
import { websocketErrorTypes } from '../enums/socket.ts';
import { logKinds } from '../enums/tracking.ts';
import { Type } from 'typebox';

const log = { response: nothing, audience: 'anyone', limits: 'common', built: true } as const;
const operator = { response: success, audience: 'operator', built: false } as const;
const test = { audience: 'test', built: true } as const;

const testRun = answer({
  runItemId: id,
  name: text(200),
  passed: flag,
  hasVideo: flag,
  at: time,
});

const rowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const inLanguages = (longest: number) =>
  input({ de: text(longest), en: text(longest), nl: text(longest), es: text(longest) });

/** A performer as it is imported; what is missing has the value of a newcomer. */
const importedActor = input({
  id: rowId,
  slug: Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' }),
  name: text(60, 1),
  gender: oneOf(['N', 'M', 'F', 'C']),
  age: Type.Integer({ minimum: 21, maximum: 99 }),
  city: text(60),
  country: Type.String({ maxLength: 2, pattern: '^[A-Z]{2}$' }),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  languages: list(oneOf(['de', 'en', 'nl', 'es']), 4),
  /** Coins a minute. */
  livechat: Type.Integer({ minimum: 1, maximum: 100_000 }),
  headline: inLanguages(200),
  about: inLanguages(4000),
});

const importedAlbum = input({
  id: rowId,
  actorId: rowId,
  title: inLanguages(200),
  description: inLanguages(4000),
  /** Coins. */
  price: Type.Integer({ minimum: 0, maximum: 100_000 }),
  ageRating: oneOf([12, 16]),
  releasedAt: Type.String({
    maxLength: 30,
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$',
  }),
  pictures: list(
    input({
      id: rowId,
      imageVersion: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }),
      width: Type.Integer({ minimum: 1, maximum: 20_000 }),
      height: Type.Integer({ minimum: 1, maximum: 20_000 }),
    }),
    200,
  ),
});

const testId = Type.Integer({ minimum: 1, maximum: 100_000 });

/** A test that runs, and where the guest stands in it. */
const runningTest = answer({
  testId,
  /** What the guest sees; who left it sees the normal variant. */
  group: oneOf(['normal', 'variant']),
  left: flag,
});

const logEntry = answer({
  id,
  kind: oneOf(logKinds),
  at: time,
  /** What was sent, as it is kept. */
  data: bag,
});

/** Logs and trackers answer nothing. Operator and test calls answer 404 to everyone else. */
export const trackingEndpoints = endpoints(
  endpoint({
    key: 'POST /logger/browserOnline',
    id: 'RE-loggerBrowserOnline',
    summary: 'The browser went on or off line.',
    body: input({ status: oneOf(['online', 'offline']) }),
    ...log,
  }),
  endpoint({
    key: 'POST /logger/websocketConnectionError',
    id: 'RE-loggerWebsocketConnectionError',
    summary: 'A socket closed or missed a pong. [RU-socket-close-logged] [RU-socket-missing-pong]',
    body: input({
      connectionAttempt: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      error: oneOf(websocketErrorTypes),
      errorCode: Type.Integer({ minimum: 0, maximum: 65535 }),
      errorReason: text(123, 0, 'gone'),
      websocketType: text(40),
    }),
    ...log,
  }),
  endpoint({
    key: 'POST /logger/vxmessengerError',
    id: 'RE-loggerVxmessengerError',
    summary: 'The messenger failed. [RU-messenger-error-log]',
    body: input({ message: text(2000, 0, 'failed') }),
    ...log,
  }),
  endpoint({
    key: 'POST /tracker/trackActorProfileVisit',
    id: 'RE-trackActorProfileVisit',
    summary: 'A guest visits a profile. [RU-actors-profile-visit]',
    body: input({ actorName: text(60, 1) }),
    ...log,
  }),
  endpoint({
    key: 'POST /tracker/track',
    id: 'RE-trackerTrack',
    summary: 'Something worth counting happened. [RU-tracking-track]',
    body: input({
      eventContext: text(60, 1, 'page'),
      eventAction: text(60, 1, 'seen'),
      eventData: args,
    }),
    ...log,
  }),
  endpoint({
    key: 'POST /watch/start',
    id: 'RE-watchStart',
    summary: 'A guest begins to watch a video or a stream.',
    body: input({ kind: oneOf(['video', 'live', 'preview']), referenceId: id }),
    response: success,
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'GET /alive',
    id: 'RE-alive',
    summary: 'A sign of life; keeps the session.',
    response: answer({ alive: flag, at: time }),
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'GET /test/leapwork/result',
    id: 'RE-testLeapworkResult',
    summary: 'The latest result of each automated run, the newest first.',
    response: answer({ results: list(testRun) }),
    ...test,
  }),
  endpoint({
    key: 'POST /test/leapwork/result',
    id: null,
    summary: 'Keeps the result of an automated run; the same run again replaces it.',
    body: input({
      runItemId: id,
      name: text(200, 1),
      passed: flag,
      /** Where its recording lies. */
      videoUrl: optional(Type.String({ maxLength: 2048, pattern: '^https://' })),
    }),
    response: success,
    ...test,
  }),
  endpoint({
    key: 'GET /test/leapwork/video/{runItemId}',
    id: 'RE-testLeapworkVideo',
    summary: 'Where the recording of an automated run lies.',
    response: answer({ url }),
    errors: ['NOT_FOUND'],
    ...test,
  }),
  endpoint({
    key: 'GET /test/testPLA/{action}',
    id: 'RE-testPLA',
    summary: 'A step of a probe: says which it was and whether the platform stands.',
    response: answer({ action: text(200), database: flag, bus: flag, at: time }),
    ...test,
  }),
  endpoint({
    key: 'GET /test/officeIpCheck',
    id: 'RE-testOfficeIpCheck',
    summary: 'Whether the caller counts as the office.',
    response: answer({ matches: flag }),
    ...test,
  }),
  endpoint({
    key: 'GET /test/secureRemoteIpCheck',
    id: 'RE-testSecureRemoteIpCheck',
    summary: 'Whether the caller comes from a secure address.',
    response: answer({ matches: flag }),
    ...test,
  }),
  endpoint({
    key: 'POST /internal/regenerateAutoIncrementor',
    id: 'RE-internalRegenerateAutoIncrementor',
    summary: 'Sets the counters of ids behind the highest that is there: of a table, or of all.',
    body: input({ name: optional(text(60)) }),
    errors: ['NOT_FOUND'],
    ...operator,
    built: true,
  }),
  endpoint({
    key: 'POST /internal/clearCache',
    id: 'RE-internalClearCache',
    summary: 'Clears the caches of all nodes.',
    ...operator,
    built: true,
  }),
  endpoint({
    key: 'POST /internal/actorAndAlbumImport',
    id: 'RE-internalActorAndAlbumImport',
    summary:
      'Writes performers and albums, all or nothing; what is there under the same id is replaced.',
    body: input({ actors: list(importedActor, 200), albums: list(importedAlbum, 200) }),
    errors: ['NOT_FOUND'],
    ...operator,
    built: true,
    maxBodyBytes: 4_000_000,
  }),
  endpoint({
    key: 'POST /internal/grantMessengerGifts',
    id: 'RE-internalGrantMessengerGifts',
    summary:
      'Gives a guest gifts of a kind, as if they were bought; what has the key is given once.',
    body: input({ guestId: id, giftId: id, quantity: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    errors: ['NOT_FOUND', 'GIFT_UNAVAILABLE'],
    idempotent: true,
    ...operator,
    built: true,
  }),
  endpoint({
    key: 'GET /internal/onlineGuests',
    id: 'RE-internalOnlineGuests',
    summary: 'Who is online.',
    /** `guestIds` names the first 10,000 of them. */
    response: answer({ amount: count, guestIds: list(id, 10_000) }),
    audience: 'operator',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/tests',
    id: null,
    summary: 'The tests that run, and the group of the guest in each. [EN-testIds]',
    response: answer({ items: list(runningTest) }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/tests/leave',
    id: null,
    summary:
      'Leaves a test, or all that run, for ever; what was counted of it is deleted. A repeat changes nothing.',
    body: input({ testId: optional(testId) }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/log',
    id: null,
    summary: 'What is logged about the guest, or about this visitor, the newest first.',
    query: input({ kind: optional(oneOf(logKinds)), before: optional(id), limit: limit(20, 50) }),
    /** `next`: what `before` of the next page is; `null`: there is none. */
    response: answer({ items: list(logEntry, 50), next: nullable(id), retentionDays: count }),
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/log/forget',
    id: null,
    summary: 'Deletes what was counted about the guest, or about this visitor.',
    response: answer({ deleted: count }),
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
);
