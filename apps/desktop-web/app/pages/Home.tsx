import { browserLoad, serverLoad } from '@vx/features/app';
import { loadHome, useHome } from '@vx/features/home';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { ChipGroup } from '@vx/ui/chip-group';
import { crownIcon } from '@vx/ui/icons';
import { EmptyState } from '@vx/ui/empty-state';
import { Cluster, FilterBar, Lead, Stack } from '@vx/ui/layout';
import { Button } from '@vx/ui/button';
import { Section } from '@vx/ui/section-header';
import { VisuallyHidden } from '@vx/ui/text';
import { PerformerGrid, PerformerRow } from '@vx/views/actors';
import { Billboard, Greeting, OwnVideos } from '@vx/views/home';
import { VideoRow } from '@vx/views/videos';
import { useLoaderData } from 'react-router';

export const loader = serverLoad(loadHome);
export const clientLoader = browserLoad(loadHome);
export const meta = pageMeta;

/** Two rows of five. */
const TILES = 10;

export default function Home() {
  const view = useHome(useLoaderData<typeof loader>());
  const { own } = view;
  const billboard = <Billboard featured={view.featured} />;
  const t = useTranslate();
  return (
    <>
      {own ? (
        <>
          <Greeting {...own} />
          <Lead>
            {billboard}
            {own.beside[0] && <PerformerGrid label={own.subtitle} tiles={own.beside} />}
          </Lead>
          <OwnVideos {...own} />
        </>
      ) : (
        <>
          <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
          {billboard}
        </>
      )}
      <VisuallyHidden as="h2">{t('home.liveNow')}</VisuallyHidden>
      <FilterBar>
        <ChipGroup
          label={t('common.filters')}
          value={['all']}
          options={view.chips.map((chip) => ({ ...chip, ...(chip.vip && { icon: crownIcon }) }))}
        />
      </FilterBar>
      {view.live.length === 0 ? (
        <EmptyState title={t('home.nobodyLive')} text={t('home.nobodyLiveText')} level={3} />
      ) : (
        <Stack gap="20">
          <PerformerGrid label={t('home.liveNow')} tiles={view.live.slice(0, TILES)} />
          <Cluster justify="center">
            <Button variant="secondary" href={view.links.live}>
              {t('home.showAllLive', { count: view.liveTotal })}
            </Button>
          </Cluster>
        </Stack>
      )}
      <Section
        id="new-videos"
        title={t('home.newVideos')}
        link={{ label: t('home.allVideos'), href: view.links.videos }}
        body={<VideoRow label={t('home.newVideos')} cards={view.newVideos} />}
      />
      {view.newFaces.length === 0 ? null : (
        <Section
          id="new-faces"
          title={t('home.newGirls')}
          link={{ label: t('home.allNew'), href: view.links.newFaces }}
          body={<PerformerRow label={t('home.newGirls')} tiles={view.newFaces} />}
        />
      )}
    </>
  );
}
