import {
  albumAnchor,
  loadActorPictures,
  useActorPictures,
  useProfile,
  type ActorPicturesData,
} from '@vx/features/actor';
import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { VisuallyHidden } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { Album } from '../content/Album.tsx';
import { ProfileFrame } from '../content/ProfileFrame.tsx';

export const loader = serverLoad(loadActorPictures);
export const clientLoader = browserLoad(loadActorPictures);
export const meta = pageMeta;
export const handle: ShellHandle = { over: 'picture' };

export default function ActorPictures() {
  const say = useSay();
  const data = useLoaderData<ActorPicturesData>();
  const profile = useProfile(data);
  const { albums, loadMore } = useActorPictures(data);
  if (!profile) return null;
  return (
    <ProfileFrame profile={profile} page="pictures">
      <VisuallyHidden as="h2">{say('actor.pictures.title', { name: profile.name })}</VisuallyHidden>
      {albums.length === 0 ? (
        <EmptyState title={say('actor.pictures.empty', { name: profile.name })} level={3} />
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
          {say('common.showMore')}
        </Button>
      ) : null}
    </ProfileFrame>
  );
}
