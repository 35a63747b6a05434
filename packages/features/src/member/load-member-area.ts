import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { Services } from '../app/services.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { MemberAreaFacts } from './member-data.ts';

export interface MemberAreaData {
  readonly head: Head;
  /** What the guest has; `null` for visitors, and when it is not known right now. */
  readonly facts: MemberAreaFacts | null;
}

/** Favourites that are looked through for those who are live. */
const FAVOURITES = 40;
/** Faces of those who wrote. */
const CHANNELS = 3;
/** Newest videos. */
const VIDEOS = 3;
/** Newest chats. */
const CHATS = 3;

/** The page "You": what a guest has, and what is new; visitors find the ways in there. [SC-memberArea] */
export const loadMemberArea: PageLoad<MemberAreaData> = async ({ services }) => ({
  head: memberHead(services, { title: 'shell.nav.you', text: 'auth.signup.text' }, 'memberArea'),
  facts: services.guest.getSnapshot().guest.loggedIn
    ? await loadFacts(services).catch((error: unknown) => {
        // The places are there without what is in them.
        services.logger.warn('member-area.no-facts', { error: String(error) });
        return null;
      })
    : null,
});

async function loadFacts({ rest, vxql, clock }: Services): Promise<MemberAreaFacts> {
  const newest = (limit: number) => ({ query: { offset: 0, limit }, fresh: true }) as const;
  const { MemberAreaQuery, MemberLatestQuery } = await import('./member.query.ts');
  const [counts, { limits }, chats, purchases, topUps] = await Promise.all([
    vxql.ask(MemberAreaQuery, { favourites: FAVOURITES, channels: CHANNELS }, { fresh: true }),
    rest.call('GET /guest/limits', { fresh: true }),
    rest.call('GET /live/chats', newest(CHATS)),
    rest.call('GET /guest/purchases', newest(VIDEOS)),
    rest.call('GET /guest/statement', { query: { limit: 1, kind: 'topup' }, fresh: true }),
  ]);
  const ids = {
    videos: purchases.items.map(({ videoId }) => videoId),
    actors: [...new Set(chats.items.map(({ actorId }) => actorId))],
  };
  const latest =
    ids.videos.length + ids.actors.length === 0
      ? { videos: [], actors: [] }
      : (await vxql.ask(MemberLatestQuery, ids)).data;
  const [lastTopUp] = topUps.items;
  return {
    ...counts.data,
    ...latest,
    limits,
    chats,
    purchases,
    lastTopUp: lastTopUp ? { at: lastTopUp.at, amount: lastTopUp.amount } : null,
    at: clock.now(),
  };
}
