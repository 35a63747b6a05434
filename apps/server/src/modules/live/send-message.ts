import { OperationError } from '../../platform/errors.ts';
import type { SocketHandlers } from '../../platform/module.ts';
import type { LiveDeps } from './live-deps.ts';
import { lockChat } from './live.repository.ts';
import { readText, say } from './log-chat.ts';
import { announceLine } from './performer-events.ts';
import { enqueueReply } from './replies.ts';
import { lineOf } from './views.ts';

/**
 * Writes a line in a running chat; what is said outside of chats goes to the messenger. The guest's `clientId` is kept for ever in the channel: a repeat is
 * accepted and changes nothing. Refused with `INVALID_INPUT`, `NOT_FOUND` or `CHAT_ENDED`.
 */
export function sendMessage(deps: LiveDeps): NonNullable<SocketHandlers['sendMessage']> {
  return async (call) => {
    const { payload, clientId, caller } = call;
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    // One message of the socket for two systems: outside of chats it is the messenger's.
    if (!payload.isVideochat) return await deps.messages.send(call);
    const { chatId } = payload;
    if (chatId === null)
      throw new OperationError('INVALID_INPUT', {
        fields: [{ path: 'payload/chatId', rule: 'required' }],
      });
    const text = readText(payload.data.text, 'payload/data/text');
    if (payload.messageType !== 'text')
      throw new OperationError('INVALID_INPUT', {
        fields: [{ path: 'payload/messageType', rule: 'enum' }],
      });
    if (clientId === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    await deps.database.transaction(async (tx) => {
      const chat = await lockChat(tx, chatId, guestId);
      if (!chat) throw new OperationError('NOT_FOUND');
      if (chat.state === 'ended') {
        if ((await deps.log.findSaid(tx, chatId, clientId)) === null)
          throw new OperationError('CHAT_ENDED');
        return;
      }
      const line = await say(deps, tx, chat, { clientId, sender: 'guest', text });
      if (!line) return;
      await deps.guestEvents.append(tx, guestId, 'chatMessage', lineOf(chatId, line));
      await announceLine(deps, tx, chat, line);
      await enqueueReply(deps, tx, chat, line.id);
    });
  };
}
