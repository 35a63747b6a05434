import type { MessageType, SenderType } from '@vx/contract/enums';
import { subjectOf } from '@vx/messenger-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { announceChange, type MessengerDeps } from './messenger-deps.ts';
import { insertMessage, noteLastMessage, openChannel } from './messenger.repository.ts';
import type { MessageData } from './tables.ts';

/** A message on its way into a channel. */
export interface NewMessage {
  readonly guestId: string;
  readonly actorId: number;
  readonly sender: SenderType;
  readonly type: MessageType;
  readonly data: MessageData;
  /** What it is written for: of several for the same in one channel only the first is written, for ever. */
  readonly cause: string | null;
}

/** How whatever writes to a channel does it. */
export interface MessengerApi {
  /**
   * Writes in the caller's transaction; the guest's tabs hear of it after the commit. Answers `false`
   * when nothing was written: the guest has blocked the performer, or it was written before.
   */
  write(tx: AnyTransaction, message: NewMessage): Promise<boolean>;
}

export function createMessengerApi(deps: MessengerDeps): MessengerApi {
  return {
    async write(tx, { guestId, actorId, sender, type, data, cause }) {
      const at = new Date(deps.clock.now());
      const channel = await openChannel(tx, guestId, actorId, at);
      if (channel.blocked) return false;
      const message = { channelId: channel.id, sender, type, data, at, cause };
      const messageId = await insertMessage(tx, message);
      if (messageId === null) return false;
      await noteLastMessage(tx, channel.id, {
        messageId,
        subject: subjectOf(type, data),
        at,
        isUnread: sender !== 'guest',
      });
      announceChange(deps, guestId, channel.id);
      return true;
    },
  };
}
