import type { AnyTransaction } from '../../platform/database/index.ts';
import type { GraphContext } from '../../platform/graphql/index.ts';
import { ownReadNames } from '../../platform/own-reads.ts';
import { findGuestVideos, type VideoRecord } from './videos.repository.ts';
import { guestInfoOf, nobody, visitor, type GuestInfo, type Viewer } from './videos.rules.ts';
import type { VideosDeps } from './videos-deps.ts';

/** What the caller may do with a video, through the request's batching loader. */
export async function guestInfo(
  deps: Pick<VideosDeps, 'database' | 'accounts'>,
  context: GraphContext,
  video: VideoRecord,
): Promise<GuestInfo> {
  if (!context.own.isGuest) return nobody;
  const [own, isVip] = await Promise.all([
    context.own.load(ownReadNames.video, video.id, (guestId, ids) =>
      findGuestVideos(deps.database.read, guestId, ids),
    ),
    isVipCaller(deps, context),
  ]);
  return guestInfoOf(video, { source: own?.source ?? null, liked: own?.liked ?? false, isVip });
}

export async function isVipCaller(
  deps: Pick<VideosDeps, 'accounts'>,
  context: GraphContext,
): Promise<boolean> {
  const vip = await context.own.load(
    ownReadNames.isVip,
    'own',
    async (guestId, keys: readonly 'own'[]) => {
      const isVip = await isVipGuest(deps, guestId);
      return new Map(keys.map((key) => [key, isVip]));
    },
  );
  return vip ?? false;
}

export async function isVipGuest(
  deps: Pick<VideosDeps, 'accounts'>,
  guestId: string,
): Promise<boolean> {
  return (await viewerOf(deps, guestId)).isVip;
}

/** The guest, as restrictions look at it. */
export async function viewerOf(
  { accounts }: Pick<VideosDeps, 'accounts'>,
  guestId: string | null,
  tx?: AnyTransaction,
): Promise<Viewer> {
  const guest = guestId === null ? null : await accounts.find(guestId, tx);
  return guest ? { loggedIn: true, hasAvs: guest.has_avs, isVip: guest.is_vip } : visitor;
}
