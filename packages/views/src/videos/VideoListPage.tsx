import { useServices } from '@vx/features/app';
import { useVideos, type VideosData } from '@vx/features/videos';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState } from '@vx/ui/empty-state';
import { xIcon } from '@vx/ui/icons';
import { FilterBar, PageHeader, Stack } from '@vx/ui/layout';
import { Tabs } from '@vx/ui/tabs';
import { VisuallyHidden } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { VideoGrid } from './rows.tsx';

/** A list of videos with its filters, its order and its end; all of it lives in the address. */
export function VideoListPage() {
  const { app } = useServices();
  const view = useVideos(useLoaderData<VideosData>());
  const lengths = <ChipGroup {...view.lengths} />;
  const sorts = <ChipGroup {...view.sorts} tone="accent" />;
  return (
    <>
      <PageHeader title={view.title} text={view.count} />
      <Stack gap="16">
        <Tabs {...view.lists} />
        {app === 'mobile' ? (
          <>
            {lengths}
            {sorts}
          </>
        ) : (
          <FilterBar end={sorts}>{lengths}</FilterBar>
        )}
        {view.tag ? (
          <Stack align="start">
            <Button
              size="sm"
              href={view.tag.clear}
              trailingIcon={xIcon}
              aria-label={view.tag.clearLabel}
            >
              {view.tag.label}
            </Button>
          </Stack>
        ) : null}
        {view.empty ? (
          <EmptyState
            title={view.empty.title}
            action={<Button href={view.empty.link.href}>{view.empty.link.label}</Button>}
          />
        ) : (
          <>
            <VisuallyHidden as="h2">{view.count}</VisuallyHidden>
            <VideoGrid
              label={view.title}
              cards={view.cards}
              loadMore={view.loadMore}
              summary={view.summary}
            />
          </>
        )}
      </Stack>
    </>
  );
}
