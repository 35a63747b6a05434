import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { giftIcon, imageIcon, smileyIcon } from '../icons/index.ts';
import { Composer } from './Composer.tsx';

const meta = {
  title: 'Messenger/Composer',
  component: Composer,
  args: {
    placeholder: 'Write to Mira',
    onSend: fn(),
    onTyping: fn(),
    tools: <IconButton glyph={smileyIcon} label="Emoji" tooltip="none" />,
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sends: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Write to Mira' });
    await userEvent.type(field, 'First{Shift>}{Enter}{/Shift}second{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('First\nsecond');
    await expect(field).toHaveValue('');
    await expect(args.onTyping).toHaveBeenCalled();
  },
};
export const KeepsWhatWasRefused: Story = {
  args: { onSend: fn(() => false) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Stays{Enter}');
    await expect(field).toHaveValue('Stays');
  },
};
export const Blocked: Story = {
  args: { blocked: 'You are offline. Your text stays here.', draft: 'Half a sentence' },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await waitFor(() => expect(getComputedStyle(send).opacity).toBe('0.5'));
  },
};
export const Priced: Story = { args: { note: '2 free messages left, then 1 coin each' } };

const messenger = {
  variant: 'messenger' as const,
  placeholder: 'Write a message',
  tools: (
    <>
      <IconButton glyph={giftIcon} label="Gifts" tooltip="none" />
      <IconButton glyph={imageIcon} label="Photo" tooltip="none" />
    </>
  ),
};
export const FreeLeft: Story = {
  args: { ...messenger, next: { text: '2 free left, then', price: coins(1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '2 free left, then 1 coin, €0.25',
    );
  },
};
export const NextIsPriced: Story = {
  args: { ...messenger, next: { text: 'This message', price: coins(1) }, draft: 'Good evening' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This message 1 coin, €0.25',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Good evening');
  },
};
export const MessagesAreFree: Story = { args: { ...messenger, next: { text: 'Free' } } };
export const OfflineQueue: Story = {
  args: { ...messenger, queued: 'You are offline. Messages are sent when you are back.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/sent when you are back/u);
    await userEvent.type(field, 'Later{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Later');
  },
};
export const BlockedByHer: Story = {
  args: { ...messenger, blocked: 'Mira does not take messages right now.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Mira does not take messages right now.');
    await userEvent.type(field, 'Hello{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    // Nothing that was typed is lost.
    await expect(field).toHaveValue('Hello');
  },
};
export const OnPhones: Story = {
  args: { ...messenger, next: { text: '2 free left, then', price: coins(1) } },
  globals: { viewport: { value: 'small' } },
};
export const InTheRoom: Story = {
  args: { next: { text: 'Free in this chat' } },
};
export const OverVideo: Story = {
  args: { variant: 'media', next: { text: 'Then', price: coins(1) } },
  decorators: [
    (Story) => (
      <div style={{ padding: '16px', background: 'var(--bg-media)' }}>
        <Story />
      </div>
    ),
  ],
};
export const GermanNextPrice: Story = {
  args: {
    ...messenger,
    placeholder: 'Nachricht an Mira schreiben',
    next: { text: 'Noch 2 kostenlose Nachrichten, danach', price: coins(1) },
  },
  globals: { language: 'de' },
};
