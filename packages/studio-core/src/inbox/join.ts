import type { StudioChannel, StudioMessage } from '@vx/contract/studio';

type Placed = Pick<StudioMessage, 'messageId'>;

/** Whether a message was written before another: ids rise with time. */
export const isBelow = (message: Placed, other: Placed): boolean =>
  Number(message.messageId) < Number(other.messageId);

/** Each message once, oldest first, seen where either says so. The same list when there is nothing new among the others. */
export function joinMessages(
  known: readonly StudioMessage[],
  others: readonly StudioMessage[],
): readonly StudioMessage[] {
  const ids = new Set(known.map(({ messageId }) => messageId));
  const fresh = others.filter(({ messageId }) => !ids.has(messageId));
  const seen = new Set(others.flatMap((one) => (one.seen ? one.messageId : [])));
  const isSeenNow = (one: StudioMessage): boolean => !one.seen && seen.has(one.messageId);
  const kept = known.some(isSeenNow)
    ? known.map((one) => (isSeenNow(one) ? { ...one, seen: true } : one))
    : known;
  if (fresh.length === 0) return kept;
  return [...kept, ...fresh].toSorted((a, b) => Number(a.messageId) - Number(b.messageId));
}

/** Each channel once, in the order in which they are met first. */
export function joinChannels(
  known: readonly StudioChannel[],
  others: readonly StudioChannel[],
): readonly StudioChannel[] {
  const ids = new Set(known.map(({ channelId }) => channelId));
  return [...known, ...others.filter(({ channelId }) => !ids.has(channelId))];
}

/** Whether a channel says more than what is known of it: events may tell of what an answer knew already. */
export const isNewer = (channel: StudioChannel, known: StudioChannel): boolean =>
  Number(channel.lastMessageId ?? 0) > Number(known.lastMessageId ?? 0);
