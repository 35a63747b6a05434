import { isAskedAtExit } from '@vx/live-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { lockRating, moveDay, putRating } from './ratings.repository.ts';
import type { SurveysDeps } from './surveys-deps.ts';
import { dayOf, isLiked, stillCounts } from './surveys.rules.ts';

/**
 * How a chat was, said by its guest. The last answer counts, once; performer and kind are those of the chat,
 * whatever the body says. [RE-surveyChatExit]
 */
export function rateChat(deps: SurveysDeps): RestHandler<'POST /survey/chatexit'> {
  return async ({ body, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    await deps.database.transaction(async (tx) => {
      // Locked: two answers at once are one after the other.
      const chat = await deps.live.chatOf(tx, guestId, body.chatId);
      if (!chat) throw new OperationError('NOT_FOUND');
      if (chat.isRunning) throw new OperationError('CHAT_RUNNING');
      if (!isAskedAtExit(chat.seconds)) throw new OperationError('CHAT_TOO_SHORT');
      const { actorId, kind } = chat;
      const now = deps.clock.now();
      const before = await lockRating(tx, body.chatId);
      const day = before?.day ?? dayOf(now);
      const stars = body.rating;
      await putRating(tx, {
        chat_id: body.chatId,
        guest_id: guestId,
        actor_id: actorId,
        kind,
        stars,
        feedback: body.feedback,
        is_mobile: body.mobile,
        url: body.currentUrl,
        day,
        rated_at: new Date(now),
      });
      if (before?.stars === stars || !stillCounts(day, now)) return;
      await moveDay(tx, { actorId, day }, [
        { stars, by: 1 },
        ...(before ? [{ stars: before.stars, by: -1 } as const] : []),
      ]);
      await deps.actors.countRatings(tx, actorId, {
        count: before ? 0 : 1,
        liked: Number(isLiked(stars)) - Number(before !== null && isLiked(before.stars)),
      });
    });
    return { success: true };
  };
}
