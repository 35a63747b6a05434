import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadMemberVideos, useMemberVideos } from '@vx/features/member';
import { pageMeta } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { playCircleIcon } from '@vx/ui/icons';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { VideoGrid } from '../../video/rows.tsx';

export const loader = serverLoad(loadMemberVideos);
export const clientLoader = browserLoad(loadMemberVideos);
export const meta = pageMeta;

export default function MemberVideos() {
  const data = useLoaderData<typeof loader>();
  const cards = useMemberVideos(data);
  const { path } = useServices();
  const say = useSay();
  return (
    <Stack gap="20">
      <PageHeader title={say('video.mine.title')} />
      {cards.length === 0 ? (
        <EmptyState
          glyph={playCircleIcon}
          title={say('video.mine.empty')}
          text={say('video.mine.emptyText')}
          action={
            <Button variant="solid" href={path('videos', {})}>
              {say('home.allVideos')}
            </Button>
          }
        />
      ) : (
        <VideoGrid label={say('video.mine.title')} cards={cards} />
      )}
      {data.more === null ? null : (
        <Cluster justify="center" gap="12">
          <Button href={data.more}>{say('common.showMore')}</Button>
          <Text as="span" variant="body-s" tone="tertiary">
            {say('common.showing', { shown: cards.length, total: data.total })}
          </Text>
        </Cluster>
      )}
    </Stack>
  );
}
