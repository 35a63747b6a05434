import { OperationError } from '../../platform/errors.ts';
import type { RestHandler, StudioHandlers } from '../../platform/module.ts';
import type { ChannelRow } from './lines.repository.ts';
import { idOf } from './message-input.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { findChannel } from './messenger.repository.ts';
import { performerOf } from './performer-of.ts';
import { findChannelOfActor } from './performer.repository.ts';
import {
  doBothShow,
  doesActorShow,
  doesGuestShow,
  setActorShows,
  setGuestShows,
} from './receipts.repository.ts';

type Pair = Pick<ChannelRow, 'id' | 'guest_id' | 'actor_id'>;

/** Neither has blocked the other, something was written, and both show what they do. */
const isShownIn = async (
  { database }: Pick<MessengerDeps, 'database'>,
  channel: ChannelRow,
): Promise<boolean> =>
  !channel.blocked &&
  !channel.blocked_by_actor &&
  channel.last_message_at !== null &&
  (await doBothShow(database.read, channel));

/** Tells the guest's windows up to where the performer has seen, where both show it. After the commit. */
export async function sendSeenToGuest(
  { database, guestFrames }: Pick<MessengerDeps, 'database' | 'guestFrames'>,
  channel: Pair,
  until: number,
): Promise<void> {
  if (!(await doBothShow(database.read, channel))) return;
  await guestFrames.send(channel.guest_id, 'channelSeen', {
    channelId: String(channel.id),
    until: String(until),
  });
}

/** Tells the performer's windows up to where the guest has seen, where both show it. */
export async function sendSeenToPerformer(
  { database, performers, performerFrames }: MessengerDeps,
  channel: Pair,
  until: number,
): Promise<void> {
  if (!(await doBothShow(database.read, channel))) return;
  const performer = await performers?.of(channel.actor_id);
  if (performer)
    await performerFrames.send(performer.id, 'channelSeen', {
      channelId: String(channel.id),
      until: String(until),
    });
}

/** Tells the guest's windows that the performer is writing, where both show it. */
export async function sendTypingToGuest(deps: MessengerDeps, channel: ChannelRow): Promise<void> {
  if (await isShownIn(deps, channel))
    await deps.guestFrames.send(channel.guest_id, 'actorTyping', {
      channelId: String(channel.id),
    });
}

/** The guest is writing. Whoever is blocked learns nothing of it, and neither side who is not told why. */
export const guestTypes =
  (deps: MessengerDeps): RestHandler<'POST /messenger/channel/{channelId}/typing'> =>
  async ({ caller, params }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const id = idOf(params.channelId);
    const channel = await findChannel(deps.database.read, caller.guestId, { id });
    if (!channel) throw new OperationError('NOT_FOUND');
    if (await isShownIn(deps, channel)) {
      const performer = await deps.performers?.of(channel.actor_id);
      if (performer)
        await deps.performerFrames.send(performer.id, 'guestTyping', {
          channelId: String(channel.id),
        });
    }
    return { success: true };
  };

/** Whether the guest shows what it has read. */
export const getReceipts =
  (deps: MessengerDeps): RestHandler<'GET /messenger/receipts'> =>
  async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    return { shown: await doesGuestShow(deps.database.read, caller.guestId) };
  };

export const setReceipts =
  (deps: MessengerDeps): RestHandler<'POST /messenger/receipts'> =>
  async ({ caller, body: { shown } }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const at = new Date(deps.clock.now());
    await setGuestShows(deps.database.read, caller.guestId, { shown, at });
    return { success: true };
  };

/** The same of performers. */
export function performerReceipts(
  deps: MessengerDeps,
): Pick<StudioHandlers, 'POST /channels/{channelId}/typing' | 'GET /receipts' | 'POST /receipts'> {
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

    async 'GET /receipts'({ caller }) {
      return { shown: await doesActorShow(database.read, performerOf(caller).actorId) };
    },

    async 'POST /receipts'({ caller, body: { shown } }) {
      const at = new Date(deps.clock.now());
      await setActorShows(database.read, performerOf(caller).actorId, { shown, at });
      return { success: true };
    },
  };
}
