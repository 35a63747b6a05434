import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { heartIcon, thumbsUpIcon } from '../icons/index.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Inputs/ToggleButton',
  component: ToggleButton,
  args: { glyph: heartIcon, label: 'Follow Mira', pressed: false, onToggle: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Mira', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { pressed: true } };
export const Pending: Story = { args: { pressed: true, pending: true } };
export const WithText: Story = { args: { glyph: thumbsUpIcon, label: 'Like', children: '318' } };
