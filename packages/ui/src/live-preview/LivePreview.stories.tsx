import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { clip } from '../fixtures/clip.ts';
import { LivePreview } from './LivePreview.tsx';

const meta = {
  title: 'Live/LivePreview',
  component: LivePreview,
  args: { src: null, name: 'Mira Solène', seconds: 5, variant: 'stage', retryEvery: 5_000 },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          height: '320px',
          maxWidth: '570px',
          background: 'var(--bg-media)',
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

const chat = (
  <Button variant="mediaSolid" size="sm">
    Private chat
  </Button>
);

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    // The seconds begin with the first picture.
    await expect(canvas.queryByText(/s left/u)).toBeNull();
  },
};
export const Playing: Story = {
  args: { src: clip, onPlaying: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByText(/^[345] s left$/u)).toBeVisible());
    await expect(args.onPlaying).toHaveBeenCalledTimes(1);
    await expect(canvasElement.querySelector('video')?.muted).toBe(true);
  },
};
export const PlaysAndEnds: Story = {
  args: { src: clip, seconds: 1, after: chat, onEnded: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(args.onEnded).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'Private chat' })).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
export const OnHero: Story = { args: { ...Playing.args, variant: 'hero', seconds: 20 } };
export const OnTile: Story = {
  args: { ...Playing.args, variant: 'tile' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onPlaying).toHaveBeenCalled());
    // A tile counts itself.
    await expect(canvas.queryByText(/s left/u)).toBeNull();
  },
};
export const Blocked: Story = {
  args: { blocked: 'No preview right now', after: chat, onBlocked: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No preview right now');
    await expect(args.onBlocked).toHaveBeenCalledWith('No preview right now');
    await expect(canvas.getByRole('button', { name: 'Private chat' })).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
export const Ended: Story = {
  args: {
    seconds: 0,
    after: chat,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Private chat' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Preview ended');
  },
};
