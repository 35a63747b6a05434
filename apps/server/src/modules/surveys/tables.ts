import type { ChatType } from '@vx/contract/enums';
import type { ColumnType } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface SurveyTables {
  /** How a guest found a chat: one answer a chat. */
  chat_ratings: {
    chat_id: WrittenOnce<string>;
    guest_id: WrittenOnce<string>;
    actor_id: WrittenOnce<number>;
    kind: WrittenOnce<ChatType>;
    /** One to five. */
    stars: number;
    feedback: string;
    is_mobile: boolean;
    url: string;
    /** The day of the first answer, which its stars count for. */
    day: WrittenOnce<string>;
    rated_at: ColumnType<Date, Date, Date>;
  };
  /** Stars of a performer by the day, without whose they are. */
  chat_rating_days: {
    actor_id: WrittenOnce<number>;
    /** `2026-11-29`, UTC. */
    day: ColumnType<string, string, never>;
    stars: WrittenOnce<number>;
    count: number;
  };
}
