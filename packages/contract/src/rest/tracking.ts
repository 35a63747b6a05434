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
  nothing,
  optional,
  id,
  success,
  anything,
  list,
  time,
  count,
} from '../shapes/primitives.ts';
import { websocketErrorTypes } from '../enums/socket.ts';
import { logKinds } from '../enums/tracking.ts';
import { Type } from 'typebox';

const log = { response: nothing, audience: 'anyone', built: true } as const;
const operator = { response: success, audience: 'operator', built: false } as const;
const test = { audience: 'test', built: false } as const;

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

/** Logs and trackers answer nothing. Operator calls answer 404 to everyone else. */
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
      errorReason: text(123),
      websocketType: text(40),
    }),
    ...log,
  }),
  endpoint({
    key: 'POST /logger/vxmessengerError',
    id: 'RE-loggerVxmessengerError',
    summary: 'The messenger failed. [RU-messenger-error-log]',
    body: input({ message: text(2000) }),
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
    body: input({ eventContext: text(60, 1), eventAction: text(60, 1), eventData: args }),
    ...log,
  }),
  endpoint({
    key: 'POST /watch/start',
    id: 'RE-watchStart',
    summary: 'A guest begins to watch a video or a stream.',
    body: input({ kind: oneOf(['video', 'live', 'preview']), referenceId: id }),
    response: success,
    audience: 'anyone',
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
    summary: 'The last result of the browser tests.',
    response: answer({ result: anything }),
    ...test,
  }),
  endpoint({
    key: 'GET /test/leapwork/video/{runItemId}',
    id: 'RE-testLeapworkVideo',
    summary: 'The recording of a browser test.',
    binary: true,
    ...test,
  }),
  endpoint({
    key: 'GET /test/testPLA/{action}',
    id: 'RE-testPLA',
    summary: 'A step of the payment test.',
    response: success,
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
  }),
  endpoint({
    key: 'POST /internal/actorAndAlbumImport',
    id: 'RE-internalActorAndAlbumImport',
    summary: 'Imports actors and albums.',
    body: input({ actorIds: optional(list(id, 1000)) }),
    ...operator,
  }),
  endpoint({
    key: 'POST /internal/grantMessengerGifts',
    id: 'RE-internalGrantMessengerGifts',
    summary: 'Gives a guest messenger gifts; what has the key is given once.',
    body: input({ guestId: id, giftId: id, quantity: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    errors: ['NOT_FOUND'],
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
    built: true,
  }),
);
