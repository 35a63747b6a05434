import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { SpendingRoom } from '@vx/money-core/rules';
import type { LiveDeps } from './live-deps.ts';
import {
  findChat,
  listEnded,
  lockChat,
  lockChatOfGuest,
  lockChatsOfActor,
  lockChatsOfSessions,
  type Participation,
  type Tx,
} from './live.repository.ts';
import { exitCodes, spendableBalance, readMeter, type ExitCode } from '@vx/live-core/rules';
import { meterOf } from './meter-of.ts';
import { chargeOf, finish } from './settle.ts';
import { receiptOf, receiptsOf } from './views.ts';

/** Charges up to now and ends the chat with this reason. */
async function endNow(
  deps: LiveDeps,
  tx: Tx,
  chat: Participation,
  exitCode: ExitCode,
  endedBy?: SpendingRoom['rule'],
): Promise<Participation> {
  const now = deps.clock.now();
  const wallet = await deps.money.lockWallet(tx, chat.guest_id);
  const room = (await deps.money.roomOf(tx, [chat.guest_id], 'spend')).get(chat.guest_id);
  const reading = readMeter(meterOf(chat), spendableBalance(wallet.balance, room), now);
  const charges = reading.charge > 0 ? [chargeOf(chat, reading)] : [];
  const outcome = (await deps.money.chargeMany(tx, charges)).get(chat.guest_id);
  // A rule of spending may refuse the last seconds: they are not paid, the chat ends all the same.
  const refused = outcome?.kind === 'refused';
  return await finish(deps, tx, chat, {
    exitCode,
    ...(endedBy && { endedBy }),
    endedAt: now,
    charged: refused ? chat.charged : reading.charged,
    billedMs: refused ? chat.billed_ms : reading.billedMs,
    balance: outcome?.kind === 'charged' ? outcome.receipt.balance : wallet.balance,
    isUnpaid: refused,
  });
}

/** The guest ends the chat. Repeating it answers the same receipt. [RU-chatexit-client] */
export function endChat(deps: LiveDeps): RestHandler<'POST /live/{chatId}/end'> {
  return async ({ params, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const chat = await deps.database.transaction(async (tx) => {
      const found = await lockChat(tx, String(params.chatId), guestId);
      if (!found) throw new OperationError('NOT_FOUND');
      return found.state === 'ended' ? found : await endNow(deps, tx, found, exitCodes.guestEnded);
    });
    return await receiptOf(deps, chat, caller.language);
  };
}

/**
 * Ends what a performer runs from the other side, for all who take part: the host, or somebody with the right
 * to. Answers whether there was something. [RU-chatexit-host] [RU-chatexit-admin]
 */
export async function endChatsOfActor(
  deps: LiveDeps,
  tx: Tx,
  actorId: number,
  by: 'host' | 'admin',
): Promise<boolean> {
  const chats = await lockChatsOfActor(tx, actorId);
  for (const chat of chats)
    await endNow(deps, tx, chat, by === 'host' ? exitCodes.hostEnded : exitCodes.adminKick);
  return chats.length > 0;
}

/** Ends the running chat of a guest whose own rule lets nothing more be spent. [RU-chatexit-503] */
export async function endChatOfGuest(
  deps: LiveDeps,
  guestId: string,
  rule: SpendingRoom['rule'],
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const chat = await lockChatOfGuest(tx, guestId);
    if (chat) await endNow(deps, tx, chat, exitCodes.timeLimit, rule);
  });
}

/**
 * Ends the chats that these sessions started, in the transaction that removes the sessions: who logs
 * out, everywhere or here, pays and shows nothing any more. [RU-chatexit-client]
 */
export async function endChatsOfSessions(
  deps: LiveDeps,
  tx: Tx,
  sessionIds: readonly string[],
): Promise<void> {
  for (const chat of await lockChatsOfSessions(tx, sessionIds))
    await endNow(deps, tx, chat, exitCodes.guestGone);
}

export function getReceipt(deps: LiveDeps): RestHandler<'GET /live/{chatId}/receipt'> {
  return async ({ params, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const chat = await findChat(deps.database.read, String(params.chatId), caller.guestId);
    if (!chat) throw new OperationError('NOT_FOUND');
    if (chat.state === 'running') throw new OperationError('CHAT_RUNNING');
    return await receiptOf(deps, chat, caller.language);
  };
}

/** Receipts of the guest's chats, newest first. */
export function getChats(deps: LiveDeps): RestHandler<'GET /live/chats'> {
  return async ({ query, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { rows, total } = await listEnded(deps.database.read, {
      guestId: caller.guestId,
      offset: query.offset ?? 0,
      limit: query.limit ?? 20,
    });
    return { total, items: [...(await receiptsOf(deps, rows, caller.language))] };
  };
}
