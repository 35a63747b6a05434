import type { ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { MediaCard } from '@vx/ui/media-card';
import { Section } from '@vx/ui/section-header';
import { TileGrid } from '@vx/ui/tile-grid';

/** The newest albums of a performer, and the way to all. */
export function ProfileAlbums({ profile: { albums } }: { readonly profile: ProfileView }) {
  const say = useSay();
  if (albums.items.length === 0) return null;
  return (
    <Section
      id="albums"
      title={say('actor.pictures.albums')}
      link={{ label: say('common.allCount', { count: albums.total }), href: albums.href }}
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
  );
}
