import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadMemberVideos, useMemberVideos } from '@vx/features/member';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { playCircleIcon } from '@vx/ui/icons';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { VideoGrid } from '../../videos/rows.tsx';

export const loader = serverLoad(loadMemberVideos);
export const clientLoader = browserLoad(loadMemberVideos);
export const meta = pageMeta;

export default function MemberVideos() {
  const data = useLoaderData<typeof loader>();
  const cards = useMemberVideos(data);
  const { path } = useServices();
  const t = useTranslate();
  return (
    <Stack gap="20">
      <PageHeader title={t('video.mine.title')} />
      {cards.length === 0 ? (
        <EmptyState
          glyph={playCircleIcon}
          title={t('video.mine.empty')}
          text={t('video.mine.emptyText')}
          action={
            <Button variant="solid" href={path('videos', {})}>
              {t('home.allVideos')}
            </Button>
          }
        />
      ) : (
        <VideoGrid label={t('video.mine.title')} cards={cards} />
      )}
      {data.more === null ? null : (
        <Cluster justify="center" gap="12">
          <Button href={data.more}>{t('common.showMore')}</Button>
          <Text as="span" variant="body-s" tone="tertiary">
            {t('common.showing', { shown: cards.length, total: data.total })}
          </Text>
        </Cluster>
      )}
    </Stack>
  );
}
