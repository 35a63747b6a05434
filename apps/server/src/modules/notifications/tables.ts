import type { NotificationChannel, NotificationEvent } from '@vx/contract/enums';
import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

/** What the words of a notification are made of, by name. */
export type NotificationArgs = Readonly<Record<string, string | number | boolean>>;

export interface NotificationTables {
  notifications: {
    /** Rises with time: pages go on below the last one shown. */
    id: Generated<number>;
    guest_id: WrittenOnce<string>;
    type: WrittenOnce<number>;
    args: ColumnType<NotificationArgs, string, never>;
    /** What it is about: a newer one about the same takes its place. */
    subject: WrittenOnce<string>;
    created_at: WrittenOnce<Date>;
    seen_at: Generated<Date | null>;
    read_at: Generated<Date | null>;
    /** Whether it floats over the page when it comes. */
    floating: WrittenOnce<boolean>;
    /** When it was put away there. */
    put_away_at: Generated<Date | null>;
  };
  /** What guests chose; what they did not choose has no row. */
  notification_settings: {
    guest_id: WrittenOnce<string>;
    /** 0: all performers, and what concerns none. */
    actor_id: WrittenOnce<number>;
    event: WrittenOnce<NotificationEvent>;
    channel: WrittenOnce<NotificationChannel>;
    enabled: boolean;
  };
  /** Hours in which nothing rings; without a row it always may. */
  notification_quiet_hours: {
    guest_id: WrittenOnce<string>;
    /** Minutes after midnight. */
    starts: number;
    ends: number;
    zone: string;
  };
  /** When a guest was last told of what is told of only once in a while, in whatever way. */
  notification_told: {
    guest_id: WrittenOnce<string>;
    subject: WrittenOnce<string>;
    told_at: Date;
  };
}
