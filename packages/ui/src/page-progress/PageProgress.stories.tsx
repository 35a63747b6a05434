import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { PageProgress } from './PageProgress.tsx';

const meta = {
  title: 'Navigation/PageProgress',
  component: PageProgress,
  args: { busy: true, announced: '' },
} satisfies Meta<typeof PageProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = {};
export const Arrived: Story = {
  args: { busy: false, announced: 'Statement | Candela' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Statement | Candela');
  },
};
