import { useServices } from '@vx/features/app';
import { useCamList, type CamsData } from '@vx/features/cams';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState } from '@vx/ui/empty-state';
import { crownIcon } from '@vx/ui/icons';
import { FilterBar, PageHeader, Stack } from '@vx/ui/layout';
import { VisuallyHidden } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { PerformerGrid } from '../actors/rows.tsx';

/** A list of performers with its filters, its order and its end; all of it lives in the address. */
export function CamListPage() {
  const { app } = useServices();
  const view = useCamList(useLoaderData<CamsData>());
  const filters = (
    <ChipGroup
      label={view.filters.label}
      value={view.filters.value}
      options={view.filters.options.map((chip) => ({
        ...chip,
        ...(chip.vip && { icon: crownIcon }),
      }))}
    />
  );
  const sorts = <ChipGroup {...view.sorts} tone="accent" />;
  return (
    <>
      <PageHeader title={view.title} text={view.count} />
      {app === 'mobile' ? null : <FilterBar end={sorts}>{filters}</FilterBar>}
      <Stack gap="16">
        {app === 'mobile' ? (
          <>
            {filters}
            {sorts}
          </>
        ) : null}
        {view.empty ? (
          <EmptyState
            title={view.empty.title}
            text={view.empty.text}
            action={<Button href={view.empty.link.href}>{view.empty.link.label}</Button>}
          />
        ) : (
          <>
            <VisuallyHidden as="h2">{view.count}</VisuallyHidden>
            <PerformerGrid
              label={view.title}
              tiles={view.tiles}
              loadMore={view.loadMore}
              summary={view.summary}
            />
          </>
        )}
      </Stack>
    </>
  );
}
