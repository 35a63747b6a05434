import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler, SocketHandlers } from '../../platform/module.ts';
import type { WalletCurrency } from '../money/index.ts';
import type { ChannelRow } from './lines.repository.ts';
import { idOf, pageOf } from './message-input.ts';
import { payerOf, termsOf, termsView } from './message-terms.ts';
import { announceChange, type MessengerDeps } from './messenger-deps.ts';
import {
  countUnread,
  findChannel,
  listMessages,
  listUnseen,
  markAllSeen,
  markSeen,
  putAside,
  type MessageRow,
} from './messenger.repository.ts';
import { doBothShow } from './read-receipts.repository.ts';
import { announceSeenToPerformers } from './read-receipts.ts';
import { channelOf, messageOf } from './views.ts';

/** A channel with what writing in it costs. @throws OperationError NOT_FOUND: the performer is not there any more */
async function channelFor(
  deps: MessengerDeps,
  row: ChannelRow,
  { language }: Caller,
): Promise<{ readonly channel: ReturnType<typeof channelOf>; readonly currency: WalletCurrency }> {
  const [actor, payer] = await Promise.all([
    deps.actors.find(row.actor_id, language),
    payerOf(deps, deps.database.read, row.guest_id, [row.actor_id]),
  ]);
  if (!actor) throw new OperationError('NOT_FOUND');
  const terms = termsView(deps, termsOf(deps, row, actor, payer), payer.currency, language);
  return { channel: channelOf(row, actor.online, terms), currency: payer.currency };
}

/** [RE-messengerChannel] */
export function getChannel(deps: MessengerDeps): RestHandler<'GET /messenger/channel/{channelId}'> {
  return async ({ caller, params, query }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { read } = deps.database;
    const row = await findChannel(read, caller.guestId, { id: idOf(params.channelId) });
    if (!row) throw new OperationError('NOT_FOUND');
    const page = await pageOf(query, (asked) => listMessages(read, row.id, asked));
    const { channel, currency } = await channelFor(deps, row, caller);
    const priceOf = ({ price }: MessageRow) =>
      price ? deps.money.display({ value: price, currency }, caller.language) : null;
    const [unseen, isShown] = await Promise.all([
      listUnseen(read, row, 'guest'),
      doBothShow(read, row),
    ]);
    return {
      channel,
      messages: page.messages.map((message) => ({
        ...messageOf(message, priceOf(message)),
        // Gifts could be taken back before they were given.
        ...(unseen.get(message.id) === 'text' && { mayTakeBack: true }),
        ...(isShown && message.sender === 'guest' && !unseen.has(message.id) && { seen: true }),
      })),
      next: page.next,
      draft: { text: row.draft, version: row.draft_version },
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
    return { channel: row && (await channelFor(deps, row, caller)).channel };
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
    const channel = await markSeen(deps.database.read, guestId, seen);
    if (!channel) throw new OperationError('NOT_FOUND');
    announceChange(deps, guestId, channelId);
    if (channel.wasUnread) announceSeenToPerformers(deps, [{ ...channel, until: seen.until }]);
    return { success: true };
  };
}

/** [RU-messenger-all-seen] */
async function seeAll(deps: MessengerDeps, guestId: string | null): Promise<void> {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  const { database, clock, guestFrames } = deps;
  const seen = await markAllSeen(database.read, guestId, new Date(clock.now()));
  const unreadCount = await countUnread(database.read, guestId);
  await guestFrames.send(guestId, 'allChannelsSeen', { unreadCount });
  announceSeenToPerformers(
    deps,
    seen.map((channel) => ({ ...channel, until: channel.last_message_id ?? 0 })),
  );
}

/** True archives or blocks, false brings back. [RU-messenger-unarchive] */
async function change(
  deps: MessengerDeps,
  guestId: string | null,
  id: string | number,
  to: Parameters<typeof putAside>[3],
): Promise<void> {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  const channelId = idOf(id);
  if (!(await putAside(deps.database.read, guestId, channelId, to)))
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
    change(deps, caller.guestId, channelId, { archived: status });

/** For forms, which have no socket. */
export const archiveByForm =
  (deps: MessengerDeps): RestHandler<'POST /messenger/channel/{channelId}/archive'> =>
  async ({ caller, params, body }) => {
    await change(deps, caller.guestId, params.channelId, { archived: body.archived });
    return { success: true };
  };

/** What is written by the other side, or was on its way, finds it closed from now on. */
export const blockChannel =
  (deps: MessengerDeps): RestHandler<'POST /messenger/channel/{channelId}/block'> =>
  async ({ caller, params, body }) => {
    await change(deps, caller.guestId, params.channelId, { blocked: body.blocked });
    return { success: true };
  };
