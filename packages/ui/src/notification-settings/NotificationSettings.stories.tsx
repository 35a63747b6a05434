import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { alertChannels } from '../fixtures/account.ts';
import { face } from '../fixtures/art.ts';
import { longGerman } from '../fixtures/data.ts';
import { NotificationSettings, type NotificationRow } from './NotificationSettings.tsx';

const live = ['live:app', 'live:push', 'message:app', 'message:push', 'post:app', 'show:app'];
const row = (
  title: string,
  kind: NotificationRow['kind'],
  text: string,
  on: readonly string[] = live,
): NotificationRow => ({ id: title, title, text, kind, on, picture: face(title) });
const meta = {
  title: 'Account/NotificationSettings',
  component: NotificationSettings,
  args: {
    label: 'Alerts by performer',
    who: 'Performer',
    onToggle: fn(),
    channels: alertChannels,
    events: [
      { id: 'live', label: 'Goes live' },
      { id: 'message', label: 'Messages' },
      { id: 'post', label: 'New post' },
      { id: 'show', label: 'Shows' },
    ],
    rows: [
      row('All you follow', 'default', '14 performers, the default'),
      row('Mira Solène', 'own', 'Custom', [...live, 'live:mail', 'show:push', 'show:mail']),
      row('Zuri Bell', 'inherited', 'Default'),
      row('Kaia Storm', 'own', 'Custom', ['live:app', 'message:app', 'show:app']),
      row('Cleo & Max', 'muted', 'Muted until 1 December', []),
    ],
  },
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ canvas, args }) => {
    const mail = canvas.getByRole('button', { name: 'Zuri Bell, Goes live: Email' });
    await expect(mail).toHaveAttribute('aria-pressed', 'false');
    mail.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith('Zuri Bell', 'live', 'mail', true);
  },
};
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    // Rows are blocks here. What they are is said, as some browsers take it from how they are laid out.
    for (const [part, role] of Object.entries({
      table: 'table',
      'tbody > tr': 'row',
      'tbody > tr > th': 'rowheader',
      'tbody > tr > td': 'cell',
    }))
      await expect(canvasElement.querySelector(part)).toHaveAttribute('role', role);
  },
};
export const PushDenied: Story = {
  args: {
    channels: meta.args.channels.map((channel) =>
      channel.id === 'push' ? { ...channel, state: 'denied', stateText: 'Blocked' } : channel,
    ),
    denied: {
      title: 'Push is blocked in this browser.',
      text: 'Open the lock beside the address, choose Notifications, then Allow.',
      action: <Button size="sm">Try again</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Mira Solène, Goes live: Push' }),
    ).toBeDisabled();
    // It says how to unblock it.
    await expect(canvas.getByText(/Open the lock beside the address/u)).toBeVisible();
  },
};
/** What a channel lacks is mended elsewhere: it leads there. */
export const ChannelWithoutAddress: Story = {
  args: {
    channels: meta.args.channels.map((channel) =>
      channel.id === 'mail'
        ? {
            ...channel,
            text: 'Confirm your address first',
            state: 'denied',
            stateText: 'Not yet',
            fix: { label: 'Confirm address', href: '#profile' },
          }
        : channel,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Confirm address' })).toHaveAttribute(
      'href',
      '#profile',
    );
  },
};
export const ChannelOff: Story = {
  args: {
    channels: meta.args.channels.map((channel) =>
      channel.id === 'mail' ? { ...channel, state: 'off', stateText: 'Off' } : channel,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Mira Solène, Goes live: Email' }),
    ).toBeEnabled();
  },
};
/** Each event has its ways; one concerns no performer. An own choice can be given back. */
export const WaysOfTheirOwn: Story = {
  args: {
    events: [
      { id: 'live', label: 'Goes live' },
      { id: 'receipt', label: 'Chat receipts', channels: ['app', 'mail'] },
      { id: 'payment', label: 'Top-ups', channels: ['app'], onlyForAll: true },
    ],
    rows: [
      row('All you follow', 'default', '14 performers, the default'),
      {
        ...row('Mira Solène', 'own', 'Custom'),
        reset: { label: 'Reset to default', name: 'Reset to default: Mira Solène', onReset: fn() },
      },
    ],
    form: {
      name: 'alert',
      value: (...choice) => choice.join(':'),
      reset: (who) => `${who}:default`,
      hidden: { intent: 'alerts' },
      action: '/settings',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.queryByRole('button', { name: 'Mira Solène, Top-ups: In the app' }),
    ).toBeNull();
    const push = canvas.getByRole('button', { name: 'Mira Solène, Goes live: Push' });
    await expect(push).toHaveValue('Mira Solène:live:push:false');
    await expect(push.closest('form')).toHaveAttribute('action', '/settings');
    await userEvent.click(push);
    await expect(args.onToggle).toHaveBeenCalledWith('Mira Solène', 'live', 'push', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to default: Mira Solène' }));
    await expect(args.rows.at(-1)?.reset?.onReset).toHaveBeenCalledOnce();
  },
};
export const AllOff: Story = {
  args: { rows: [row('All you follow', 'default', 'Nothing is sent', [])] },
};
export const Pending: Story = {
  args: {
    rows: [{ ...row('Mira Solène', 'own', 'Custom'), pending: ['live:app'] }],
  },
};
export const LongGerman: Story = {
  args: {
    events: [
      { id: 'live', label: 'Geht live' },
      { id: 'message', label: longGerman },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
