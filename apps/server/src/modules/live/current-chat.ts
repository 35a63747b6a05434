import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { LiveDeps } from './live-deps.ts';
import { findRunning } from './live.repository.ts';
import { findMessages } from './messages.repository.ts';
import { chatView, lineOf } from './views.ts';

/** Lines that a page which opens in the middle of a chat is given. */
const longestHistory = 500;

/** The chat that runs now: for a reload, a second tab, the other app. Hands out a fresh stream address. */
export function currentChat(deps: LiveDeps): RestHandler<'GET /live/current'> {
  return async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const chat = await findRunning(deps.database.read, caller.guestId);
    if (!chat) return null;
    const [wallet, messages] = await Promise.all([
      deps.money.balanceOf(caller.guestId),
      findMessages(deps.database.read, chat.id, longestHistory),
    ]);
    return {
      ...chatView(deps, chat, wallet?.balance ?? 0, caller.language),
      actorName: chat.actor_name,
      messages: messages.map(lineOf),
    };
  };
}
