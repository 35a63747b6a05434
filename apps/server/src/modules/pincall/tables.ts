import type { PhoneNumberType } from '@vx/contract/enums';
import type { ColumnType } from 'kysely';
import type { Caller } from '../../platform/module.ts';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface PincallTables {
  /** A code that was sent to a number, known by its unguessable id. */
  pin_call_verifications: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    type: WrittenOnce<PhoneNumberType>;
    country_code: WrittenOnce<string>;
    pre_code: WrittenOnce<string>;
    number: WrittenOnce<string>;
    e164: WrittenOnce<string>;
    e123: WrittenOnce<string>;
    /** HMAC-SHA-256 of id and code; gone once it was right. */
    pin_hash: Buffer | null;
    tries: number;
    created_at: WrittenOnce<Date>;
    expires_at: Date;
    verified_at: Date | null;
  };
  /** Whose a number is. The key is what keeps it with one account. */
  pin_call_numbers: {
    e164: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    verification_id: string;
  };
  /** Who is counted, without saying who: locked while one of them is sent a code. */
  pin_call_keys: { key: WrittenOnce<string>; paused_until: Date | null };
  pin_call_sends: { key: WrittenOnce<string>; sent_at: WrittenOnce<Date> };
  /** Numbers that get no code: whole ones, or all that begin alike. Kept by the operator. */
  pin_call_blocked: { prefix: string; reason: string };
  /** What the sandbox would have sent. */
  pin_call_outbox: {
    id: WrittenOnce<string>;
    e164: WrittenOnce<string>;
    way: WrittenOnce<'sms' | 'call'>;
    language: WrittenOnce<Caller['language']>;
    text: WrittenOnce<string>;
    sent_at: WrittenOnce<Date>;
  };
}
