import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { LiveDeps } from './live-deps.ts';
import { findRunning } from './live.repository.ts';
import { spendableBalance } from '@vx/live-core/rules';
import { chatView, lineViewOf } from './views.ts';

/** Lines that a page which opens in the middle of a chat is given. */
const maxHistory = 500;

/** The chat that runs now: for a reload, a second tab, the other app. Hands out a fresh stream address. */
export function currentChat(deps: LiveDeps): RestHandler<'GET /live/current'> {
  return async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const chat = await findRunning(deps.database.read, caller.guestId);
    if (!chat) return null;
    const { guestId } = caller;
    const [wallet, rooms, messages] = await Promise.all([
      deps.money.balanceOf(guestId),
      deps.money.roomOf(deps.database.read, [guestId], 'spend'),
      deps.log.saidIn(deps.database.read, chat.id, maxHistory),
    ]);
    const balance = wallet?.balance ?? 0;
    const funds = spendableBalance(balance, rooms.get(guestId));
    return {
      ...chatView(deps, chat, { balance, funds }, caller),
      actorName: chat.actor_name,
      messages: messages.map((line) => lineViewOf(deps, chat, line)),
    };
  };
}
