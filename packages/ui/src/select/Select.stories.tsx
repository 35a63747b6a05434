import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    label: 'Language',
    options: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'de');
    await expect(args.onChange).toHaveBeenCalledWith('de');
  },
};
export const Quiet: Story = {
  args: {
    look: 'quiet',
    label: 'Sort',
    options: [
      { value: 'r', label: 'Recommended' },
      { value: 'n', label: 'Newest' },
    ],
  },
};
export const Failed: Story = { args: { error: 'Please choose a language.' } };
