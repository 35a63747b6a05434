import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/IconButton.tsx';
import { smileyIcon } from '../icons/index.ts';
import { Composer } from './Composer.tsx';

const meta = {
  title: 'Live/Composer',
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
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Priced: Story = { args: { note: '2 free messages left, then 1 coin each' } };
