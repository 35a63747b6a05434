import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

/** Why bought gifts became more or fewer. */
export type MovementReason = 'grant' | 'voucher' | 'sent' | 'taken back';

export interface GiftTables {
  /** What guests can give. A gift that was given once stays here, `active` or not. */
  gifts: {
    id: WrittenOnce<string>;
    /** Its place in the list. */
    position: number;
    /** Price in coins. */
    coins: number;
    category: string;
    /** For VIP members only. */
    vip: boolean;
    /** Can be given now. */
    active: boolean;
    /** Of the drawing. */
    picture: string;
    /** Language to name. */
    names: ColumnType<Readonly<Record<'de' | 'en' | 'nl' | 'es', string>>, string, string>;
  };
  /** The bought gifts of a guest that were not given yet: the sum of the movements. */
  gift_stock: {
    guest_id: WrittenOnce<string>;
    gift_id: WrittenOnce<string>;
    quantity: number;
  };
  /** What made bought gifts more or fewer. */
  gift_movements: {
    id: Generated<number>;
    guest_id: WrittenOnce<string>;
    gift_id: WrittenOnce<string>;
    /** Negative: given away. */
    quantity: WrittenOnce<number>;
    reason: WrittenOnce<MovementReason>;
    /** Of several with the same for one guest only the first is written, for ever. */
    key: WrittenOnce<string>;
    at: WrittenOnce<Date>;
  };
}
