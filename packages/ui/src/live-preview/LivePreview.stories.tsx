import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { LivePreview } from './LivePreview.tsx';

const meta = {
  title: 'Live/LivePreview',
  component: LivePreview,
  args: { src: null, name: 'Mira Solène', seconds: 5, variant: 'stage' },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          height: '320px',
          maxWidth: '570px',
          background: '#07080d',
          borderRadius: '20px',
          overflow: 'hidden',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LivePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Blocked: Story = {
  args: {
    blocked: 'No preview right now',
    after: (
      <Button variant="mediaSolid" size="sm">
        Private chat
      </Button>
    ),
  },
};
export const Ended: Story = {
  args: {
    seconds: 0,
    after: (
      <Button variant="mediaSolid" size="sm">
        Private chat
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Private chat' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Preview ended');
  },
};
