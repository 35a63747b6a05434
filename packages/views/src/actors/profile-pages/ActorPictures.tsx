import {
  albumAnchor,
  loadActorPictures,
  useActorPictures,
  type ActorPicturesData,
} from '@vx/features/actors';
import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { VisuallyHidden } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { Album } from '../Album.tsx';
import { useProfileOfPage, type ProfileHandle } from '../shown-profile.ts';

export const loader = serverLoad(loadActorPictures);
export const clientLoader = browserLoad(loadActorPictures);
export const meta = pageMeta;
export const handle: ProfileHandle = { over: 'picture', page: 'pictures' };

export default function ActorPictures() {
  const t = useTranslate();
  const profile = useProfileOfPage();
  const { albums, loadMore } = useActorPictures(useLoaderData<ActorPicturesData>());
  return (
    <>
      <VisuallyHidden as="h2">{t('actor.pictures.title', { name: profile.name })}</VisuallyHidden>
      {albums.length === 0 ? (
        <EmptyState title={profile.albums.none} level={3} />
      ) : (
        albums.map((album) => <Album key={album.id} album={album} id={albumAnchor(album.id)} />)
      )}
      {loadMore ? (
        <Button
          href={loadMore.href}
          loading={loadMore.busy}
          onClick={(event) => {
            event.preventDefault();
            loadMore.run();
          }}
        >
          {t('common.showMore')}
        </Button>
      ) : null}
    </>
  );
}
