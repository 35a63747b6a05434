import type { ProfileView } from '@vx/features/actors';
import { useTranslate } from '@vx/features/texts';
import { MediaCard } from '@vx/ui/media-card';
import { Section } from '@vx/ui/section-header';
import { TileGrid } from '@vx/ui/tile-grid';

/** The newest albums of a performer, and the way to all. */
export function ProfileAlbums({ profile: { albums } }: { readonly profile: ProfileView }) {
  const t = useTranslate();
  if (albums.items.length === 0) return null;
  return (
    <Section
      id="albums"
      title={t('actor.pictures.albums')}
      link={{ label: t('common.allCount', { count: albums.total }), href: albums.href }}
      body={
        <TileGrid
          kind="album"
          label={t('actor.pictures.albums')}
          items={albums.items}
          keyOf={({ id }) => id}
          render={(album) => <MediaCard item={album} ratio="1:1" />}
        />
      }
    />
  );
}
