import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { Checkbox } from '@vx/ui/checkbox';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { SelectionBar } from '@vx/ui/filter-panel';
import {
  archiveIcon,
  filmSlateIcon,
  imagesIcon,
  listIcon,
  pushPinIcon,
  speakerHighIcon,
  squaresFourIcon,
  stackIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import { FilterBar, PageHeader } from '@vx/ui/layout';
import { MediaCard, type MediaSnapshot } from '@vx/ui/media-card';
import { SearchField } from '@vx/ui/search-field';
import { SegmentedControl } from '@vx/ui/segmented-control';
import { Select } from '@vx/ui/select';
import { Skeleton } from '@vx/ui/skeleton';
import { Tabs } from '@vx/ui/tabs';
import { CountFigures } from '@vx/ui/transaction-list';
import { TileGrid } from '@vx/ui/tile-grid';
import { film, paletteOf } from '../fixtures.ts';
import { DesktopPage, PhonePage, retry } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Library',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const sources = ['Shop', 'Feed', 'Messenger', 'Clips'];
const items = (
  [
    ['The quiet room', 'Mira Solène', 'bought 2 June', 'arch', '11:40', 'Shop'],
    ['Records and rain', 'Zuri Bell', '6:10 left', 'plants', '19:47', 'Shop', 0.68],
    ['Golden hour studio', 'Ivy Hart', '14:32 left', 'city', '20:18', 'Feed', 0.3],
    ['After the curtain', 'Dara Quinn', 'bought 28 May', 'sunset', '16:05', 'Shop'],
    ['Neon diary', 'Kaia Storm', 'gift', 'neon', '7:31', 'Messenger'],
    ['Coffee first', 'Noor Amani', 'watched', 'disc', '9:12', 'Clips', 1],
    ['Backstage, episode 4', 'Theo Brandt', '21:40 left', 'stage', '42:10', 'TV', 0.5],
    ['Blinds', 'Freya Lind', 'bought 20 May', 'blinds', '13:55', 'Shop'],
    ['Frequencies', 'Maya Okoye', 'bought 14 May', 'fairy', '28:40', 'Shop'],
    ['Slow brush', 'Liv Aurel', 'bought 11 May', 'bokeh', '15:20', 'Feed'],
    ['Velvet hour', 'Pia Sommer', 'bought 3 May', 'curtain', '24:02', 'Shop'],
    ['Kitchen at ten', 'Lio Marchetti', '8:02 left', 'kitchen', '26:30', 'Messenger', 0.7],
  ] as const
).map(([title, who, meta, scene, duration, badge, progress], index): MediaSnapshot => ({
  title,
  href: `#video-${index}`,
  picture: film(who, {
    framing: index % 2 ? 'right' : 'bust',
    gesture: 'none',
    take: index,
    scene,
  }),
  palette: paletteOf(who),
  meta: `${who} · ${meta}`,
  duration,
  badge,
  access: { kind: 'none' },
  progress,
}));
const counts = [
  { label: 'Videos', value: 62, glyph: filmSlateIcon },
  { label: 'Photo albums', value: 18, glyph: imagesIcon },
  { label: 'Audio', value: 9, glyph: speakerHighIcon },
  { label: 'Chat clips', value: 14, glyph: videoCameraIcon },
  { label: 'Archived', value: 7, glyph: archiveIcon },
];

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
  const [view, setView] = useState('grid');
  const [source, setSource] = useState<readonly string[]>(['all']);
  return (
    <>
      {phone ? (
        <SearchField
          label="Search your library"
          placeholder="Search your library"
          variant="inline"
          name="q"
        />
      ) : (
        <PageHeader
          title="Library"
          text="Everything you bought, pinned or received. It stays yours."
        >
          <SearchField
            label="Search your library"
            placeholder="Search your library"
            variant="inline"
            name="q"
          />
        </PageHeader>
      )}
      {phone || state !== 'filled' ? null : (
        <CountFigures label="In your library" figures={counts} />
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
          <>
            <Select
              label="Sort"
              look="quiet"
              options={[
                { value: 'newest', label: 'Newest' },
                { value: 'oldest', label: 'Oldest' },
              ]}
            />
            {phone ? null : (
              <SegmentedControl
                label="View"
                iconsOnly
                value={view}
                onChange={setView}
                options={[
                  { value: 'grid', label: 'Grid', icon: squaresFourIcon },
                  { value: 'list', label: 'List', icon: listIcon },
                ]}
              />
            )}
          </>
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
              layout={view === 'list' ? 'list' : 'grid'}
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
    for (const title of ['The quiet room', 'Golden hour studio'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${title}` }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
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
