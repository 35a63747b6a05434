import type { ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { Stack } from '@vx/ui/layout';
import { MediaCard } from '@vx/ui/media-card';
import { ChatOptions } from '@vx/ui/chat-options';
import { Section } from '@vx/ui/section-header';
import { Text } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { HeatMap } from './HeatMap.tsx';
import { withGlyphs } from './meet-glyphs.ts';
import { Ratings } from './Ratings.tsx';
import { VideoRow } from './rows.tsx';

/** The newest videos and albums, then prices and usual hours. */
export function ProfileOverview({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  const { videos, albums, meet } = profile;
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
            <VideoRow label={say('actor.tab.videos')} cards={videos.items} />
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
      <Section
        id="meet"
        title={say('actor.meet', { name: profile.name })}
        body={
          <Stack gap="16">
            <ChatOptions
              state={profile.state}
              since={profile.since}
              rating={profile.rating}
              primary={null}
              reason={meet.reason}
              options={withGlyphs(meet.options)}
            />
            {profile.heatMap ? <HeatMap map={profile.heatMap} /> : null}
            <Ratings profile={profile} />
          </Stack>
        }
      />
    </>
  );
}
