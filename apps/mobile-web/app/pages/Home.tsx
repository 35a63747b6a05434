import { browserLoad, serverLoad } from '@vx/features/app';
import { loadHome, useHome } from '@vx/features/home';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState } from '@vx/ui/empty-state';
import { crownIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { Section } from '@vx/ui/section-header';
import { StoryBar } from '@vx/ui/story-bar';
import { VisuallyHidden } from '@vx/ui/text';
import { PerformerGrid, PerformerRow } from '@vx/views/actors';
import { Billboard, Greeting, OwnVideos } from '@vx/views/home';
import { VideoRow } from '@vx/views/videos';
import { useLoaderData } from 'react-router';

export const loader = serverLoad(loadHome);
export const clientLoader = browserLoad(loadHome);
export const meta = pageMeta;

const TILES = 8;
const STORIES = 10;

export default function Home() {
  const view = useHome(useLoaderData<typeof loader>());
  const { own } = view;
  const stories = own ? [...view.featured.slice(0, 1), ...own.beside, ...view.live] : view.live;
  const t = useTranslate();
  const all = t('common.all');
  return (
    <>
      {own ? <Greeting {...own} /> : <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>}
      <StoryBar
        label={t('home.whoIsLive')}
        stories={stories.slice(0, STORIES).map((tile) => ({ ...tile, picture: tile.face }))}
      />
      <Billboard featured={view.featured} />
      {own && <OwnVideos {...own} />}
      <Section
        id="live"
        title={t('home.liveNow')}
        count={view.liveTotal}
        link={{ label: all, href: view.links.live }}
        body={
          <Stack gap="12">
            <ChipGroup
              label={t('common.filters')}
              value={['all']}
              options={view.chips.map(({ count: _count, ...chip }) => ({
                ...chip,
                ...(chip.vip && { icon: crownIcon }),
              }))}
            />
            {view.live.length === 0 ? (
              <EmptyState title={t('home.nobodyLive')} text={t('home.nobodyLiveText')} level={3} />
            ) : (
              <PerformerGrid
                label={t('home.liveNow')}
                tiles={[...(own?.beside ?? []), ...view.live].slice(0, TILES)}
                early={0}
              />
            )}
          </Stack>
        }
      />
      <Section
        id="new-videos"
        title={t('home.newVideos')}
        link={{ label: all, href: view.links.videos }}
        body={<VideoRow label={t('home.newVideos')} cards={view.newVideos} />}
      />
      {view.newFaces.length === 0 ? null : (
        <Section
          id="new-faces"
          title={t('home.newGirls')}
          link={{ label: all, href: view.links.newFaces }}
          body={<PerformerRow label={t('home.newGirls')} tiles={view.newFaces} />}
        />
      )}
    </>
  );
}
