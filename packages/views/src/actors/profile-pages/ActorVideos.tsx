import { loadActorVideos, useActorVideos, type ActorVideosData } from '@vx/features/actors';
import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState } from '@vx/ui/empty-state';
import { Stack } from '@vx/ui/layout';
import { Section } from '@vx/ui/section-header';
import { useLoaderData } from 'react-router';
import { VideoGrid } from '../../videos/rows.tsx';
import { useProfileOfPage, type ProfileHandle } from '../shown-profile.ts';

export const loader = serverLoad(loadActorVideos);
export const clientLoader = browserLoad(loadActorVideos);
export const meta = pageMeta;
export const handle: ProfileHandle = { over: 'picture', page: 'videos' };

export default function ActorVideos() {
  const t = useTranslate();
  const profile = useProfileOfPage();
  const view = useActorVideos(useLoaderData<ActorVideosData>());
  const title = t('actor.videos.title', { name: profile.name });
  return (
    <Section
      id="videos"
      title={title}
      body={
        <Stack gap="12">
          <ChipGroup {...view.tags} />
          <ChipGroup {...view.sorts} tone="accent" />
          {view.cards.length === 0 ? (
            <EmptyState title={profile.videos.none} level={3} />
          ) : (
            <VideoGrid
              label={title}
              cards={view.cards}
              loadMore={view.loadMore}
              summary={view.summary}
            />
          )}
        </Stack>
      }
    />
  );
}
