import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { listIcon, mapPinIcon, squaresFourIcon } from '../icons/index.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'following', label: 'Following' },
  { value: 'discover', label: 'Discover' },
];
const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Feed', value: 'following', options },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radios: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('following');
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Discover'));
    await expect(canvas.getByRole('radio', { name: 'Discover' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Following' })).toBeChecked();
  },
};
export const Links: Story = {
  args: { options: options.map((option) => ({ ...option, href: `#${option.value}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Following' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
const views = [
  { value: 'grid', label: 'Grid', icon: squaresFourIcon },
  { value: 'list', label: 'List', icon: listIcon },
  { value: 'map', label: 'Map', icon: mapPinIcon },
];
export const WithIcons: Story = { args: { label: 'View', value: 'list', options: views } };
/** 50 px, for the one choice of a screen. */
export const Large: Story = {
  args: { size: 'lg' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Feed' });
    await expect(group.getBoundingClientRect().height).toBe(50);
  },
};
export const Icons: Story = {
  args: { label: 'View', options: views, iconsOnly: true },
  render: function Render(args) {
    const [value, setValue] = useState('grid');
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'List' })).toHaveFocus();
    await waitFor(
      async () => {
        const names = [...document.querySelectorAll('.vx-tooltip__bubble')];
        await expect(names.map((name) => name.textContent)).toEqual(['List']);
        await expect(names[0]).toBeVisible();
      },
      // The first one is loaded.
      { timeout: 5000 },
    );
  },
};
export const LongGerman: Story = {
  args: {
    options: [
      { value: 'a', label: longGerman },
      { value: 'b', label: 'Entdecken' },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'small' } },
};
