import type { ColumnType } from 'kysely';
import type { Caller } from '../../platform/module.ts';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface WebpushTables {
  /** A browser that asked for messages, known by the hash of its address. */
  web_push_subscriptions: {
    id: WrittenOnce<string>;
    endpoint: string;
    p256dh: string;
    auth: string;
    encoding: 'aes128gcm' | 'aesgcm';
    actor_online: boolean;
    campaigns: boolean;
    news: boolean;
    /** Whose browser it is; set by an update. */
    guest_id: string | null;
    /** The log-in that it was bound by: its end by hand takes the guest away. */
    session_id: string | null;
    language: Caller['language'];
    /** Of the token that renews it. */
    token_hash: Buffer;
    renewed_at: Date;
  };
  /** What was handed to a push service: nothing twice. */
  web_push_sent: {
    subscription_id: WrittenOnce<string>;
    message_id: WrittenOnce<string>;
    sent_at: WrittenOnce<Date>;
  };
}
