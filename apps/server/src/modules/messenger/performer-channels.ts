import type { StudioChannel, StudioMessage } from '@vx/contract/studio';
import { subjectOf } from '@vx/messenger-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { StudioCaller, StudioHandlers } from '../../platform/module.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import { idOf } from './channels.ts';
import { insertLines, type ChannelRow, type Line } from './lines.repository.ts';
import { announceChange, announceToActor, type MessengerDeps } from './messenger-deps.ts';
import {
  countUnreadOfActor,
  findChannelOfActor,
  listChannelsOfActor,
  listMessages,
  markSeenByActor,
  noteLastMessage,
  type MessageRow,
} from './messenger.repository.ts';
import { currencyOf } from './pricing.ts';
import { readMessage } from './read-text.ts';

type ChannelCalls = Pick<
  StudioHandlers,
  | 'GET /channels'
  | 'GET /channels/{channelId}'
  | 'POST /channels/{channelId}/messages'
  | 'POST /channels/{channelId}/seen'
>;

/** Before the key of a performer's own message, so that no guest can have written under it. */
const STUDIO_KEY = 'studio:';

async function channelOf(deps: MessengerDeps, row: ChannelRow): Promise<StudioChannel> {
  const guest = await deps.accounts.find(row.guest_id);
  return {
    channelId: String(row.id),
    name: guest?.name ?? '',
    language: guest?.language ?? 'en',
    unreadCount: row.actor_unread,
    subject: row.subject,
    lastMessageId: row.last_message_id === null ? null : String(row.last_message_id),
    at: row.last_message_at?.toISOString() ?? null,
  };
}

async function messagesOf(
  deps: MessengerDeps,
  channel: ChannelRow,
  rows: readonly MessageRow[],
  language: StudioCaller['language'],
): Promise<readonly StudioMessage[]> {
  const paid = rows.filter(({ price }) => price !== null).map(({ id }) => String(id));
  const [currency, parts] = await Promise.all([
    currencyOf(deps, channel.guest_id),
    deps.money.performerPartsOf({ actorId: channel.actor_id }, paid),
  ]);
  const show = (value: number) => deps.money.display({ value, currency }, language);
  return rows.map(({ id, sender, body, at, price }) => ({
    channelId: String(channel.id),
    messageId: String(id),
    from: sender === 'actor' ? 'performer' : sender,
    text: body.text,
    at: at.toISOString(),
    paid: price === null ? null : show(price),
    earned: price === null ? null : show(parts.get(String(id)) ?? 0),
  }));
}

/** What guests write to a performer outside of chats. Only who holds the chair answers. [ADR 0036] */
export function performerChannels(deps: MessengerDeps): ChannelCalls {
  const { read } = deps.database;
  const performerOf = ({ performer }: StudioCaller) => {
    if (performer === null) throw new OperationError('NEED_LOGIN');
    return performer;
  };
  return {
    async 'GET /channels'({ query, caller }) {
      const { actorId } = performerOf(caller);
      const [offset, limit] = [query.offset ?? 0, query.limit ?? 20];
      const page = { unread: query.filter === 'unread', offset, limit: limit + 1 };
      const [rows, unreadCount] = await Promise.all([
        listChannelsOfActor(read, actorId, page),
        countUnreadOfActor(read, actorId),
      ]);
      const items = await Promise.all(rows.slice(0, limit).map((row) => channelOf(deps, row)));
      return { items, nextOffset: rows.length > limit ? offset + limit : null, unreadCount };
    },

    async 'GET /channels/{channelId}'({ params, query, caller }) {
      const { actorId } = performerOf(caller);
      const before = query.before === undefined ? null : rowIdOf(query.before);
      if (query.before !== undefined && before === null)
        throw new OperationError('INVALID_INPUT', { field: 'before' });
      const row = await findChannelOfActor(read, actorId, idOf(params.channelId));
      if (!row) throw new OperationError('NOT_FOUND');
      const limit = query.limit ?? 30;
      const found = await listMessages(read, row.id, { before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const messages = await messagesOf(deps, row, shown, caller.language);
      return {
        channel: await channelOf(deps, row),
        messages: messages.toReversed(),
        next: found.length > limit ? String(shown.at(-1)?.id) : null,
      };
    },

    async 'POST /channels/{channelId}/messages'({ params, body, caller, idempotencyKey }) {
      const { actorId } = performerOf(caller);
      if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
      const text = readMessage(body.text, 'body/text');
      const channelId = idOf(params.channelId);
      const clientId = STUDIO_KEY + idempotencyKey;
      const { channel, line } = await deps.database.transaction(async (tx) => {
        const own = await tx
          .selectFrom('channels')
          .selectAll()
          .where('id', '=', channelId)
          .where('actor_id', '=', actorId)
          .where('last_message_at', 'is not', null)
          .forUpdate()
          .executeTakeFirst();
        if (!own) throw new OperationError('NOT_FOUND');
        const before = (await tx
          .selectFrom('lines')
          .selectAll()
          .where('channel_id', '=', channelId)
          .where('client_id', '=', clientId)
          .executeTakeFirst()) as Line<'text'> | undefined;
        if (before && before.body.text !== text) throw new OperationError('IDEMPOTENCY_KEY_REUSED');
        if (before) return { channel: own, line: before };
        await deps.performers?.requireChair(tx, caller);
        if (own.blocked) throw new OperationError('FORBIDDEN');
        const at = new Date(deps.clock.now());
        const [written] = await insertLines(tx, channelId, [
          { clientId, sender: 'actor', kind: 'text', body: { text }, at },
        ]);
        if (!written) throw new OperationError('IDEMPOTENCY_KEY_REUSED');
        await noteLastMessage(tx, channelId, {
          messageId: written.id,
          subject: subjectOf('text', { text }),
          at,
          unreadBy: 'guest',
        });
        announceChange(deps, own.guest_id, channelId);
        announceToActor(deps, own);
        return { channel: own, line: written as Line<'text'> };
      });
      const [message] = await messagesOf(deps, channel, [line], caller.language);
      if (!message) throw new OperationError('NOT_FOUND');
      return message;
    },

    async 'POST /channels/{channelId}/seen'({ params, body, caller }) {
      const { actorId } = performerOf(caller);
      const channelId = idOf(params.channelId);
      const seen = { channelId, until: idOf(body.until), at: new Date(deps.clock.now()) };
      if (!(await markSeenByActor(read, actorId, seen))) throw new OperationError('NOT_FOUND');
      announceToActor(deps, { id: channelId, actor_id: actorId });
      return { success: true };
    },
  };
}
