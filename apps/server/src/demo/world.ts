import { DAY_MS as day } from '@vx/kernel';
import { createActors, filmed } from './actors.ts';
import { createAlbums } from './albums.ts';
import { chatRepliesDe } from './texts/chat-replies-de.ts';
import { chatRepliesEn } from './texts/chat-replies-en.ts';
import { chatRepliesEs } from './texts/chat-replies-es.ts';
import { chatRepliesNl } from './texts/chat-replies-nl.ts';
import { hobbies } from './texts/hobbies.ts';
import { categories } from './texts/labels.ts';
import { localized } from './texts/row.ts';
import type { DemoActor, DemoTopLists, DemoVideo, DemoWorld, DemoWorldOptions } from './types.ts';
import { createVideos } from './videos.ts';

export { chooseReply, intentOf, replySlots } from './chat.ts';
export type {
  ChatReplyPool,
  DemoActor,
  DemoAlbum,
  DemoVideo,
  DemoWorld,
  DemoWorldOptions,
  Localized,
} from './types.ts';

const counts = { actors: filmed.count, videos: 300, albums: 110 } as const;

const ids = (list: readonly { id: number }[]): readonly number[] => list.map(({ id }) => id);

const rated = (actor: DemoActor): number =>
  actor.ratings.satisfaction * Math.log(2 + actor.ratings.count);

function topListsOf(
  actors: readonly DemoActor[],
  videos: readonly DemoVideo[],
  now: number,
): DemoTopLists {
  const after = (days: number) => (video: DemoVideo) =>
    Date.parse(video.createdAt) > now - days * day;
  return {
    heroActors: ids(
      actors.filter(({ slug }) =>
        ['mira-solene', 'noor-amani', 'zuri-bell', 'cleo-and-max'].includes(slug),
      ),
    ),
    topActors: ids(actors.toSorted((a, b) => rated(b) - rated(a)).slice(0, 20)),
    newActors: ids(
      actors
        .filter(({ categories: list }) => list.includes(88))
        .toSorted((a, b) => b.registeredAt.localeCompare(a.registeredAt)),
    ),
    // The windows of RU-filter-top-9-months and RU-filter-trending-8-days.
    topVideos: ids(
      videos
        .filter(after(274))
        .toSorted((a, b) => b.sales - a.sales)
        .slice(0, 40),
    ),
    trendingVideos: ids(
      videos
        .filter(after(8))
        .toSorted((a, b) => b.views - a.views)
        .slice(0, 40),
    ),
  };
}

/**
 * Makes the demo world: performers, videos, albums and what they say. Pure: the same options give
 * the same world, and all but the dates (and what follows from them) is independent of `now`.
 */
export function createDemoWorld(options: DemoWorldOptions): DemoWorld {
  const { seed = filmed.seed, factor = 1, now } = options;
  const scaled = (count: number, least: number): number =>
    Math.max(least, Math.round(count * factor));
  const actors = createActors(seed, scaled(counts.actors, 24), now);
  const videos = createVideos(seed, actors, scaled(counts.videos, actors.length * 2), now);
  return {
    seed,
    factor,
    now: new Date(now).toISOString(),
    tags: hobbies.map(({ slug, name }) => ({ slug, name: localized(name) })),
    categories: categories.map(({ id, slug, name, description }) => ({
      id,
      slug,
      name: localized(name),
      description: localized(description),
    })),
    actors,
    videos,
    albums: createAlbums(seed, actors, scaled(counts.albums, actors.length), now),
    topLists: topListsOf(actors, videos, now),
    chatReplies: { de: chatRepliesDe, en: chatRepliesEn, nl: chatRepliesNl, es: chatRepliesEs },
  };
}
