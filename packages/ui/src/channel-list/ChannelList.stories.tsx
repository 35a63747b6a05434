import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { longGerman } from '../fixtures/data.ts';
import { channels } from '../fixtures/messenger.ts';
import { archiveIcon, chatsIcon, prohibitIcon } from '../icons/index.ts';
import { ChannelList, type ChannelListProps } from './ChannelList.tsx';
import { MessagesButton } from './MessagesButton.tsx';

const archive = fn();
const filter: NonNullable<ChannelListProps['filter']> = {
  label: 'Show',
  options: [
    { value: 'newest', label: 'Newest' },
    { value: 'unread', label: 'Unread' },
    { value: 'archived', label: 'Archived' },
    { value: 'blocked', label: 'Blocked' },
  ],
  value: 'newest',
  onChange: fn(),
};
const meta = {
  title: 'Messenger/ChannelList',
  component: ChannelList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Messages',
    channels,
    current: '0',
    markAllRead: { label: 'Mark all as read', run: fn() },
    search: { label: 'Search in messages', name: 'q', value: '', onChange: fn() },
    filter,
    onlyOnline: { label: 'Only online', checked: false, onChange: fn() },
    actionsOf: (channel) => [
      {
        id: 'archive',
        label: 'Archive',
        glyph: archiveIcon,
        onSelect: () => archive(channel.id),
      },
      { id: 'block', label: 'Block', glyph: prohibitIcon, danger: true, onSelect: fn() },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          maxWidth: args.variant === 'page' ? 'none' : '348px',
          height: args.variant === undefined ? '760px' : 'auto',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChannelList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getByRole('link', { name: /^Juno Vale Free chat, 2 unread:/u }),
    ).toBeVisible();
    const menu = canvas.getByRole('button', { name: 'Actions for Juno Vale' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expect(archive).toHaveBeenCalledWith('1');
  },
};
export const Page: Story = {
  args: { variant: 'page', current: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search in messages' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search in messages' })).toBeVisible();
  },
};
export const BarOfFive: Story = {
  args: {
    variant: 'bar',
    level: 2,
    current: undefined,
    footer: (
      <Button variant="link" href="#all">
        All messages
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
/** Opens from the bar at the top; the link is there without script. */
export const BelowItsButton: Story = {
  render: (args) => (
    <MessagesButton href="#all" unread={3} title="Messages">
      <ChannelList
        {...args}
        variant="bar"
        level={2}
        current={undefined}
        footer={
          <Button variant="link" href="#all">
            All messages
          </Button>
        }
      />
    </MessagesButton>
  ),
  play: async ({ canvas }) => {
    // Another element once it is open: it has no tooltip then.
    const button = () => canvas.getByRole('link', { name: 'Messages, 3 unread' });
    await expect(button()).toHaveAttribute('href', '#all');
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Messages' });
    await expect(dialog.querySelectorAll('li')).toHaveLength(5);
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
  },
};
export const FilterAndOnline: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('unread');
    const [online, setOnline] = useState(false);
    return (
      <ChannelList
        {...args}
        channels={args.channels.filter(
          (one) => (value !== 'unread' || one.unread > 0) && (!online || one.state !== 'offline'),
        )}
        filter={{ ...filter, value, onChange: setValue }}
        onlyOnline={{ label: 'Only online', checked: online, onChange: setOnline }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Newest' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('switch', { name: 'Only online' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};
export const Typing: Story = {
  args: { channels: channels.map((one, index) => ({ ...one, typing: index === 1 })) },
};
export const Archived: Story = {
  args: {
    filter: { ...filter, value: 'archived' },
    current: undefined,
    channels: channels.slice(5, 8),
    markAllRead: { label: 'Mark all as read', run: null },
  },
};
export const Blocked: Story = {
  args: {
    filter: { ...filter, value: 'blocked' },
    current: undefined,
    channels: channels.slice(8).map((one) => ({ ...one, state: 'offline', note: 'Blocked' })),
  },
};
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <ChannelList {...args} filter={undefined} loading channels={[]} />
      <ChannelList {...args} filter={undefined} title="Loaded" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // The eighth row loads where it will stand.
    const top = (selector: string): number =>
      Math.round(canvasElement.querySelector(selector)?.getBoundingClientRect().bottom ?? 0);
    await expect(top('.vx-channels__loading > .vx-skeleton:last-child')).toBe(
      top('.vx-channel:nth-child(8)'),
    );
  },
};
export const Empty: Story = {
  args: {
    channels: [],
    empty: (
      <EmptyState
        glyph={chatsIcon}
        title="No messages yet"
        text="Conversations with performers stay here."
        action={<Button href="#live">Who is live</Button>}
      />
    ),
  },
};
export const LongWords: Story = {
  args: {
    channels: channels.map((one, index) => ({
      ...one,
      name: `${longGerman} ${one.name}`,
      preview: `${longGerman} ${longGerman}`,
      unread: index * 40,
    })),
  },
  globals: { language: 'de' },
};
