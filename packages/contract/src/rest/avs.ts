import { endpoint, endpoints } from '../define.ts';
import { avsRejectReasons, avsStates } from '../enums/avs.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  flag,
  id,
  input,
  nullable,
  oneOf,
  optional,
  success,
  text,
  time,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** What a provider may report about a check. */
export const avsOutcomes = ['accepted', 'pending', 'rejected', 'revoked'] as const;

export const avsEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/avs',
    id: null,
    summary: 'How the age check of the guest stands: all that is kept of it.',
    response: answer({
      hasAvs: flag,
      status: oneOf(avsStates),
      rejectReason: nullable(oneOf(avsRejectReasons)),
      /** Who checked; the rest of the proof with it. `null`: nothing is proven. */
      proof: nullable(answer({ provider: text(40), acceptedAt: time, expiresAt: time })),
      /** What the first proof brings. */
      bonus: answer({ available: flag, amount: price }),
    }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/avs/revoke',
    id: null,
    summary: 'Takes the proof back. What was gated is gated again. [RU-avs-revoked]',
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /avs/report',
    id: null,
    summary:
      'The provider reports a check. Nothing but the outcome is taken; an attestation counts once.',
    body: input({
      checkId: id,
      outcome: oneOf(avsOutcomes),
      reason: nullable(oneOf(avsRejectReasons)),
      /** The provider's number of this attestation, never given twice. */
      reference: text(80, 1),
      /** When it was attested, ms since the epoch. An old one is refused. */
      at: Type.Integer({ minimum: 0, maximum: 9007199254740991 }),
      /** Names the person that was checked: the same for the same one, and nothing about it. */
      subject: optional(text(200, 1)),
      /** HMAC-SHA-256 in hex over the other members, with the secret shared with the provider. */
      signature: text(64, 64),
    }),
    response: success,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOKEN_EXPIRED'],
    audience: 'provider',
    built: true,
  }),
);
