import type { StudioContract, StudioMessage } from '@vx/contract/studio';
import { OperationError } from '../../platform/errors.ts';
import type { StudioCaller, StudioHandlers } from '../../platform/module.ts';
import { announceMessage, studioChannelOf, studioMessagesOf } from './announce-message.ts';
import { findLine, insertLines, type ChannelRow, type SaidLine } from './lines.repository.ts';
import { idOf, pageOf, readMessage, sameMessage } from './message-input.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { listMessages, listUnseen } from './messenger.repository.ts';
import {
  blockByActor,
  countUnreadOfActor,
  findChannelOfActor,
  listChannelsOfActor,
  lockChannelOfActor,
  markSeenByActor,
} from './performer.repository.ts';
import { performerOf } from './performer-of.ts';
import { doBothShow } from './read-receipts.repository.ts';
import { announceSeenToGuest } from './read-receipts.ts';
import { studioLineKey } from './studio-key.ts';

type ChannelCalls = Pick<
  StudioHandlers,
  | 'GET /channels'
  | 'GET /channels/{channelId}/messages'
  | 'POST /channels/{channelId}/messages'
  | 'POST /channels/{channelId}/block'
  | 'POST /channels/{channelId}/seen'
>;

/** What a performer reads and answers outside of chats: in their own channels alone. */
export function performerChannels(deps: MessengerDeps): ChannelCalls {
  const { database } = deps;
  const channelOf = async (caller: StudioCaller, id: string | number): Promise<ChannelRow> => {
    const { actorId } = performerOf(caller);
    const channel = await findChannelOfActor(database.read, actorId, idOf(id));
    if (!channel) throw new OperationError('NOT_FOUND');
    return channel;
  };
  return {
    async 'GET /channels'({ query, caller }): Promise<StudioContract['GET /channels']['response']> {
      const { actorId } = performerOf(caller);
      const { filter = 'newest', offset = 0, limit = 20 } = query;
      const [rows, unreadCount] = await Promise.all([
        // One more than asked for tells whether there is a next page.
        listChannelsOfActor(database.read, actorId, { filter, offset, limit: limit + 1 }),
        countUnreadOfActor(database.read, actorId),
      ]);
      return {
        channels: await Promise.all(rows.slice(0, limit).map((row) => studioChannelOf(deps, row))),
        nextOffset: rows.length > limit ? offset + limit : null,
        unreadCount,
      };
    },

    async 'GET /channels/{channelId}/messages'({ params, query, caller }) {
      const row = await channelOf(caller, params.channelId);
      const page = await pageOf(query, (asked) => listMessages(database.read, row.id, asked));
      const [channel, messages, isShown, unseen] = await Promise.all([
        studioChannelOf(deps, row),
        studioMessagesOf(deps, row, page.messages, caller.language),
        doBothShow(database.read, row),
        listUnseen(database.read, row, 'actor'),
      ]);
      return {
        channel,
        messages: messages.map((message) =>
          isShown && message.from === 'performer' && !unseen.has(Number(message.messageId))
            ? { ...message, seen: true }
            : message,
        ),
        next: page.next,
      };
    },

    async 'POST /channels/{channelId}/messages'({ params, body, caller, idempotencyKey }) {
      const { actorId } = performerOf(caller);
      if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
      const channelId = idOf(params.channelId);
      const text = readMessage(body.text, 'body/text');
      const clientId = studioLineKey(idempotencyKey);
      return await database.transaction(async (tx): Promise<StudioMessage> => {
        const channel = await lockChannelOfActor(tx, actorId, channelId);
        if (!channel) throw new OperationError('NOT_FOUND');
        const viewOf = async (line: SaidLine): Promise<StudioMessage> => {
          const [message] = await studioMessagesOf(deps, channel, [line], caller.language, tx);
          return message!;
        };
        const known = await findLine(tx, channel.id, clientId);
        if (known) return await viewOf(sameMessage(known, { sender: 'actor', text }));
        await deps.performers?.requireChair(tx, caller);
        if (channel.blocked || channel.blocked_by_actor) throw new OperationError('FORBIDDEN');
        const at = new Date(deps.clock.now());
        const [line] = await insertLines(tx, channel.id, [
          { clientId, sender: 'actor', kind: 'text', body: { text }, at },
        ]);
        await announceMessage(deps, tx, channel.id, line as SaidLine);
        return await viewOf(line as SaidLine);
      });
    },

    async 'POST /channels/{channelId}/block'({ params, body, caller }) {
      const { actorId } = performerOf(caller);
      const change = { channelId: idOf(params.channelId), blocked: body.blocked };
      if (!(await blockByActor(database.read, actorId, change)))
        throw new OperationError('NOT_FOUND');
      return { success: true };
    },

    async 'POST /channels/{channelId}/seen'({ params, body, caller }) {
      const { actorId } = performerOf(caller);
      const seen = {
        channelId: idOf(params.channelId),
        until: idOf(body.until),
        at: new Date(deps.clock.now()),
      };
      const channel = await database.transaction(async (tx) => {
        const locked = await lockChannelOfActor(tx, actorId, seen.channelId);
        return locked && (await markSeenByActor(tx, actorId, seen)) ? locked : null;
      });
      if (!channel) throw new OperationError('NOT_FOUND');
      if (channel.actor_unread_count > 0) announceSeenToGuest(deps, channel, seen.until);
      return { success: true };
    },
  };
}
