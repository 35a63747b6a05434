import type { ColumnType, Generated } from 'kysely';
import type {
  GuestInfoType,
  GuestInfoValue,
  IncentiveEvent,
  IncentiveReason,
  IncentiveRegion,
  IncentiveType,
} from '@vx/contract/enums';
import type { IncentiveGift } from '@vx/rewards-core/rules';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface IncentiveTables {
  /** The catalogue. */
  incentives: {
    id: string;
    /** Order of arrival: decides between equal priorities. */
    position: Generated<number>;
    type: IncentiveType;
    region: IncentiveRegion;
    event: IncentiveEvent;
    priority: number;
    /** Names of the route table; `null`: every page. */
    routes: readonly string[] | null;
    /** Seconds from the first time it is handed out; `null`: no end. */
    countdown_seconds: number | null;
    unique_group: string | null;
    reason: IncentiveReason;
    /** Only for guests in this test. [EN-testIds] */
    test_id: number | null;
    gift: ColumnType<IncentiveGift | null, string | null, string | null>;
    active: Generated<boolean>;
  };
  /** What a guest was handed out, with the deadline that was promised then. */
  incentive_offers: {
    guest_id: WrittenOnce<string>;
    incentive_id: WrittenOnce<string>;
    first_at: WrittenOnce<Date>;
    ends_at: WrittenOnce<Date | null>;
    redeemed_at: Date | null;
  };
  /** What a guest does not want to see again until then. */
  incentive_blocks: {
    guest_id: WrittenOnce<string>;
    unique_group: WrittenOnce<string>;
    until: Date;
  };
  /** What a guest said of itself, the latest of each type. [RE-setGuestInfo] */
  guest_infos: {
    guest_id: WrittenOnce<string>;
    type: WrittenOnce<GuestInfoType>;
    value: GuestInfoValue;
    set_at: Date;
  };
  /** When a guest was last interrupted, on whichever device. */
  attention: {
    guest_id: WrittenOnce<string>;
    interrupted_at: Date;
  };
}
