import { endpoint, endpoints } from '../define.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  count,
  flag,
  id,
  input,
  list,
  nullable,
  oneOf,
  success,
  text,
  time,
} from '../shapes/primitives.ts';

/** What still runs for a guest; an account goes once nothing does. */
export const runningKinds = ['chat', 'payment'] as const;

/** What keeps an account from being deleted yet: a value of `runningKinds`. */
export type RunningKind = (typeof runningKinds)[number];

const deletion = answer({
  /** When the account goes, or `null` while nobody asked for it. */
  dueAt: nullable(time),
  /** Days in which a guest may think again. */
  days: count,
  /** What is lost with the account. */
  balance: nullable(price),
  running: list(answer({ kind: oneOf(runningKinds), name: text(60) })),
});

const dataExport = answer({
  exportId: id,
  state: oneOf(['running', 'ready']),
  /** Parts that are collected, of all. */
  done: count,
  total: count,
  askedAt: time,
  /** Until when it can be fetched; `null` while it is collected. */
  expiresAt: nullable(time),
});

const dataExports = answer({
  latest: nullable(dataExport),
  /** From when another can be asked for; `null`: now. */
  nextAt: nullable(time),
  /** Whether a mail will say that it is ready. */
  mailed: flag,
});

/** Deleting an account and taking one's data along. Ours: the documents name neither. */
export const privacyEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/deletion',
    id: null,
    summary: 'Whether the account is going, and what goes with it.',
    response: deletion,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/deletion/ask',
    id: null,
    summary:
      'Has the account deleted after some days of thought, and logs out everywhere. A repeat changes nothing.',
    body: input({ password: text(200, 1) }),
    response: answer({ dueAt: time }),
    errors: ['PASSWORD_WRONG', 'LOGIN_SLOWED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/deletion/undo',
    id: null,
    summary: 'Keeps the account. Without a deletion it succeeds, too.',
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/export',
    id: null,
    summary: 'How the latest copy of the guest’s data stands.',
    response: dataExports,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/export/ask',
    id: null,
    summary: 'Has a copy of all data of the guest made, once a day at most.',
    response: dataExports,
    errors: ['TOO_MANY_REQUESTS'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /guest/export/{exportId}',
    id: null,
    summary: 'The copy as one JSON file.',
    errors: ['NOT_FOUND'],
    audience: 'guest',
    binary: true,
    built: true,
  }),
);
