import type { SenderType } from '@vx/contract/enums';
import type { LineBodies, LineKind, MessagePayment } from '@vx/messenger-core/rules';
import type { ColumnType, Generated } from 'kysely';

type WrittenOnce<Value> = ColumnType<Value, Value, never>;

export interface MessengerTables {
  /** What a guest and a performer say to each other: one channel for the two. */
  channels: {
    id: Generated<number>;
    guest_id: WrittenOnce<string>;
    actor_id: WrittenOnce<number>;
    /** Number of the last line. */
    last_seq: Generated<number>;
    /** Messages to the guest that it has not seen. */
    unread_count: Generated<number>;
    archived: Generated<boolean>;
    /** By the guest. */
    blocked: Generated<boolean>;
    /** By the performer. */
    blocked_by_actor: Generated<boolean>;
    /** Of the messages that the performer gives away. */
    free_messages_used: Generated<number>;
    last_message_id: Generated<number | null>;
    /** The first words of the last message. */
    subject: Generated<string>;
    /** What the last message is. */
    last_message_kind: Generated<LineKind>;
    /** When the last message came. Null: nothing was written outside of chats. */
    last_message_at: Generated<Date | null>;
    last_viewed_at: Generated<Date | null>;
    /** Messages of the guest that the performer has not seen. */
    actor_unread_count: Generated<number>;
    actor_viewed_at: Generated<Date | null>;
    /** What the guest has typed and not sent. */
    draft: Generated<string>;
    /** Rises with each change of the draft. */
    draft_version: Generated<number>;
  };
  /** Guests who do not show what they have read and when they write. */
  guests_without_receipts: { guest_id: string; since: Date };
  /** The same of performers. */
  actors_without_receipts: { actor_id: number; since: Date };
  /** Messages, and all that was said and noted in live chats. */
  lines: {
    /** Rises with time among the messages of a channel, and among the lines of a chat. */
    id: Generated<number>;
    channel_id: WrittenOnce<number>;
    /** 1, 2, 3 … in a channel, without a gap. */
    seq: WrittenOnce<number>;
    /** Given by the sender, or what it was written for: once in a channel, for ever. */
    client_id: WrittenOnce<string | null>;
    sender: WrittenOnce<SenderType>;
    kind: WrittenOnce<LineKind>;
    body: ColumnType<LineBodies[LineKind], string, string>;
    /** What the line cost, minor units of the guest's wallet. */
    price: WrittenOnce<number | null>;
    /** The chat that it belongs to. Null: a message. */
    participation_id: WrittenOnce<string | null>;
    at: WrittenOnce<Date>;
    /** What paid for a guest's message; null: nobody noted it, or it is none. */
    payment: WrittenOnce<MessagePayment | null>;
    /** When the guest took the message back: nobody reads it any more, and its words are gone. */
    taken_back_at: Date | null;
  };
}
