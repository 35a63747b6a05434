import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { chatsIcon, deviceMobileIcon, receiptIcon, stackIcon } from '../icons/index.ts';
import { AccountMenu } from './AccountMenu.tsx';

const onTheme = fn();
const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  args: {
    guest: { name: 'Jonas', note: 'jonas@example.com' },
    links: [
      { id: 'library', label: 'Library', href: '#library', glyph: stackIcon },
      { id: 'chats', label: 'My chats', href: '#chats', glyph: chatsIcon },
      { id: 'statement', label: 'Statement', href: '#statement', glyph: receiptIcon },
    ],
    theme: {
      label: 'Theme',
      value: 'dark',
      options: [
        { value: 'dark', label: 'Dark' },
        { value: 'light', label: 'Light' },
        { value: 'system', label: 'Same as this device' },
      ],
      action: '#',
      onChange: onTheme,
    },
    language: {
      label: 'Language',
      options: [
        { lang: 'de', label: 'Deutsch', href: '#de', current: false },
        { lang: 'en', label: 'English', href: '#en', current: true },
      ],
    },
    more: [{ id: 'app', label: 'Mobile version', href: '#app', glyph: deviceMobileIcon }],
    logOut: { label: 'Log out', action: '#' },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minHeight: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('The face is a summary.');
    await userEvent.click(summary);
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};
export const Closed: Story = {};
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary === null) throw new Error('The face is a summary.');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // The simulated keyboard knows no summaries; a press is what Enter does there.
    await userEvent.click(summary);
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }));
    await expect(onTheme).toHaveBeenCalledWith('light');
    await userEvent.keyboard('{Escape}');
    await expect(summary.closest('details')).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    const link = canvas.getByRole('link', { name: 'Statement' });
    // The test page must not go anywhere.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(summary.closest('details')).not.toHaveAttribute('open');
  },
};
