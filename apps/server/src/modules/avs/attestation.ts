import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AvsRejectReason } from '@vx/contract/enums';
import type { Outcome } from './avs.rules.ts';

/** What a provider reports of a check: the outcome, and nothing that tells who the person is. */
export interface Attestation {
  readonly checkId: string;
  readonly outcome: Outcome;
  /** Only of a rejected check. */
  readonly reason: AvsRejectReason | null;
  readonly reference: string;
  /** ms since the epoch */
  readonly at: number;
  /** Who was checked, as the provider names it: the same text for the same person. */
  readonly subject?: string | undefined;
}

/** Signs and checks what the provider attests, with a secret that both sides know. */
export interface AttestationSignature {
  of(attestation: Attestation): string;
  isGenuine(attestation: Attestation, given: string): boolean;
}

export function createAttestationSignature(secret: string): AttestationSignature {
  const of = ({ checkId, outcome, reason, reference, at, subject }: Attestation): string =>
    createHmac('sha256', secret)
      .update(
        JSON.stringify([
          'avs',
          checkId,
          outcome,
          reason,
          reference,
          at,
          ...(subject === undefined ? [] : [subject]),
        ]),
      )
      .digest('hex');
  return {
    of,
    isGenuine(attestation, given) {
      const a = Buffer.from(of(attestation));
      const b = Buffer.from(given);
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
