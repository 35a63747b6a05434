import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import {
  insertLines,
  findLastTalks,
  findSaid,
  listSaid,
  openChannel,
  saidMore,
  sumGifts,
  type Line,
  type NewLine,
  type SaidLine,
} from './lines.repository.ts';

/** The log of what guests and performers say to each other, for the modules beside: that of their chats first. */
export interface ChannelLog {
  /**
   * Writes in the caller's transaction, which holds the lock of the channel from here on; answers the lines that were
   * not there before, in order. A line of a chat is unread nowhere and brings no channel back: the guest was there.
   */
  append(
    tx: AnyTransaction,
    between: { readonly guestId: string; readonly actorId: number },
    lines: readonly NewLine[],
  ): Promise<readonly Line[]>;
  /** What was said in a chat, the latest `limit` lines, the oldest first. */
  saidIn(db: AnyDatabase['read'], chatId: string, limit: number): Promise<readonly SaidLine[]>;
  /** Whether the guest said something in a chat after this line. */
  saidMore(db: AnyDatabase['read'], chatId: string, lineId: number): Promise<boolean>;
  /** What was said in a chat under this sender's id; `null`: nothing. */
  findSaid(db: AnyDatabase['read'], chatId: string, clientId: string): Promise<SaidLine | null>;
  /** What was paid for gifts in each of these chats, minor units of its guest's wallet; only where something was. */
  giftsIn(
    db: AnyDatabase['read'] | AnyTransaction,
    chatIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** When a guest and each of these performers last talked, in a chat or by the guest's own message; only who did. */
  lastTalks(
    db: AnyDatabase['read'],
    guestId: string,
    actorIds: readonly number[],
  ): Promise<ReadonlyMap<number, Date>>;
}

export const channelLog: ChannelLog = {
  async append(tx, { guestId, actorId }, lines) {
    const channel = await openChannel(tx, guestId, actorId);
    return await insertLines(tx, channel.id, lines);
  },
  saidIn: listSaid,
  saidMore,
  findSaid,
  giftsIn: sumGifts,
  lastTalks: findLastTalks,
};
