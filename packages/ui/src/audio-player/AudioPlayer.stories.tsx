import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { peaks, tone } from '../fixtures/feed.ts';
import { AudioPlayer } from './AudioPlayer.tsx';

const meta = {
  title: 'Media/AudioPlayer',
  component: AudioPlayer,
  args: { src: tone(2), title: 'Voice diary, Sunday', seconds: 2, peaks, onPlayed: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible());
    await waitFor(() => expect(args.onPlayed).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  },
};
export const Page: Story = {
  args: { variant: 'page', seconds: 94, meta: 'Noor Amani' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await fireEvent.change(slider, { target: { value: '42' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '0:42 of 1:34');
    // Stopped on the way, its handle still says where.
    slider.blur();
    await expect(slider).toHaveStyle({ opacity: '1' });
  },
};
export const Message: Story = { args: { variant: 'message', seconds: 42 } };
export const Played: Story = { args: { variant: 'message', seconds: 42, played: true } };
export const NoWave: Story = { args: { peaks: [], seconds: 42 } };
export const Failed: Story = {
  args: { src: 'data:audio/wav;base64,AAAA' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The recording does not play right now'),
    );
  },
};
export const LongWords: Story = {
  args: { title: `${longGerman} ${longGerman}`, seconds: 94 },
  globals: { language: 'de' },
};
