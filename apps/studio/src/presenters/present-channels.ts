import type { StudioChannel } from '@vx/contract/studio';
import { DAY_MS } from '@vx/kernel';
import type { ChannelSnapshot } from '@vx/ui/channel-list';
import { pathOfChannel } from '../app/paths.ts';
import type { StudioTexts } from '../app/texts.ts';

/** The name that a guest goes by; whose account is gone has none. */
export const presentGuest = (
  { say }: Pick<StudioTexts, 'say'>,
  { name }: Pick<StudioChannel, 'name'>,
): string => name || say('studio.messages.guest');

/** When something was written: today its time, in the last days the weekday, before that the date. */
function presentWhen(
  texts: Pick<StudioTexts, 'formatTime' | 'formatDate'>,
  iso: string,
  now: number,
): string {
  const today = texts.formatDate(new Date(now).toISOString(), 'full');
  if (texts.formatDate(iso, 'full') === today) return texts.formatTime(iso);
  return texts.formatDate(iso, now - Date.parse(iso) < 6 * DAY_MS ? 'weekday' : 'short');
}

/**
 * The rows of the inbox.
 * @param now epoch milliseconds
 */
export function presentChannels(
  texts: Pick<StudioTexts, 'say' | 'formatTime' | 'formatDate'>,
  channels: readonly StudioChannel[],
  now: number,
): readonly ChannelSnapshot[] {
  return channels.map((channel) => ({
    id: channel.channelId,
    name: presentGuest(texts, channel),
    href: pathOfChannel(channel.channelId),
    picture: null,
    preview: channel.subject || texts.say('studio.earnings.present'),
    time: channel.lastMessageAt === null ? '' : presentWhen(texts, channel.lastMessageAt, now),
    dateTime: channel.lastMessageAt ?? undefined,
    unread: channel.unreadCount,
  }));
}

/** How many conversations the first page shows. */
const FIRST = 5;

/** Who wants an answer: unread before read, each newest first. */
export const firstChannels = (channels: readonly StudioChannel[]): readonly StudioChannel[] =>
  channels
    .toSorted((a, b) => Number(b.unreadCount > 0) - Number(a.unreadCount > 0))
    .slice(0, FIRST);
