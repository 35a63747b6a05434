import type { SenderType } from '@vx/contract/enums';
import type { LineBodies } from '@vx/messenger-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { SocketHandlers } from '../../platform/module.ts';
import { announceMessage } from './announce-message.ts';
import { insertLines, openChannel, type SaidLine } from './lines.repository.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { sendBySocket } from './write-message.ts';

/** A message on its way into a channel. */
export interface NewMessage {
  readonly guestId: string;
  readonly actorId: number;
  readonly sender: SenderType;
  readonly type: 'text';
  readonly data: LineBodies['text'];
  /** What it is written for: of several for the same in one channel only the first is written, for ever. */
  readonly cause: string | null;
}

/** How whatever writes to a channel does it. */
export interface MessengerApi {
  /**
   * Writes in the caller's transaction; both sides hear of it after the commit. Answers `false`
   * when nothing was written: one of the two has blocked the other, or it was written before.
   */
  write(tx: AnyTransaction, message: NewMessage): Promise<boolean>;
  /** Takes the socket message that writes in a channel outside of chats. [SO-sendMessage] */
  readonly send: NonNullable<SocketHandlers['sendMessage']>;
}

export function createMessengerApi(deps: MessengerDeps): MessengerApi {
  return {
    send: sendBySocket(deps),
    async write(tx, { guestId, actorId, sender, type, data, cause }) {
      const at = new Date(deps.clock.now());
      const channel = await openChannel(tx, guestId, actorId);
      if (channel.blocked || channel.blocked_by_actor) return false;
      const message = { clientId: cause, sender, kind: type, body: data, at };
      const [line] = await insertLines(tx, channel.id, [message]);
      if (!line) return false;
      await announceMessage(deps, tx, channel.id, line as SaidLine);
      return true;
    },
  };
}
