import { browserLoad, serverLoad } from '@vx/features/app';
import { loadHome, useHome } from '@vx/features/home';
import { pageMeta } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
import { ChipGroup } from '@vx/ui/chip-group';
import { crownIcon } from '@vx/ui/icons';
import { EmptyState } from '@vx/ui/empty-state';
import { Cluster, FilterBar, Stack } from '@vx/ui/layout';
import { Button } from '@vx/ui/button';
import { Section } from '@vx/ui/section-header';
import { VisuallyHidden } from '@vx/ui/text';
import { PerformerGrid, PerformerRow } from '@vx/views/actor';
import { Billboard } from '@vx/views/home';
import { VideoRow } from '@vx/views/video';

export const loader = serverLoad(loadHome);
export const clientLoader = browserLoad(loadHome);
export const meta = pageMeta;

/** Two rows of five. */
const TILES = 10;

export default function Home() {
  const view = useHome();
  const say = useSay();
  return (
    <>
      <VisuallyHidden as="h1">{say('home.title')}</VisuallyHidden>
      <Billboard featured={view.featured} />
      <VisuallyHidden as="h2">{say('home.liveNow')}</VisuallyHidden>
      <FilterBar>
        <ChipGroup
          label={say('common.filters')}
          value={['all']}
          options={view.chips.map((chip) => ({ ...chip, ...(chip.vip && { icon: crownIcon }) }))}
        />
      </FilterBar>
      {view.live.length === 0 ? (
        <EmptyState title={say('home.nobodyLive')} text={say('home.nobodyLiveText')} level={3} />
      ) : (
        <Stack gap="20">
          <PerformerGrid label={say('home.liveNow')} tiles={view.live.slice(0, TILES)} />
          <Cluster justify="center">
            <Button variant="secondary" href={view.links.live}>
              {say('home.showAllLive', { count: view.liveTotal })}
            </Button>
          </Cluster>
        </Stack>
      )}
      <Section
        id="new-videos"
        title={say('home.newVideos')}
        link={{ label: say('home.allVideos'), href: view.links.videos }}
        body={<VideoRow label={say('home.newVideos')} cards={view.newVideos} />}
      />
      {view.newFaces.length === 0 ? null : (
        <Section
          id="new-faces"
          title={say('home.newGirls')}
          link={{ label: say('home.allNew'), href: view.links.newFaces }}
          body={<PerformerRow label={say('home.newGirls')} tiles={view.newFaces} />}
        />
      )}
    </>
  );
}
