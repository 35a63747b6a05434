import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { coins, longGerman } from '../fixtures/data.ts';
import { lockedClip, lockedPhoto } from '../fixtures/messenger.ts';
import { Picture } from '../picture/Picture.tsx';
import { LockedMedia } from './LockedMedia.tsx';

const meta = {
  title: 'Media/LockedMedia',
  component: LockedMedia,
  args: {
    kind: 'photo',
    title: 'Photo',
    ...lockedPhoto,
    unlock: { label: 'Unlock', onUnlock: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '640px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LockedMedia>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InMessage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Locked photo' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock, Photo, 8 coins, €2.00' }));
    await expect(args.unlock.onUnlock).toHaveBeenCalledTimes(1);
  },
};
export const Unlocking: Story = {
  args: { state: 'unlocking' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Unlock/u });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.unlock.onUnlock).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { state: 'failed', message: 'The price has changed to 10 coins. Nothing was charged.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
};
export const Unlocked: Story = {
  args: {
    state: 'unlocked',
    children: (
      <div style={{ width: '340px', maxWidth: '100%' }}>
        <Picture src={lockedPhoto.picture} alt="A window by the harbour" ratio="4:3" />
      </div>
    ),
  },
};
export const VoiceMessage: Story = {
  args: { kind: 'voice', title: 'Voice message', meta: '0:42', picture: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Locked voice message')).toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: /not available/u })).toBeNull();
  },
};
export const Reduced: Story = { args: { was: coins(12) } };
export const LogInFirst: Story = { args: { unlock: { label: 'Log in', href: '#login' } } };
export const InFeed: Story = {
  args: {
    ...lockedClip,
    variant: 'feed',
    kind: 'clip',
    title: 'Kitchen stories, part 3',
    meta: '24:10 · HD',
    unlock: { label: 'Unlock clip', onUnlock: fn() },
    preview: { label: 'Watch 30 s free', onPreview: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watch 30 s free' }));
    await expect(args.preview?.onPreview).toHaveBeenCalledTimes(1);
  },
};
export const InFeedFailed: Story = {
  args: {
    ...InFeed.args,
    state: 'failed',
    message: 'Your balance is 6 coins. Nothing was charged.',
  },
};
export const InAlbum: Story = {
  args: { variant: 'album', title: 'Photo 4 of 12' },
  play: async ({ canvas }) => {
    // Cells of one price differ by what they are.
    await expect(
      canvas.getByRole('button', { name: 'Unlock Photo 4 of 12, 8 coins, €2.00' }),
    ).toBeVisible();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '220px' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongWords: Story = {
  args: { title: longGerman, unlock: { label: 'Freischalten', onUnlock: fn() } },
  globals: { language: 'de' },
};
