import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Home', href: '#home' },
  { label: 'Magazine', href: '#magazine' },
  { label: 'Interviews', href: '#interviews' },
  { label: '2026', href: '#2026' },
  { label: 'An evening with Mira' },
];
const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('An evening with Mira')).toHaveAttribute('aria-current', 'page');
  },
};
/** The place above stays in reach; the rest comes when it is asked for, and takes the focus. */
export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      '2026',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the full path' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Magazine' })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const CollapsedAtRest: Story = { args: { collapsed: true } };
/** Three are short enough. */
export const Short: Story = {
  args: { items: items.slice(2), collapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const LongGerman: Story = {
  args: {
    items: [...items.slice(0, 4), { label: `${longGerman} ${longGerman}` }],
    collapsed: true,
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
