import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Send me news and offers by e-mail. You can stop at any time.' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Mixed: Story = { args: { mixed: true } };
export const Failed: Story = {
  args: {
    label: (
      <>
        I am 18 or older and accept the <a href="#terms">terms</a>.
      </>
    ),
    error: 'Please confirm that you are 18 or older.',
  },
};
