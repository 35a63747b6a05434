import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Tell me when Mira goes live', description: 'E-mail and push', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Pending: Story = { args: { checked: true, pending: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Failed: Story = {
  args: { checked: false, error: 'Not saved. It is still off.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Not saved/u);
  },
};
