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
/** On the smallest phones a long word takes the room that a short one leaves; none is cut, none touches the next. */
export const German: Story = {
  args: {
    items: tabItems.map((item, index) => ({
      ...item,
      label: ['Startseite', 'Live', 'Neuigkeiten', 'Nachrichten', 'Dein Konto'][index] ?? '',
      unread: index === 3 ? 128 : undefined,
    })),
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const labels = [...bar.querySelectorAll<HTMLElement>('.vx-tab-bar__label')];
    for (const label of labels) {
      await expect([label.textContent, label.scrollWidth]).toEqual([
        label.textContent,
        label.clientWidth,
      ]);
    }
    const edges = labels.map((label) => label.getBoundingClientRect());
    const gaps = edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0));
    await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  },
};
/** A word of nearly a third of the screen ends with dots, and the bar stays within the page. */
export const LongestWord: Story = {
  ...German,
  args: {
    items: tabItems.map((item) =>
      item.id === 'messages' ? { ...item, label: 'Benachrichtigungseinstellungen' } : item,
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
