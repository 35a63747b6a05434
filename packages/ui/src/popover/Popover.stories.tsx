import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { coins, longGerman } from '../fixtures/data.ts';
import { infoIcon } from '../icons/index.ts';
import { Price } from '../price/Price.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'What is voyeur?',
    title: 'Watch a private chat',
    children: 'You see and hear the room. You do not write, and the two in it do not see you.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What is voyeur?' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Watch a private chat' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Watch a private chat' });
  },
};
export const Closed: Story = {};
export const WithArrow: Story = {
  args: { arrow: true, variant: 'link', size: 'sm', icon: infoIcon },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const WithPrice: Story = {
  args: {
    label: 'How prices work',
    title: 'Coins and euros',
    children: (
      <>
        <Price price={coins(12)} per="minute" size="lg" />
        <p>1 € is 4 coins. You confirm before anything is charged.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
/** What it says is on its way; the place is kept and the button to close is there. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Watch a private chat' });
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText(/You see and hear the room/u)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: { label: longGerman, title: longGerman, children: `${longGerman} `.repeat(6) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
