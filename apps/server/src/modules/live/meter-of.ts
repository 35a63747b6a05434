import type { Participation } from './live.repository.ts';
import { chatKinds, type TickedChat } from '@vx/live-core/rules';

/** What a chat's row says to the meter. */
export const meterOf = (chat: Participation): TickedChat => ({
  tariff: chatKinds[chat.kind].tariff,
  exits: chatKinds[chat.kind].exits,
  pricePerMinute: chat.price_per_minute,
  freeSeconds: chat.free_seconds,
  charged: chat.charged,
  billedMs: chat.billed_ms,
  tickedAt: chat.ticked_at.getTime(),
  startedAt: chat.started_at.getTime(),
  pictureAt: chat.picture_at?.getTime() ?? null,
  servedAt: chat.served_at?.getTime() ?? null,
  seenAt: chat.seen_at.getTime(),
});

/** Whole seconds of a chat that are billed. */
export const secondsOf = (chat: Pick<Participation, 'billed_ms'>): number =>
  Math.floor(chat.billed_ms / 1_000);

/** Seconds of a chat that vouchers paid for. */
export const freeSecondsUsed = (chat: Pick<Participation, 'billed_ms' | 'free_seconds'>): number =>
  Math.min(chat.free_seconds, secondsOf(chat));
