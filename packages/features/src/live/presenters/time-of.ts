import type { PageFormats } from '../../texts/presenter-texts.ts';

/** What tells the time of day. */
export type Clock = Pick<PageFormats, 'formatTime'>;

/** The time of something in a chat: `22:31`. */
export const timeOf = (intl: Clock, at: string): string =>
  intl.formatTime(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
