import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { GraphContext } from '../../platform/graphql/index.ts';
import { ownReadNames } from '../../platform/own-reads.ts';
import { findGuestVideos, findPurchases, type VideoRecord } from './videos.repository.ts';
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

/** Asked before what: an answer without bought videos is the same for all who have bought none. */
export async function hasBought(
  { database }: Pick<VideosDeps, 'database'>,
  { own }: GraphContext,
): Promise<boolean> {
  if (!own.isGuest) throw new OperationError('NEED_LOGIN');
  const read = async (guestId: string, keys: readonly 'own'[]) => {
    const { rows } = await findPurchases(database.read, { guestId, offset: 0, limit: 1 });
    return new Map(keys.map((key) => [key, rows.length > 0]));
  };
  return (await own.load(ownReadNames.hasBought, 'own', read)) ?? false;
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
