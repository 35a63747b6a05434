import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { FilterPanel, type FilterPanelProps } from '@vx/ui/filter-panel';
import { Icon } from '@vx/ui/icon';
import { IconButton } from '@vx/ui/icon-button';
import { mapPinIcon, slidersHorizontalIcon } from '@vx/ui/icons';
import { Columns, FilterBar, PageHeader, Stack } from '@vx/ui/layout';
import { PerformerMap, type PerformerMapProps } from '@vx/ui/performer-map';
import { Price } from '@vx/ui/price';
import { Select } from '@vx/ui/select';
import { Sheet } from '@vx/ui/sheet';
import { RangeSlider, Slider } from '@vx/ui/slider';
import { Text } from '@vx/ui/text';
import { TextField } from '@vx/ui/text-field';
import { coins, mapPerformers } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Performers',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const moods = ['Calm', 'Rather calm', 'In between', 'Rather lively', 'Lively'] as const;
const choices = [
  ['online', 'Online', 10],
  ['freeChat', 'Free chat', 1],
  ['live', 'Live now', 7],
] as const;
const start = { km: 120, mood: 2, price: [8, 14], now: ['online'] } as const;

const cologne = { lat: 50.938, long: 6.96 };
/** Kilometres over ground that is nearly flat, rounded as places are: nobody is found by it. */
const away = ({ lat, long }: { lat: number; long: number }): number =>
  Math.max(
    5,
    5 * Math.round(Math.hypot((lat - cologne.lat) * 111, (long - cologne.long) * 70) / 5),
  );
const nearby = mapPerformers
  .map((one) => ({ ...one, distance: `${away(one.position)} km` }))
  .toSorted((one, other) => away(one.position) - away(other.position));

/** What is asked for, and who answers it. */
function useSearch(initial: { now: readonly string[] } = start): {
  found: typeof mapPerformers;
  km: number;
  active: number;
  sections: FilterPanelProps['sections'];
  reset: () => void;
  chips: ReactElement;
} {
  const [km, setKm] = useState<number>(start.km);
  const [mood, setMood] = useState<number>(start.mood);
  const [price, setPrice] = useState<readonly [number, number]>(start.price);
  const [now, setNow] = useState<readonly string[]>(initial.now);
  const found = nearby.filter(
    (one) =>
      (one.price?.value ?? 0) >= price[0] &&
      (one.price?.value ?? 0) <= price[1] &&
      (!now.includes('online') || one.state !== 'offline') &&
      (!now.includes('freeChat') || one.state === 'freeChat') &&
      (!now.includes('live') || one.state === 'live'),
  );
  const reset = (): void => {
    setKm(start.km);
    setMood(start.mood);
    setPrice([4, 20]);
    setNow([]);
  };
  const priced = price[0] !== 4 || price[1] !== 20;
  const active = now.length + (priced ? 1 : 0);
  const sections: FilterPanelProps['sections'] = [
    {
      id: 'place',
      title: 'Location',
      kind: 'control',
      control: (
        <Stack gap="12">
          <TextField
            label="Postal code or town"
            hideLabel
            name="place"
            defaultValue="50667 Cologne"
            prefix={<Icon glyph={mapPinIcon} />}
          />
          <Slider
            label="Within"
            min={20}
            max={300}
            step={20}
            value={km}
            valueText={`Within ${km} kilometres`}
            onChange={setKm}
          />
          <Text variant="caption" tone="tertiary">
            Within {km} km
          </Text>
        </Stack>
      ),
    },
    {
      id: 'mood',
      title: 'Mood',
      kind: 'control',
      control: (
        <Stack gap="8">
          <Slider
            label="Mood"
            min={0}
            max={4}
            step={1}
            value={mood}
            valueText={moods[mood] ?? ''}
            onChange={setMood}
          />
          <Text variant="caption" tone="tertiary">
            {moods[mood]}
          </Text>
        </Stack>
      ),
    },
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
          text={(value) => `${value} coins, €${(value / 4).toFixed(2)}`}
          onChange={setPrice}
          ends={[
            <Price key="from" price={coins(price[0])} size="sm" tone="inherit" />,
            <Price key="to" price={coins(price[1])} size="sm" tone="inherit" />,
          ]}
        />
      ),
    },
    {
      id: 'now',
      title: 'Now',
      kind: 'choices',
      onToggle: (value, on) => setNow(on ? [...now, value] : now.filter((one) => one !== value)),
      choices: choices.map(([value, label, count]) => ({
        value,
        label,
        count,
        checked: now.includes(value),
      })),
    },
  ];
  const chosen = [
    ...choices.filter(([value]) => now.includes(value)),
    ['km', `${km} km`] as const,
    ...(priced ? [['price', `${price[0]} to ${price[1]} coins`] as const] : []),
  ];
  const chips = (
    <ChipGroup
      label="Active filters"
      tone="accent"
      multiple
      removable
      options={chosen.map(([value, label]) => ({ value, label }))}
      value={chosen.map(([value]) => value)}
      onChange={(left) => {
        setNow(now.filter((value) => left.includes(value)));
        if (!left.includes('price')) setPrice([4, 20]);
        if (!left.includes('km')) setKm(300);
      }}
    />
  );
  return { found, km, active, sections, reset, chips };
}
const noun = (count: number): string => (count === 1 ? '1 performer' : `${count} performers`);

function Desktop({
  now,
  map = {},
}: {
  now?: readonly string[];
  map?: Partial<PerformerMapProps>;
}): ReactElement {
  const { found, km, active, sections, reset, chips } = useSearch(
    now === undefined ? undefined : { now },
  );
  const summary = noun(found.length);
  return (
    <DesktopPage current="live" slim>
      <PageHeader
        title="Performers near you"
        text={`${summary} around 50667 Cologne and further away`}
      />
      <Columns
        side="start"
        asideLabel="Filters"
        aside={
          <FilterPanel
            title="Filters"
            sections={sections}
            summary={summary}
            reset={active === 0 ? null : { label: `Reset ${active}`, onReset: reset }}
          />
        }
      >
        <Stack gap="16">
          <FilterBar
            end={
              <Select
                look="quiet"
                label="Sort"
                options={[
                  { value: 'distance', label: 'Distance' },
                  { value: 'price', label: 'Price' },
                ]}
              />
            }
          >
            {chips}
          </FilterBar>
          <PerformerMap
            performers={found}
            within={{ center: cologne, km }}
            empty={{
              title: 'Nobody fits these filters',
              text: 'A wider price range or fewer filters find more.',
              action: <Button onClick={reset}>Reset the filters</Button>,
            }}
            {...map}
          />
        </Stack>
      </Columns>
    </DesktopPage>
  );
}
function Phone({ open: initially = false }: { open?: boolean }): ReactElement {
  const [open, setOpen] = useState(initially);
  const { found, km, active, sections, reset, chips } = useSearch();
  const page = (content: ReactNode): ReactElement => (
    <PhonePage
      title="Near you"
      back={{ label: 'Live', href: '#live' }}
      current="live"
      end={
        <IconButton
          glyph={slidersHorizontalIcon}
          label={`Filters, ${active} active`}
          count={active}
          tooltip="none"
          onClick={() => setOpen(true)}
        />
      }
    >
      {content}
    </PhonePage>
  );
  return (
    <>
      {page(
        <Stack gap="16">
          <Text tone="tertiary">{noun(found.length)}</Text>
          {active === 0 ? null : chips}
          <PerformerMap
            performers={found}
            within={{ center: cologne, km }}
            empty={{
              title: 'Nobody fits these filters',
              action: <Button onClick={reset}>Reset the filters</Button>,
            }}
          />
        </Stack>,
      )}
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        actions={
          <Button type="submit" form="filters" variant="primary" size="lg" block>
            {`Show ${noun(found.length)}`}
          </Button>
        }
      >
        <FilterPanel
          variant="sheet"
          formId="filters"
          title="Filters"
          sections={sections}
          reset={active === 0 ? null : { label: `Reset ${active}`, onReset: reset }}
          apply={{ label: `Show ${noun(found.length)}`, onApply: () => setOpen(false) }}
        />
      </Sheet>
    </>
  );
}

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const DesktopFound: Story = {
  globals: desktop,
  render: () => <Desktop />,
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('complementary', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('checkbox', { name: /Free chat/u }));
    await expect(await canvas.findByText(/^1 performer around/u)).toBeVisible();
    await userEvent.click(filters.getByRole('button', { name: 'Reset 3' }));
    await expect(await canvas.findByText(/^11 performers around/u)).toBeVisible();
    await userEvent.click(filters.getByRole('checkbox', { name: /Online/u }));
  },
};
export const DesktopNobody: Story = {
  globals: desktop,
  render: () => <Desktop now={['freeChat', 'live']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the filters' }));
    await expect(await canvas.findByText(/^11 performers around/u)).toBeVisible();
  },
};
export const DesktopLoading: Story = {
  globals: desktop,
  render: () => <Desktop map={{ performers: [], loading: true }} />,
};
const retry = fn();
export const DesktopFailed: Story = {
  globals: desktop,
  render: () => (
    <Desktop
      map={{
        performers: [],
        error: {
          title: 'The search did not answer',
          text: 'Your filters are kept.',
          onRetry: retry,
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    const [again] = canvas.getAllByRole('button', { name: /again/iu });
    if (again === undefined) throw new Error('No way to try again');
    await userEvent.click(again);
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
export const PhoneList: Story = {
  globals: phone,
  render: () => <Phone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters, 2 active' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Free chat/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 1 performer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('1 performer')).toBeVisible();
  },
};
export const PhoneFilters: Story = {
  globals: phone,
  render: () => <Phone open />,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('slider', { name: 'Within' })).toHaveAttribute(
      'aria-valuetext',
      'Within 120 kilometres',
    );
  },
};
export const SmallPhoneFilters: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <Phone open />,
};
