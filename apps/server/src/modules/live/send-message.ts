import { refuseMessage } from '@vx/messenger-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { SocketHandlers } from '../../platform/module.ts';
import {
  isSameContent,
  readContent,
  referenceOf,
  type MessageContent,
} from '../messenger/index.ts';
import type { LiveDeps } from './live-deps.ts';
import { lockChat, type Participation, type Tx } from './live.repository.ts';
import { readText, say } from './log-chat.ts';
import { announceLine } from './performer-events.ts';
import { enqueueReply } from './replies.ts';
import { lineViewOf } from './views.ts';

/**
 * Writes a line in a running chat; what is said outside of chats goes to the messenger. The guest's `clientId` is kept
 * for ever in the channel: a repeat is accepted and changes nothing. Words cost nothing in a chat; gifts are paid for
 * in the transaction that writes the line. Refused with `INVALID_INPUT`, `NOT_FOUND`, `CHAT_ENDED`,
 * `IDEMPOTENCY_KEY_REUSED`, `PRICE_CHANGED`, and what the wallet or a gift is refused with.
 */
export function sendMessage(deps: LiveDeps): NonNullable<SocketHandlers['sendMessage']> {
  return async (call) => {
    const { payload, clientId, caller } = call;
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    // One message of the socket for two systems: outside of chats it is the messenger's.
    if (!payload.isVideochat) return await deps.messages.send(call);
    const { chatId, expectedPrice = 0 } = payload;
    if (chatId === null)
      throw new OperationError('INVALID_INPUT', {
        fields: [{ path: 'payload/chatId', rule: 'required' }],
      });
    const content = readContent(payload, readText);
    if (clientId === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    await deps.database.transaction(async (tx) => {
      const chat = await lockChat(tx, chatId, guestId);
      if (!chat) throw new OperationError('NOT_FOUND');
      const known = await deps.log.findSaid(tx, chatId, clientId);
      if (known && !isSameContent(known, content))
        throw new OperationError('IDEMPOTENCY_KEY_REUSED');
      if (known) return;
      if (chat.state === 'ended') throw new OperationError('CHAT_ENDED');
      await write(deps, tx, chat, { clientId, content, expectedPrice });
    });
  };
}

interface Wanted {
  readonly clientId: string;
  readonly content: MessageContent;
  /** What the guest was shown that the gifts cost. */
  readonly expectedPrice: number;
}

/** The chat is locked before the wallet, as the meter locks them. */
async function write(
  deps: LiveDeps,
  tx: Tx,
  chat: Participation,
  { clientId, content, expectedPrice }: Wanted,
): Promise<void> {
  const { guest_id: guestId } = chat;
  const { text, gifts } = content;
  const wallet = gifts && (await deps.money.lockWallet(tx, guestId));
  const order =
    gifts && wallet
      ? await deps.gifts.order(tx, { guestId, currency: wallet.currency }, gifts)
      : null;
  const price = order?.price ?? 0;
  // Who has blocked whom ends no chat that runs.
  const refusal = gifts ? refuseMessage({ isBlocked: false, expectedPrice, price }) : null;
  if (refusal !== null) throw new OperationError('PRICE_CHANGED', { price });
  const line = await say(deps, tx, chat, {
    clientId,
    sender: 'guest',
    ...(text !== undefined && { text }),
    ...(order && { gifts: order.parts, price }),
  });
  // The same key in an earlier chat of the two: a key is one line's for ever.
  if (!line && order) throw new OperationError('IDEMPOTENCY_KEY_REUSED');
  if (!line) return;
  if (order && wallet)
    await deps.gifts.settle(tx, order, {
      performer: { id: chat.actor_id, name: chat.actor_name },
      reference: referenceOf(line),
      balance: wallet.balance,
    });
  await deps.guestEvents.append(tx, guestId, 'chatMessage', lineViewOf(deps, chat, line));
  await announceLine(deps, tx, chat, line);
  await enqueueReply(deps, tx, chat, line.id);
}
