import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'overview', label: 'Overview', href: '#overview' },
  { id: 'videos', label: 'Videos', href: '#videos', count: 48 },
  { id: 'photos', label: 'Photos', href: '#photos', count: 22 },
];
const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Profile', tabs, current: 'videos' },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Videos/u })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
/** A section that is not there now keeps its place and is no link. */
export const WithDisabled: Story = {
  args: {
    tabs: [...tabs, { id: 'shows', label: 'Shows', href: '#shows', count: 0, disabled: true }],
  },
  play: async ({ canvas }) => {
    const shows = canvas.getByRole('link', { name: /Shows/u });
    await expect(shows).toHaveAttribute('aria-disabled', 'true');
    await expect(shows).not.toHaveAttribute('href');
  },
};
/** The current section is in sight of a row that is longer than the screen. */
export const Scrolling: Story = {
  args: {
    current: 'g2',
    tabs: [...tabs, ...[1, 2].map((n) => ({ id: `g${n}`, label: longGerman, href: `#g${n}` }))],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(list.scrollLeft).toBeGreaterThan(0);
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
  },
};
