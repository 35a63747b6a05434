import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Foundations/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Inside a button the name of the button is enough. */
export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Named: Story = {
  args: { size: 'lg', label: 'Loading video' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading video' })).toBeVisible();
  },
};
