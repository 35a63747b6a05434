import type { StudioLine, StudioRoom } from '@vx/contract/studio';
import { isUuid } from '../../platform/uuid.ts';
import { OperationError } from '../../platform/errors.ts';
import type { StudioHandlers } from '../../platform/module.ts';
import { endChatsOfActor } from './end-chat.ts';
import type { LiveDeps } from './live-deps.ts';
import { readText, say } from './log-chat.ts';
import { isSameContent, studioLineKey, type SaidLine } from '../messenger/index.ts';
import { studioGuestsOf, studioLinesOf, announceLine } from './performer-events.ts';
import { lineViewOf } from './views.ts';

/** Lines of each chat that the room is opened with. */
const OPENING_LINES = 50;

type RoomCalls = Pick<
  StudioHandlers,
  'GET /room' | 'POST /chats/{chatId}/lines' | 'POST /room/end'
>;

/** What a performer does in the room that she runs (ADR 0036). Only who holds her chair speaks for her. */
export function performerRoom(deps: LiveDeps): RoomCalls {
  return {
    async 'GET /room'({ caller }): Promise<StudioRoom | null> {
      const { performer, language } = caller;
      if (performer === null) throw new OperationError('NEED_LOGIN');
      const { read } = deps.database;
      const session = await read
        .selectFrom('live_sessions')
        .selectAll()
        .where('actor_id', '=', performer.actorId)
        .where('state', '=', 'running')
        .executeTakeFirst();
      if (!session) return null;
      const chats = await read
        .selectFrom('live_participations')
        .selectAll()
        .where('session_id', '=', session.id)
        .where('state', '=', 'running')
        .orderBy('started_at')
        .execute();
      const lines = await Promise.all(
        chats.map(async (chat) =>
          studioLinesOf(deps, chat, await deps.log.saidIn(read, chat.id, OPENING_LINES), language),
        ),
      );
      return {
        sessionId: session.id,
        kind: session.kind,
        startedAt: session.started_at.toISOString(),
        guests: [...(await studioGuestsOf(deps, chats, language))],
        lines: lines.flat().toSorted((a, b) => Number(a.lineId) - Number(b.lineId)),
      };
    },

    async 'POST /chats/{chatId}/lines'({ params, body, caller, idempotencyKey }) {
      const { performer } = caller;
      if (performer === null) throw new OperationError('NEED_LOGIN');
      if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
      const chatId = String(params.chatId);
      const text = readText(body.text, 'body/text');
      if (!isUuid(chatId)) throw new OperationError('NOT_FOUND');
      return await deps.database.transaction(async (tx) => {
        // The row is held, so that the chat does not end while the line is written.
        const chat = await tx
          .selectFrom('live_participations')
          .selectAll()
          .where('id', '=', chatId)
          .where('actor_id', '=', performer.actorId)
          .forUpdate()
          .executeTakeFirst();
        if (!chat) throw new OperationError('NOT_FOUND');
        const viewOf = async (line: SaidLine): Promise<StudioLine> =>
          (await studioLinesOf(deps, chat, [line], caller.language, tx))[0]!;
        const clientId = studioLineKey(idempotencyKey);
        const before = await deps.log.findSaid(tx, chatId, clientId);
        if (before && !isSameContent(before, { text }))
          throw new OperationError('IDEMPOTENCY_KEY_REUSED');
        if (before) return await viewOf(before);
        await deps.performers?.requireChair(tx, caller);
        if (chat.state === 'ended') throw new OperationError('CHAT_ENDED');
        const line = await say(deps, tx, chat, { clientId, sender: 'actor', text });
        // The same key in an earlier chat of the two: a key is one line's for ever.
        if (!line) throw new OperationError('IDEMPOTENCY_KEY_REUSED');
        await deps.guestEvents.append(
          tx,
          chat.guest_id,
          'chatMessage',
          lineViewOf(deps, chat, line),
        );
        await announceLine(deps, tx, chat, line);
        return await viewOf(line);
      });
    },

    async 'POST /room/end'({ caller }) {
      const { performer } = caller;
      if (performer === null) throw new OperationError('NEED_LOGIN');
      const success = await deps.database.transaction(async (tx) => {
        // Held until the end: nobody takes the chair in between.
        await deps.performers?.requireChair(tx, caller);
        return await endChatsOfActor(deps, tx, performer.actorId, 'host');
      });
      return { success };
    },
  };
}
