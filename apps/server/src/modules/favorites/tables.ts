import type { ColumnType } from 'kysely';
import type { PinTarget } from '@vx/contract/enums';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface FavoriteTables {
  pins: {
    guest_id: WrittenOnce<string>;
    target: WrittenOnce<PinTarget>;
    /** Id of the actor, album or picture; sedcards have the id of their actor. */
    target_id: WrittenOnce<number>;
    created_at: WrittenOnce<Date>;
  };
}
