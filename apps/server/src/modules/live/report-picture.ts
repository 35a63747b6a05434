import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { LiveDeps } from './live-deps.ts';
import { findChat, markPicture } from './live.repository.ts';

/**
 * The guest's player shows its first picture: the meter starts, as of when the report arrives. The first report
 * counts; one of a chat that is over changes nothing. [ADR 0003]
 */
export function reportPicture(
  deps: Pick<LiveDeps, 'database' | 'clock'>,
): RestHandler<'POST /live/{chatId}/picture'> {
  return async ({ params, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const at = new Date(deps.clock.now());
    const chat = await findChat(deps.database.read, String(params.chatId), caller.guestId);
    if (!chat) throw new OperationError('NOT_FOUND');
    await markPicture(deps.database.read, chat.id, at);
    return { success: true };
  };
}
