import { OperationError } from '../../platform/errors.ts';
import type { RestHandler, StudioHandlers } from '../../platform/module.ts';
import type { ChannelRow } from './lines.repository.ts';
import { idOf } from './message-input.ts';
import { sendAfterCommit, type MessengerDeps } from './messenger-deps.ts';
import { findChannel } from './messenger.repository.ts';
import { performerOf } from './performer-of.ts';
import { findChannelOfActor } from './performer.repository.ts';
import {
  doesActorShow,
  doesGuestShow,
  listShown,
  setActorShows,
  setGuestShows,
} from './read-receipts.repository.ts';

type Pair = Pick<ChannelRow, 'id' | 'guest_id' | 'actor_id'>;

/** Tells the guest's windows up to where the performer has seen. */
export function announceSeenToGuest(deps: MessengerDeps, channel: Pair, until: number): void {
  const { database, guestFrames } = deps;
  sendAfterCommit(deps, async () => {
    const shown = await listShown(database.read, [channel.id]);
    if (shown.has(channel.id))
      await guestFrames.send(channel.guest_id, 'channelSeen', {
        channelId: String(channel.id),
        until: String(until),
      });
  });
}

/** Tells the windows of performers up to where a guest has seen each of these channels. */
export function announceSeenToPerformers(
  deps: MessengerDeps,
  seen: readonly (Pair & { readonly until: number })[],
): void {
  const { database, performers, performerFrames } = deps;
  sendAfterCommit(deps, async () => {
    const shown = await listShown(
      database.read,
      seen.map(({ id }) => id),
    );
    for (const { id, actor_id, until } of seen) {
      const performer = shown.has(id) ? await performers?.of(actor_id) : null;
      if (performer)
        await performerFrames.send(performer.id, 'channelSeen', {
          channelId: String(id),
          until: String(until),
        });
    }
  });
}

/** Tells the guest's windows that the performer is writing. */
export async function sendTypingToGuest(
  { database, guestFrames }: Pick<MessengerDeps, 'database' | 'guestFrames'>,
  channel: Pair,
): Promise<void> {
  const shown = await listShown(database.read, [channel.id]);
  if (shown.has(channel.id))
    await guestFrames.send(channel.guest_id, 'actorTyping', { channelId: String(channel.id) });
}

/** The guest is writing. Where the performer is not told, the guest does not learn why. */
export const guestTypes =
  (deps: MessengerDeps): RestHandler<'POST /messenger/channel/{channelId}/typing'> =>
  async ({ caller, params }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const id = idOf(params.channelId);
    const channel = await findChannel(deps.database.read, caller.guestId, { id });
    if (!channel) throw new OperationError('NOT_FOUND');
    const shown = await listShown(deps.database.read, [channel.id]);
    const performer = shown.has(channel.id) ? await deps.performers?.of(channel.actor_id) : null;
    if (performer)
      await deps.performerFrames.send(performer.id, 'guestTyping', {
        channelId: String(channel.id),
      });
    return { success: true };
  };

/** Whether the guest shows what it has read. */
export const getReceipts =
  (deps: MessengerDeps): RestHandler<'GET /messenger/readReceipts'> =>
  async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    return { shown: await doesGuestShow(deps.database.read, caller.guestId) };
  };

export const setReceipts =
  (deps: MessengerDeps): RestHandler<'POST /messenger/readReceipts'> =>
  async ({ caller, body: { shown } }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const at = new Date(deps.clock.now());
    await setGuestShows(deps.database.read, caller.guestId, { shown, at });
    return { success: true };
  };

/** The same of performers. */
export function performerReceipts(
  deps: MessengerDeps,
): Pick<
  StudioHandlers,
  'POST /channels/{channelId}/typing' | 'GET /readReceipts' | 'POST /readReceipts'
> {
  const { database } = deps;
  return {
    async 'POST /channels/{channelId}/typing'({ params, caller }) {
      const { actorId } = performerOf(caller);
      const channel = await findChannelOfActor(database.read, actorId, idOf(params.channelId));
      if (!channel) throw new OperationError('NOT_FOUND');
      await database.transaction(async (tx) => deps.performers?.requireChair(tx, caller));
      await sendTypingToGuest(deps, channel);
      return { success: true };
    },

    async 'GET /readReceipts'({ caller }) {
      return { shown: await doesActorShow(database.read, performerOf(caller).actorId) };
    },

    async 'POST /readReceipts'({ caller, body: { shown } }) {
      const at = new Date(deps.clock.now());
      await setActorShows(database.read, performerOf(caller).actorId, { shown, at });
      return { success: true };
    },
  };
}
