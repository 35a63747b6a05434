import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longGerman } from '../fixtures/data.ts';
import { manyMapPerformers, mapPerformers } from '../fixtures/performer-map.ts';
import { PerformerMap } from './PerformerMap.tsx';

const meta = {
  title: 'Media/PerformerMap',
  component: PerformerMap,
  args: { performers: mapPerformers, onViewChange: fn(), onSelect: fn() },
  // A stage of a known size, so that presses and keys lead to the same places everywhere.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '1100px' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  // The written story: one with every picture in it is as long as a book.
  parameters: { docs: { source: { type: 'code' } } },
} satisfies Meta<typeof PerformerMap>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const berlin = { center: { lat: 52.52, long: 13.405 }, zoom: 8 };
const northSea = { center: { lat: 55.2, long: 4 }, zoom: 7 };
// Not as args: Storybook sends those around, pictures included.
const hundred = manyMapPerformers(120);
const thousand = manyMapPerformers(1000);
const loaded = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('application', { name: 'Map of performers' });
const said = (canvas: Canvas): HTMLElement => canvas.getByRole('status');
const region = (canvas: Canvas): HTMLElement =>
  canvas.getByRole('region', { name: 'Performers in view' });
const rows = (canvas: Canvas): HTMLElement[] => [
  ...region(canvas).querySelectorAll<HTMLElement>('article'),
];

export const SideBySide: Story = {
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    await expect(said(canvas)).toHaveTextContent('11 performers in view');
    await expect(rows(canvas)).toHaveLength(11);
    await expect(
      canvas.getByRole('button', { name: 'Berlin: 3 performers, 2 live' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Freya Lind, Hamburg, Live, 14/u }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Positions are approximate: the town, never an address.'),
    ).toBeVisible();
    await expect(args.onViewChange).not.toHaveBeenCalled();
  },
};

export const MovedByKeys: Story = {
  args: { view: berlin },
  globals: { motion: 'reduced' },
  play: async ({ canvas, args }) => {
    const map = await loaded(canvas);
    await expect(said(canvas)).toHaveTextContent('3 performers in view');
    map.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledTimes(1));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        zoom: 8,
        center: expect.objectContaining({ lat: expect.closeTo(53.05, 1) as unknown }) as unknown,
      }),
    );
    await userEvent.keyboard('+');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 9 })),
    );
    await userEvent.keyboard('--');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 7 })),
    );
    await userEvent.keyboard('0');
    await waitFor(() => expect(said(canvas)).toHaveTextContent('11 performers in view'));
    await expect(map).toHaveFocus();
  },
};

export const MovedByHand: Story = {
  play: async ({ canvas, args }) => {
    const map = await loaded(canvas);
    const stage = map.parentElement;
    if (stage === null) throw new Error('The map stands on a stage.');
    const { left, top, width, height } = stage.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const pointer = (type: 'Down' | 'Move' | 'Up', dx: number, pointerId = 1): void => {
      void fireEvent[`pointer${type}`](stage, {
        pointerId,
        button: 0,
        clientX: x + dx,
        clientY: y,
      });
    };
    pointer('Down', 0);
    pointer('Move', 20);
    pointer('Move', 90);
    pointer('Up', 90);
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledTimes(1));
    const [moved] = (args.onViewChange as ReturnType<typeof fn>).mock.calls[0] as [
      { zoom: number; center: { long: number } },
    ];
    await expect(moved.center.long).toBeLessThan(11);
    await fireEvent.wheel(stage, { deltaY: -200, clientX: x, clientY: y });
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledTimes(2));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ zoom: expect.closeTo(moved.zoom + 0.5, 3) as unknown }),
    );
    await fireEvent.doubleClick(stage, { clientX: x, clientY: y });
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledTimes(3));
    const zooms = (): number[] =>
      (args.onViewChange as ReturnType<typeof fn>).mock.calls.map(([view]) => view.zoom);
    // Two fingers, twice as far apart: one level.
    pointer('Down', -40, 2);
    pointer('Down', 40, 3);
    pointer('Move', -80, 2);
    pointer('Move', 80, 3);
    pointer('Up', -80, 2);
    pointer('Up', 80, 3);
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalledTimes(4));
    await expect(zooms()[3]).toBeCloseTo((zooms()[2] ?? 0) + 1, 3);
    await expect(said(canvas)).not.toHaveTextContent('11 performers in view');
  },
};

export const ClusterOpensInTheList: Story = {
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Berlin: 3 performers, 2 live' }));
    await expect(said(canvas)).toHaveTextContent('Berlin: 3 performers');
    await expect(rows(canvas)).toHaveLength(3);
    await expect(region(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Everyone in view' }));
    await expect(rows(canvas)).toHaveLength(11);
  },
};

export const ClusterZoomsIn: Story = {
  render: (args) => <PerformerMap {...args} performers={hundred} />,
  globals: { motion: 'reduced' },
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    const [cluster] = canvas.getAllByRole('button', { name: /more place/u });
    if (cluster === undefined) throw new Error('Some markers stand for several places.');
    cluster.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled());
    await expect(cluster).not.toBeInTheDocument();
    // What the marker fell into has the focus.
    const markers = canvas.getByRole('toolbar', { name: 'Places on the map' });
    await expect(markers).toContainElement(document.activeElement as HTMLElement);
  },
};

export const MarkersByKeys: Story = {
  play: async ({ canvas }) => {
    const map = await loaded(canvas);
    map.focus();
    await userEvent.tab();
    // One stop, the northernmost first; arrows lead to neighbours.
    await expect(document.activeElement).toHaveAccessibleName(/^Freya Lind, Hamburg/u);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/^(Cologne|Berlin)/u);
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName(/Zurich/u);
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/Munich/u);
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  },
};

export const Selected: Story = {
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    const marker = canvas.getByRole('button', { name: /^Freya Lind, Hamburg/u });
    await userEvent.click(marker);
    await expect(args.onSelect).toHaveBeenLastCalledWith('4');
    await expect(marker).toHaveAttribute('aria-expanded', 'true');
    const card = canvas.getByRole('article', { name: 'Freya Lind' });
    await expect(within(card).getByRole('link', { name: 'Freya Lind' })).toHaveAttribute(
      'href',
      '#Freya',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    await expect(card).not.toBeInTheDocument();
    await userEvent.click(marker);
  },
};

export const PointedAt: Story = {
  play: async ({ canvas }) => {
    await loaded(canvas);
    const marker = canvas.getByRole('button', { name: /^Freya Lind, Hamburg/u });
    const tile = within(region(canvas)).getByRole('link', { name: /^Freya Lind/u });
    const row = tile.closest('li');
    tile.focus();
    await waitFor(() => expect(marker).toHaveAttribute('data-active'));
    await userEvent.hover(marker);
    await waitFor(() => expect(row).toHaveAttribute('data-active'));
    await userEvent.unhover(marker);
    tile.blur();
    await waitFor(() => expect(marker).not.toHaveAttribute('data-active'));
    await expect(row).not.toHaveAttribute('data-active');
    tile.focus();
  },
};

export const NobodyHere: Story = {
  args: { view: northSea },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(said(canvas)).toHaveTextContent('0 performers in view');
    await expect(canvas.getByRole('heading', { name: 'Nobody here' })).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: 'Show everyone' });
    if (button === undefined) throw new Error('There is a way back.');
    await userEvent.click(button);
    await expect(said(canvas)).toHaveTextContent('11 performers in view');
    await expect(rows(canvas)).toHaveLength(11);
  },
};

export const NobodyAtAll: Story = {
  args: {
    performers: [],
    empty: {
      title: 'Nobody matches these filters',
      text: 'Take one away, or look farther.',
      action: <Button variant="solid">Reset filters</Button>,
    },
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Berlin/u })).toBeNull();
  },
};

export const Loading: Story = { args: { performers: [], loading: true } };
export const LoadingMore: Story = { args: { loading: true } };

const retry = fn();
export const Failed: Story = {
  args: {
    performers: [],
    error: { title: 'The search did not load', text: 'Our side, not yours.', onRetry: retry },
  },
  play: async ({ canvas }) => {
    await loaded(canvas);
    const buttons = canvas.getAllByRole('button', { name: 'Try again' });
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

export const One: Story = { args: { performers: mapPerformers.slice(4, 5) } };

export const NearYou: Story = {
  args: {
    view: { center: { lat: 50.938, long: 6.96 }, zoom: 7.4 },
    within: { center: { lat: 50.938, long: 6.96 }, km: 100 },
    searchHere: fn(),
    selected: '3',
  },
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Search this area' }));
    await expect(args.searchHere).toHaveBeenCalledTimes(1);
  },
};

export const Thousand: Story = {
  render: (args) => <PerformerMap {...args} performers={thousand} />,
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(said(canvas)).toHaveTextContent('1000 performers in view');
    await expect(rows(canvas)).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(rows(canvas)).toHaveLength(120);
  },
};

/** The button goes with its press: it is said how many came, and the focus is at the first of them. */
export const ShowsMore: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <PerformerMap {...args} performers={thousand.slice(0, 64)} />,
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(rows(canvas)).toHaveLength(64);
    await expect(canvas.getByText('4 more shown')).toBeInTheDocument();
    await expect(rows(canvas)[60]?.contains(document.activeElement)).toBe(true);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(11);
    await expect(within(region(canvas)).getAllByText('Berlin')).toHaveLength(3);
    // Nothing is loaded for a map that nobody sees.
    await expect(canvas.queryByRole('application')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await loaded(canvas);
    await expect(canvas.queryByRole('region', { name: 'Performers in view' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Berlin: 3 performers, 2 live' }));
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(rows(canvas)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(await loaded(canvas)).toBeVisible();
  },
};
export const SmallPhone: Story = {
  args: { shown: 'map', selected: '4' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await loaded(canvas);
    // The card fades in.
    const card = await canvas.findByRole('article', { name: 'Freya Lind' });
    await waitFor(() => expect(card).toBeVisible());
  },
};

export const LongGerman: Story = {
  args: {
    performers: mapPerformers.map((one) => ({
      ...one,
      name: longGerman,
      place: `${one.place} ${longGerman}`,
    })),
    selected: '4',
  },
  globals: { language: 'de' },
};
export const Light: Story = { args: { selected: '4' }, globals: { theme: 'light' } };
export const LightLagoon: Story = { globals: { theme: 'light', brand: 'lagoon' } };
export const Rosewood: Story = { args: { selected: '4' }, globals: { brand: 'rosewood' } };
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { selected: '4' },
  play: async ({ canvas }) => {
    await loaded(canvas);
    const x = (name: RegExp): number =>
      canvas.getByRole('button', { name }).getBoundingClientRect().left;
    // West stays on the left.
    await expect(x(/Hamburg/u)).toBeLessThan(x(/^Berlin/u));
  },
};
