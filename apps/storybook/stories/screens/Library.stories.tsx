import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { Checkbox } from '@vx/ui/checkbox';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { SelectionBar } from '@vx/ui/filter-panel';
import { archiveIcon, pushPinIcon, stackIcon } from '@vx/ui/icons';
import { FilterBar, PageHeader } from '@vx/ui/layout';
import { MediaCard } from '@vx/ui/media-card';
import { SearchField } from '@vx/ui/search-field';
import { Select } from '@vx/ui/select';
import { Skeleton } from '@vx/ui/skeleton';
import { Tabs } from '@vx/ui/tabs';
import { TileGrid } from '@vx/ui/tile-grid';
import { media } from '../fixtures.ts';
import { DesktopPage, PhonePage, retry } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Library',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const sources = ['Shop', 'Feed', 'Messenger', 'Clips'];
const items = Array.from({ length: 8 }, (_, index) => {
  const { isNew: _isNew, ...one } = media[index % media.length] ?? {
    title: '',
    href: '',
    picture: null,
    access: { kind: 'none' as const },
  };
  return {
    ...one,
    href: `#video-${index}`,
    access: { kind: 'none' as const },
    locked: false,
    badge: sources[index % sources.length],
    ...(index % 3 === 1 ? { progress: 0.6 } : {}),
  };
});

function Library({
  selected = [],
  state = 'filled',
  phone = false,
}: {
  selected?: readonly string[];
  state?: 'filled' | 'empty' | 'loading' | 'failed';
  /** The bar above has the title. */
  phone?: boolean;
}): ReactElement {
  const [chosen, setChosen] = useState<readonly string[]>(selected);
  const [source, setSource] = useState<readonly string[]>(['all']);
  return (
    <>
      {phone ? (
        <SearchField label="Search your library" variant="inline" name="q" />
      ) : (
        <PageHeader
          title="Library"
          text="Everything you bought, pinned or received. It stays yours."
        >
          <SearchField label="Search your library" variant="inline" name="q" />
        </PageHeader>
      )}
      <Tabs
        label="Kinds"
        current="videos"
        tabs={[
          {
            id: 'videos',
            label: 'Videos',
            href: '#videos',
            count: state === 'filled' ? 62 : undefined,
          },
          {
            id: 'photos',
            label: 'Photos',
            href: '#photos',
            count: state === 'filled' ? 18 : undefined,
          },
          {
            id: 'audio',
            label: 'Audio',
            href: '#audio',
            count: state === 'filled' ? 9 : undefined,
          },
        ]}
      />
      <FilterBar
        end={
          <Select
            label="Sort"
            look="quiet"
            options={[
              { value: 'newest', label: 'Newest' },
              { value: 'oldest', label: 'Oldest' },
            ]}
          />
        }
      >
        <ChipGroup
          label="Where from"
          options={['All', ...sources, 'Pinned', 'Archive'].map((label) => ({
            value: label.toLowerCase(),
            label,
          }))}
          value={[...source]}
          onChange={setSource}
        />
      </FilterBar>
      {state === 'empty' ? (
        <EmptyState
          glyph={stackIcon}
          title="Nothing here yet"
          text="What you buy, pin or receive stays here."
          action={<Button href="#videos">See videos</Button>}
          level={2}
        />
      ) : state === 'failed' ? (
        <ErrorState
          title="Your library did not load"
          text="What you bought is safe. Nothing was charged or lost."
          retry={retry}
        />
      ) : (
        <TileGrid
          kind="media"
          label="Videos"
          items={state === 'loading' ? [] : items}
          keyOf={(item) => item.href}
          skeleton={
            state === 'loading' ? { count: 8, render: () => <Skeleton kind="media" /> } : undefined
          }
          render={(item) => (
            <MediaCard
              item={item}
              level={2}
              select={
                <Checkbox
                  label={<span className="vx-visually-hidden">{`Select ${item.title}`}</span>}
                  checked={chosen.includes(item.href)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(
                      checked
                        ? [...chosen, item.href]
                        : chosen.filter((href) => href !== item.href),
                    )
                  }
                />
              }
            />
          )}
        />
      )}
      {chosen.length === 0 ? null : (
        <div
          style={{ position: 'sticky', bottom: '80px', display: 'grid', justifyItems: 'center' }}
        >
          <SelectionBar
            label="Selection"
            text={`${chosen.length} selected`}
            actions={[
              { id: 'pin', label: 'Pin', glyph: pushPinIcon, onAct: fn() },
              { id: 'archive', label: 'Archive', glyph: archiveIcon, onAct: fn() },
            ]}
            clear={{ label: 'Clear the selection', onClear: () => setChosen([]) }}
          />
        </div>
      )}
    </>
  );
}
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopPage current="library">
      <Library />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('checkbox');
    if (first === undefined) throw new Error('No box to select with');
    await userEvent.click(first);
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
};
export const DesktopSelected: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopPage current="library">
      <Library selected={['#video-0', '#video-2']} />
    </DesktopPage>
  ),
};
export const DesktopEmpty: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopPage current="library">
      <Library state="empty" />
    </DesktopPage>
  ),
};
export const DesktopLoading: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopPage current="library">
      <Library state="loading" />
    </DesktopPage>
  ),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Library" back={{ label: 'You', href: '#you' }}>
      <Library selected={['#video-0']} phone />
    </PhonePage>
  ),
};
export const DesktopFailed: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <DesktopPage current="library">
      <Library state="failed" />
    </DesktopPage>
  ),
};
const library = { title: 'Library', back: { label: 'You', href: '#you' } };
export const PhoneEmpty: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage {...library}>
      <Library state="empty" phone />
    </PhonePage>
  ),
};
export const PhoneLoading: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage {...library}>
      <Library state="loading" phone />
    </PhonePage>
  ),
};
export const PhoneFailed: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage {...library}>
      <Library state="failed" phone />
    </PhonePage>
  ),
};
