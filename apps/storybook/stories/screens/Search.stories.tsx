import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppShell } from '@vx/ui/app-shell';
import { ChipGroup } from '@vx/ui/chip-group';
import { FilterPanel } from '@vx/ui/filter-panel';
import { PageHeader } from '@vx/ui/layout';
import { PerformerMap } from '@vx/ui/performer-map';
import { PerformerTile } from '@vx/ui/performer-tile';
import { Rail } from '@vx/ui/rail';
import { SearchOverlay, SearchResults, type SearchOverlayProps } from '@vx/ui/search-overlay';
import { SegmentedControl } from '@vx/ui/segmented-control';
import { RangeSlider } from '@vx/ui/slider';
import { TabBar } from '@vx/ui/tab-bar';
import { VisuallyHidden } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import {
  coins,
  face,
  mapPerformers,
  performers,
  rail,
  searchGroups,
  searchPreview,
  tabItems,
} from '../fixtures.ts';
import { retry } from './frame.tsx';

const top = (
  <TopBar
    brand={rail.brand}
    search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
    wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
    account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
  />
);
const phoneTop = (
  <TopBar
    variant="mobile"
    brand={rail.brand}
    search={{ action: '#', name: 'q', placeholder: 'Search', href: '#search' }}
  />
);
const tiles = (
  <TileGrid
    label="Live now"
    items={performers}
    keyOf={(one) => one.name}
    render={(one) => <PerformerTile performer={one} />}
  />
);
const behind = (
  <>
    <VisuallyHidden as="h1">Live now</VisuallyHidden>
    {tiles}
  </>
);
const kinds = (
  <ChipGroup
    label="Kinds"
    value={['all']}
    options={[
      { value: 'all', label: 'All', count: 104 },
      { value: 'performers', label: 'Performers', count: 6 },
      { value: 'videos', label: 'Videos', count: 84 },
      { value: 'tv', label: 'TV and magazine', count: 14 },
    ]}
    onChange={fn()}
  />
);
const failed = {
  title: 'The search did not answer',
  text: 'Our side, not yours. What you typed stays.',
  retry,
};
const summaries: Record<SearchOverlayProps['state'], string> = {
  recent: '',
  loading: '',
  results: '104 results',
  none: 'Nothing found',
  failed: failed.title,
};
function Search({
  phone = false,
  state = 'results',
  start = 'mi',
}: {
  phone?: boolean;
  state?: SearchOverlayProps['state'];
  start?: string;
}): ReactElement {
  const [words, setWords] = useState(start);
  return (
    <>
      {phone ? (
        <AppShell
          shell="mobile"
          topBar={phoneTop}
          tabBar={<TabBar items={tabItems} current="home" />}
        >
          {behind}
        </AppShell>
      ) : (
        <AppShell shell="desktop" rail={<Rail {...rail} />} topBar={top}>
          {behind}
        </AppShell>
      )}
      <SearchOverlay
        open
        onOpenChange={fn()}
        variant={phone ? 'page' : 'palette'}
        title="Search"
        placeholder="Search performers, videos, TV"
        words={words}
        onWords={setWords}
        onSearch={fn()}
        onOpen={fn()}
        state={state}
        groups={state === 'results' ? searchGroups : []}
        summary={summaries[state]}
        recent={{
          label: phone ? 'Recent searches' : 'Recent',
          items: ['piano', 'fairy lights', 'noor'],
          clear: { label: 'Clear', onClear: fn() },
        }}
        kinds={state === 'results' ? kinds : undefined}
        preview={searchPreview}
        empty={{
          title: `Nothing found for “${start}”`,
          text: 'Try fewer letters or another name.',
        }}
        failed={failed}
        keys={{ move: 'Move', open: 'Open', close: 'Close' }}
      />
    </>
  );
}

const coinsInWords = (value: number): string => `${value} coins, €${(value / 4).toFixed(2)}`;
const years = (value: number): string => `${value} years`;

/** Who is near: filters, the list and the map; on phones the list or the map. */
function NearYou({ phone = false }: { phone?: boolean }): ReactElement {
  const [price, setPrice] = useState<readonly [number, number]>([8, 14]);
  const [age, setAge] = useState<readonly [number, number]>([23, 45]);
  const [view, setView] = useState('near');
  const map = (
    <PerformerMap
      performers={mapPerformers}
      within={{ center: { lat: 50.938, long: 6.96 }, km: 120 }}
    />
  );
  const header = (
    <PageHeader title="Performers near you" text="11 in three countries, 8 of them live">
      <SegmentedControl
        label="Search"
        value={view}
        onChange={setView}
        options={[
          { value: 'all', label: 'All' },
          { value: 'near', label: 'Near you' },
          { value: 'new', label: 'New' },
        ]}
      />
    </PageHeader>
  );
  if (phone)
    return (
      <AppShell
        shell="mobile"
        topBar={phoneTop}
        tabBar={<TabBar items={tabItems} current="home" />}
      >
        {header}
        {map}
      </AppShell>
    );
  return (
    <AppShell shell="slim" rail={<Rail {...rail} slim current="live" />} topBar={top}>
      {header}
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '228px minmax(0, 1fr)',
          gap: '28px',
          alignItems: 'start',
        }}
      >
        <FilterPanel
          title="Filters"
          reset={{ label: 'Reset 2', onReset: fn() }}
          sections={[
            {
              id: 'price',
              title: 'Price per minute',
              kind: 'control',
              control: (
                <RangeSlider
                  label="Price per minute"
                  from="At least"
                  to="At most"
                  min={4}
                  max={20}
                  value={price}
                  text={coinsInWords}
                  onChange={setPrice}
                />
              ),
            },
            {
              id: 'age',
              title: 'Age',
              kind: 'control',
              control: (
                <RangeSlider
                  label="Age"
                  from="From"
                  to="To"
                  min={21}
                  max={60}
                  value={age}
                  text={years}
                  onChange={setAge}
                />
              ),
            },
            {
              id: 'now',
              title: 'Now',
              kind: 'choices',
              onToggle: fn(),
              choices: [
                { value: 'online', label: 'Online', count: 10, checked: true },
                { value: 'free', label: 'Free chat', count: 1, checked: false },
              ],
            },
          ]}
        />
        {map}
      </div>
    </AppShell>
  );
}

const meta: Meta = {
  title: 'Screens/Search',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Desktop: Story = {
  render: () => <Search />,
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const DesktopNothing: Story = { render: () => <Search state="none" start="zzz" /> };
export const DesktopLoading: Story = { render: () => <Search state="loading" /> };
export const DesktopFailed: Story = {
  render: () => <Search state="failed" />,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('mi');
  },
};
export const Phone: Story = {
  render: () => <Search phone />,
  globals: { viewport: { value: 'phone' } },
};
export const PhoneRecent: Story = {
  render: () => <Search phone state="recent" start="" />,
  globals: { viewport: { value: 'phone' } },
};
export const PhoneNothing: Story = {
  render: () => <Search phone state="none" start="zzz" />,
  globals: { viewport: { value: 'phone' } },
};
export const PhoneLoading: Story = {
  render: () => <Search phone state="loading" />,
  globals: { viewport: { value: 'phone' } },
};
export const PhoneFailed: Story = {
  render: () => <Search phone state="failed" />,
  globals: { viewport: { value: 'phone' } },
};
export const NearYouDesktop: Story = {
  render: () => <NearYou />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', { name: 'Map of performers' });
    await expect(
      canvas.getByRole('button', { name: 'Berlin: 3 performers, 2 live' }),
    ).toBeVisible();
  },
};
export const NearYouPhone: Story = {
  render: () => <NearYou phone />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
  },
};
export const PageWithoutScript: Story = {
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} />} topBar={top}>
      <PageHeader title="Results for “mi”" text="104 results" />
      <SearchResults groups={searchGroups} />
    </AppShell>
  ),
};
