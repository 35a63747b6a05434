import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { tabItems } from '../fixtures/shell.tsx';
import { TabBar } from './TabBar.tsx';

const open = fn();
const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { items: tabItems, current: 'home' },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    await expect(canvas.getByRole('link', { name: /Messages.*3 unread/u })).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const { label } of tabItems) await expect(canvas.getByText(label)).toBeVisible();
  },
};
/** An item may open something instead of following its address, which stays for those without script. */
export const OpensSomething: Story = {
  args: {
    items: tabItems.map((item) =>
      item.id === 'you'
        ? {
            ...item,
            onClick: (event) => {
              event.preventDefault();
              open();
            },
          }
        : item,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'You' }));
    await expect(open).toHaveBeenCalledTimes(1);
  },
};
export const German: Story = {
  args: {
    items: tabItems.map((item, index) => ({
      ...item,
      label: ['Startseite', 'Live', 'Neuigkeiten', 'Nachrichten', 'Dein Konto'][index] ?? '',
      unread: index === 3 ? 128 : undefined,
    })),
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
