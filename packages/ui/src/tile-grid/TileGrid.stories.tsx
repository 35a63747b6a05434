import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { performers } from '../fixtures/data.ts';
import { PerformerTile, type PerformerSnapshot } from '../performer-tile/PerformerTile.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { TileGrid } from './TileGrid.tsx';

const meta: Meta<typeof TileGrid<PerformerSnapshot>> = {
  title: 'Foundations/TileGrid',
  component: TileGrid,
  args: {
    label: 'Live now',
    items: performers.slice(0, 5),
    keyOf: (one) => one.name,
    render: (one) => <PerformerTile performer={one} />,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Loading: Story = {
  args: { items: [], skeleton: { count: 5, render: () => <Skeleton kind="performer" /> } },
};
export const More: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(3);
    return (
      <TileGrid
        {...args}
        items={performers.slice(0, count)}
        loadMore={count < 6 ? { run: () => setCount(6) } : null}
        summary={`${count} of 6`}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 more shown');
  },
};
export const MoreFailed: Story = {
  render: function Render(args) {
    const [tries, setTries] = useState(0);
    return (
      <TileGrid
        {...args}
        items={performers.slice(0, tries > 1 ? 6 : 3)}
        loadMore={
          tries > 1
            ? null
            : {
                run: () => setTries(tries + 1),
                failed: tries === 1 ? 'The next ones did not load.' : undefined,
              }
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The next ones did not load.');
    // What is there stays.
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};
/** The next page is on its way: what is there stays, the list says that it is busy. */
export const Appending: Story = {
  args: { loadMore: { run: fn(), busy: true }, summary: '5 of 48' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Live now' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const End: Story = {
  args: { loadMore: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
/** Three pages come by themselves, then the guest decides. */
export const Automatic: Story = {
  args: { automatic: true },
  render: function Render(args) {
    const [pages, setPages] = useState(1);
    const all = Array.from({ length: pages }, (_, page) =>
      performers.slice(0, 2).map((one) => ({ ...one, name: `${one.name} ${page + 1}` })),
    );
    return (
      <TileGrid {...args} items={all.flat()} loadMore={{ run: () => setPages((n) => n + 1) }} />
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};
