import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { Icon } from '../icon/Icon.tsx';
import { bellIcon } from '../icons/index.ts';
import { Tooltip } from './Tooltip.tsx';
import '../icon-button/icon-button.css';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Notifications',
    children: (
      <button
        type="button"
        className="vx-icon-button"
        data-variant="fill"
        aria-label="Notifications"
      >
        <Icon glyph={bellIcon} />
      </button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: '180px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const bubble = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.vx-tooltip__bubble')].find(
    (one) => one.firstChild?.textContent === text,
  );
const shown = (text: string): Promise<HTMLElement> =>
  waitFor(
    async () => {
      const found = bubble(text);
      if (found === undefined) throw new Error(text);
      await expect(found).toBeVisible();
      return found;
      // The first one is loaded.
    },
    { timeout: 5000 },
  );
const gone = (text: string): Promise<void> => waitFor(() => expect(bubble(text)).toBeUndefined());

/** Shown on focus, hidden by Escape and by leaving; the button has its name without it. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await expect(bubble('Notifications')).toBeUndefined();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    const words = await shown('Notifications');
    // The control has that name: it is not read twice.
    await expect(words).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    await gone('Notifications');
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown('Notifications');
  },
};
/** A mouse that rests shows it, may go onto it, and hides it by leaving; a press hides it, a finger never sees it. */
export const OnHover: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications' });
    const mouse = userEvent.setup();
    await mouse.hover(button);
    const words = await shown('Notifications');
    await mouse.hover(words);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(bubble('Notifications')).toBeVisible();
    await mouse.unhover(words);
    await gone('Notifications');
    await mouse.hover(button);
    await shown('Notifications');
    await fireEvent.pointerDown(button);
    await gone('Notifications');
    await mouse.unhover(button);
    await fireEvent.pointerOver(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(bubble('Notifications')).toBeUndefined();
  },
};
export const WithShortcut: Story = {
  args: { text: 'Search', shortcut: '/' },
  play: async () => {
    await userEvent.tab();
    await expect(within(await shown('Search')).getByText('/')).toBeVisible();
  },
};
export const Above: Story = {
  args: { placement: 'top' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const words = await shown('Notifications');
    await expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().top,
    );
  },
};
/** Where a box cuts off what stands out of it, and at the edge of the window, all of it is seen. */
export const AtTheEdge: Story = {
  args: { text: 'Mark all as read', placement: 'end' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', top: 0, right: 0, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
    const words = await shown('Mark all as read');
    await waitFor(async () => {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(words);
    });
  },
};
export const LongGerman: Story = {
  args: { text: `${longGerman} ändern` },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async () => {
    await userEvent.tab();
    const words = await shown(`${longGerman} ändern`);
    await waitFor(async () => {
      const { left, right } = words.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
};
