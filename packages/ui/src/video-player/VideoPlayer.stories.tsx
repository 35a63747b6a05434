import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wide } from '../fixtures/art.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: { src: null, title: 'Fairy lights and vinyl', poster: wide('Fairy lights'), onWant: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '760px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Fairy lights and vinyl' }));
    await expect(args.onWant).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status', { name: 'Loading video' })).toBeVisible();
  },
};
export const Preview: Story = {
  args: {
    badge: 'Preview',
    previewSeconds: 45,
    limitText: '0:45 preview',
    lengthText: 'Full length 18:24',
  },
};
export const WithCaptions: Story = {
  args: {
    limitText: '18:24',
    captions: [{ src: 'data:text/vtt,WEBVTT', lang: 'en', label: 'English' }],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Captions' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
export const FailsAndHeals: Story = {
  args: { src: 'data:video/mp4;base64,AAAA', autoPlay: true, retryEvery: 60_000 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('The video does not play right now')).toBeVisible(),
    );
    await expect(canvas.getByText('Next try in 60 s')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
};
export const VolumeIsRemembered: Story = {
  args: {
    limitText: '18:24',
    volume: { read: () => ({ volume: 0.4, muted: false }), write: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute(
      'aria-valuetext',
      '40 percent',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.volume?.write).toHaveBeenCalledWith({ volume: 0.4, muted: true });
  },
};
