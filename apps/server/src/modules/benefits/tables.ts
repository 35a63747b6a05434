import type { ColumnType, Generated } from 'kysely';
import type { VoucherType } from '@vx/contract/enums';
import type { Benefit } from './benefits.rules.ts';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface BenefitsTables {
  bonus_codes: {
    /** As `normalCode` writes it. */
    code: string;
    /** The promotion that it is an instance of: a guest redeems one of them. */
    top_code: string | null;
    valid_from: Date;
    valid_to: Date;
    /** It waits for the next top-up, which chooses the tier. */
    contains_top_up_benefit: boolean;
    require_mobile_auth: boolean;
    vip: boolean;
    benefits: ColumnType<readonly Benefit[], string, string>;
    /** How often in all; null: any number of guests. */
    max_redemptions: number | null;
    redeemed: Generated<number>;
  };
  /** Who redeemed what; a guest each code once, and one code of a promotion. */
  code_redemptions: {
    id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    code: WrittenOnce<string>;
    top_code: WrittenOnce<string | null>;
    state: 'waiting' | 'done' | 'lapsed';
    /** The payment that it was attached to. */
    intent_id: string | null;
    created_at: WrittenOnce<Date>;
  };
  /** Everything that was ever given, with the key under which it is given once. */
  benefit_grants: {
    id: WrittenOnce<string>;
    grant_key: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    /** Where it comes from. */
    origin: WrittenOnce<GrantOrigin>;
    /** The code, the age check, … */
    reference: WrittenOnce<string>;
    /** A kind of benefit, or `voucher:<type>`. */
    kind: WrittenOnce<string>;
    amount: WrittenOnce<number>;
    valid_to: WrittenOnce<Date | null>;
    created_at: WrittenOnce<Date>;
  };
  vouchers: {
    id: WrittenOnce<string>;
    grant_id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    type: WrittenOnce<VoucherType>;
    /** What it was given with. */
    granted: WrittenOnce<number>;
    /** What is left. */
    amount: number;
    valid_from: WrittenOnce<Date>;
    valid_to: WrittenOnce<Date>;
    actors: WrittenOnce<readonly number[]>;
    actor_id: WrittenOnce<number | null>;
    /** The code of a voucher for a code. */
    code: WrittenOnce<string | null>;
  };
  /** What vouchers paid for; the sum of the uses is what is gone. */
  voucher_uses: {
    use_key: WrittenOnce<string>;
    voucher_id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    units: WrittenOnce<number>;
    kind: WrittenOnce<UseKind>;
    reference: WrittenOnce<string>;
    created_at: WrittenOnce<Date>;
  };
}

export type GrantOrigin = 'code' | 'avs' | 'demo' | 'incentive' | 'operator';
export type UseKind = 'video' | 'chat' | 'message' | 'gift' | 'credits' | 'code';
