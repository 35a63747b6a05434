import type { ChatRecord } from './live.repository.ts';
import { chatKinds, type TickedChat } from '@vx/live-core/rules';

/** What a chat's row says to the meter. */
export const meterOf = (chat: ChatRecord): TickedChat => ({
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
