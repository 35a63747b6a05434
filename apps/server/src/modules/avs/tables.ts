import type { AvsRejectReason, AvsState } from '@vx/contract/enums';
import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../money/index.ts';
import type { CheckStatus } from './avs.rules.ts';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface AvsTables {
  /** How a guest stands. Of the person it holds "over 18" and nothing else. */
  avs_guests: {
    guest_id: WrittenOnce<string>;
    status: AvsState;
    reject_reason: AvsRejectReason | null;
    /** `true` or nothing is known: a guest is never written down as a minor. */
    over_18: boolean;
    provider: string | null;
    /** The provider's number of the attestation. */
    reference: string | null;
    /** The check that the proof came from. */
    check_id: string | null;
    accepted_at: Date | null;
    expires_at: Date | null;
    bonus_at: Date | null;
  };
  /** A way to the provider, known by its unguessable id. */
  avs_checks: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    status: CheckStatus;
    forward_path: WrittenOnce<string>;
    language: WrittenOnce<Language>;
    created_at: WrittenOnce<Date>;
    expires_at: WrittenOnce<Date>;
  };
  /** Attestations that counted, kept for ever and without a guest: none counts twice. */
  avs_attestations: { reference: string; seen_at: Generated<Date> };
}
