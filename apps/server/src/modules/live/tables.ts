import type { BuiltChatType } from '@vx/contract/enums';
import type { ColumnType } from 'kysely';
import type { SessionKind } from '@vx/live-core/rules';
import type { SpendingRoom } from '@vx/money-core/rules';

type Time = ColumnType<Date, Date | string, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** What a performer runs: one at a time. */
export interface LiveSessionRow {
  id: string;
  actor_id: number;
  kind: SessionKind;
  /** Media channel of the performer at the start. */
  channel: string;
  state: 'running' | 'ended';
  started_at: Time;
  ended_at: OptionalTime;
  exit_code: number | null;
}

/** Who takes part in a session, at which price, with a meter of their own: the guest's chat, running or over. */
export interface LiveParticipationRow {
  id: string;
  /** The performer's session that it is part of. */
  session_id: string;
  guest_id: string;
  /** The guest's log-in that started it: the chat ends with it. Null: from before log-ins were kept. */
  guest_session_id: string | null;
  actor_id: number;
  actor_name: string;
  kind: BuiltChatType;
  state: 'running' | 'ended';
  language: string;
  /** Media channel of the performer at the start. */
  channel: string;
  /** Minor units of `currency` per minute, fixed at the start. */
  price_per_minute: number;
  currency: string;
  /** Seconds at the beginning that vouchers pay for; fixed at the start. */
  free_seconds: number;
  charged: number;
  billed_ms: number;
  started_at: Time;
  ticked_at: Time;
  due_at: Time;
  seen_at: Time;
  /** When a segment of the stream was first served. */
  served_at: OptionalTime;
  /** When the guest's player reported its first picture. */
  picture_at: OptionalTime;
  ended_at: OptionalTime;
  exit_code: number | null;
  /** The guest's own rule about spending that ended it. */
  ended_by: SpendingRoom['rule'] | null;
  /** The guest's balance when the chat ended, for the receipt. */
  balance_after: number | null;
}

export interface LivePreviewRow {
  id: string;
  /** `guest:<id>`, `session:<id>` or `address:<ip>`. */
  viewer: string;
  address: string;
  actor_id: number;
  started_at: Time;
  ends_at: Time;
}

/** The latest attempt of a guest's latest start, so that an attempt that was overtaken is told apart. */
export interface LiveSequenceRow {
  guest_id: string;
  /** The idempotency key that the attempts of one start share. */
  intent: string;
  last: number;
}

/** What demo performers say. */
export interface LiveReplyRow {
  language: string;
  intent: string;
  position: number;
  text: string;
}

export interface LiveTables {
  live_sessions: LiveSessionRow;
  live_participations: LiveParticipationRow;
  live_previews: LivePreviewRow;
  live_sequences: LiveSequenceRow;
  live_replies: LiveReplyRow;
}
