import type { RestContract } from '@vx/contract/rest';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler, SocketHandlers } from '../../platform/module.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import type { ChannelRow } from './lines.repository.ts';
import { announceChange, type MessengerDeps } from './messenger-deps.ts';
import {
  countUnread,
  findChannel,
  listMessages,
  markAllSeen,
  markSeen,
  setArchived,
  type MessageRow,
} from './messenger.repository.ts';

type Page = RestContract['GET /messenger/channel/{channelId}']['response'];

/** A channel as its guest sees it. */
export function channelOf(row: ChannelRow, isActorOnline: boolean): Page['channel'] {
  return {
    id: String(row.id),
    actorId: String(row.actor_id),
    guestId: row.guest_id,
    unread: row.unread_count > 0,
    unreadCount: row.unread_count,
    archived: row.archived,
    blocked: row.blocked,
    isActorOnline,
    lastMessageId: row.last_message_id === null ? null : String(row.last_message_id),
    subject: row.subject,
    messageTimestamp:
      row.last_message_id === null ? null : (row.last_message_at?.toISOString() ?? null),
    lastViewedTimestamp: row.last_viewed_at?.toISOString() ?? null,
  };
}

const messageOf = (row: MessageRow): Page['messages'][number] => ({
  id: String(row.id),
  senderType: row.sender,
  type: row.kind,
  data: row.body,
  sentAt: row.at.toISOString(),
});

const channelFor = async (deps: MessengerDeps, row: ChannelRow): Promise<Page['channel']> =>
  channelOf(row, (await deps.actors.onlineAmong([row.actor_id])).has(row.actor_id));

/** The id that a call names. @throws OperationError NOT_FOUND when nothing can have it */
function idOf(text: string | number): number {
  const id = rowIdOf(String(text));
  if (id === null) throw new OperationError('NOT_FOUND');
  return id;
}

/** [RE-messengerChannel] */
export function getChannel(deps: MessengerDeps): RestHandler<'GET /messenger/channel/{channelId}'> {
  return async ({ caller, params, query }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { read } = deps.database;
    const before = query.before === undefined ? null : rowIdOf(query.before);
    if (query.before !== undefined && before === null)
      throw new OperationError('INVALID_INPUT', { field: 'before' });
    const row = await findChannel(read, caller.guestId, { id: idOf(params.channelId) });
    if (!row) throw new OperationError('NOT_FOUND');
    const limit = query.limit ?? 30;
    // One more than shown tells whether there are older ones.
    const found = await listMessages(read, row.id, { before, limit: limit + 1 });
    const shown = found.slice(0, limit);
    return {
      channel: await channelFor(deps, row),
      messages: shown.map(messageOf).toReversed(),
      next: found.length > limit ? String(shown.at(-1)?.id) : null,
    };
  };
}

/** [RE-messengerChannelByActor] */
export function getChannelByActor(
  deps: MessengerDeps,
): RestHandler<'GET /messenger/channel/actor/{actorId}'> {
  return async ({ caller, params }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const actor = await deps.actors.find(idOf(params.actorId), caller.language);
    if (!actor) throw new OperationError('NOT_FOUND');
    const row = await findChannel(deps.database.read, caller.guestId, { actorId: actor.id });
    return { channel: row && channelOf(row, actor.online) };
  };
}

/** What came after `until` stays unread. [RU-messenger-select-marks-read] */
export function seeChannel(
  deps: MessengerDeps,
): RestHandler<'POST /messenger/channel/{channelId}/seen'> {
  return async ({ caller, params, body }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const channelId = idOf(params.channelId);
    const seen = { channelId, until: idOf(body.until), at: new Date(deps.clock.now()) };
    if (!(await markSeen(deps.database.read, guestId, seen))) throw new OperationError('NOT_FOUND');
    announceChange(deps, guestId, channelId);
    return { success: true };
  };
}

/** [RU-messenger-all-seen] */
async function seeAll(deps: MessengerDeps, guestId: string | null): Promise<void> {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  const { database, clock, guestFrames } = deps;
  await markAllSeen(database.read, guestId, new Date(clock.now()));
  const unreadCount = await countUnread(database.read, guestId);
  await guestFrames.send(guestId, 'allChannelsSeen', { unreadCount });
}

/** True archives, false brings back. [RU-messenger-unarchive] */
async function archive(
  deps: MessengerDeps,
  guestId: string | null,
  { id, archived }: { readonly id: string | number; readonly archived: boolean },
): Promise<void> {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  const channelId = idOf(id);
  if (!(await setArchived(deps.database.read, guestId, channelId, archived)))
    throw new OperationError('NOT_FOUND');
  announceChange(deps, guestId, channelId);
}

/** [SO-setAllChannelsSeen] */
export const seeAllBySocket =
  (deps: MessengerDeps): NonNullable<SocketHandlers['setAllChannelsSeen']> =>
  ({ caller }) =>
    seeAll(deps, caller.guestId);

/** For forms, which have no socket. */
export const seeAllByForm =
  (deps: MessengerDeps): RestHandler<'POST /messenger/seen'> =>
  async ({ caller }) => {
    await seeAll(deps, caller.guestId);
    return { success: true };
  };

/** [SO-archiveChannel] */
export const archiveBySocket =
  (deps: MessengerDeps): NonNullable<SocketHandlers['archiveChannel']> =>
  ({ caller, payload: { channelId, status } }) =>
    archive(deps, caller.guestId, { id: channelId, archived: status });

/** For forms, which have no socket. */
export const archiveByForm =
  (deps: MessengerDeps): RestHandler<'POST /messenger/channel/{channelId}/archive'> =>
  async ({ caller, params, body }) => {
    await archive(deps, caller.guestId, { id: params.channelId, archived: body.archived });
    return { success: true };
  };
