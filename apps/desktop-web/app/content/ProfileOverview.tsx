import type { ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { MediaCard } from '@vx/ui/media-card';
import { Section } from '@vx/ui/section-header';
import { Text } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { VideoGrid } from './rows.tsx';

/** One row. */
const VIDEOS = 3;

/** The newest videos and albums. */
export function ProfileOverview({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  const { videos, albums } = profile;
  const all = (count: number): string => say('common.allCount', { count });
  return (
    <>
      <Section
        id="videos"
        title={say('actor.tab.videos')}
        link={{ label: all(videos.total), href: videos.href }}
        body={
          videos.items.length === 0 ? (
            <Text tone="secondary">{say('actor.videos.empty', { name: profile.name })}</Text>
          ) : (
            <VideoGrid label={say('actor.tab.videos')} cards={videos.items.slice(0, VIDEOS)} />
          )
        }
      />
      {albums.items.length === 0 ? null : (
        <Section
          id="albums"
          title={say('actor.pictures.albums')}
          link={{ label: all(albums.total), href: albums.href }}
          body={
            <TileGrid
              kind="album"
              label={say('actor.pictures.albums')}
              items={albums.items}
              keyOf={({ id }) => id}
              render={(album) => <MediaCard item={album} ratio="1:1" />}
            />
          }
        />
      )}
    </>
  );
}
