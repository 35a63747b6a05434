import type { MessageType, SenderType } from '@vx/contract/enums';
import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

/** What a message says, by its type: a `text` has its words. */
export interface MessageData {
  readonly text?: string;
}

export interface MessengerTables {
  /** What a guest and a performer write to each other: one channel for the two. */
  messenger_channels: {
    id: Generated<number>;
    guest_id: WrittenOnce<string>;
    actor_id: WrittenOnce<number>;
    /** Messages to the guest that it has not seen. */
    unread_count: Generated<number>;
    archived: Generated<boolean>;
    blocked: Generated<boolean>;
    last_message_id: Generated<number | null>;
    /** The first words of the last message. */
    subject: Generated<string>;
    /** When the last message came; until then when the channel began. */
    last_message_at: Date;
    last_viewed_at: Generated<Date | null>;
  };
  messenger_messages: {
    channel_id: WrittenOnce<number>;
    /** Rises with time: a conversation goes on above the first one shown. */
    id: Generated<number>;
    sender: WrittenOnce<SenderType>;
    type: WrittenOnce<MessageType>;
    data: ColumnType<MessageData, string, never>;
    sent_at: WrittenOnce<Date>;
    /** What it was written for: once in a channel, for ever. */
    cause: WrittenOnce<string | null>;
  };
}
