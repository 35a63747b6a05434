import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AudioPlayer } from '../audio-player/AudioPlayer.tsx';
import { Button } from '../button/Button.tsx';
import { CommentThread } from '../comment-thread/CommentThread.tsx';
import { portrait } from '../fixtures/art.ts';
import { coins, longGerman } from '../fixtures/data.ts';
import { authors, comments, peaks, photosOf, tips, tone } from '../fixtures/feed.ts';
import { lockedClip } from '../fixtures/messenger.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { dotsThreeIcon } from '../icons/index.ts';
import { LockedMedia } from '../locked-media/LockedMedia.tsx';
import { Picture } from '../picture/Picture.tsx';
import { TipPicker } from '../tip-picker/TipPicker.tsx';
import { TippingGoal } from '../tipping-goal/TippingGoal.tsx';
import { VideoPlayer } from '../video-player/VideoPlayer.tsx';
import { FeedPost } from './FeedPost.tsx';

const play = fn();
const meta = {
  title: 'Feed/FeedPost',
  component: FeedPost,
  args: {
    author: authors.ivy,
    kind: 'Photo gallery',
    time: '2 h ago',
    href: '#post',
    text: 'Three weeks of green. The studio is finally a jungle and I refuse to apologise for it.',
    photos: { label: 'Photos of the post', items: photosOf('plants', 3), total: 9, onOpen: fn() },
    menu: <IconButton glyph={dotsThreeIcon} label="More" tooltip="none" />,
    like: { pressed: true, count: 284, onToggle: fn() },
    comments: { count: 31, href: '#comments' },
    tip: { label: 'Tip', onTip: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '640px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedPost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photos: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: /Ivy Hart/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Like/u, pressed: true }));
    await expect(args.like.onToggle).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('link', { name: '+6, Photo 3 of 9, 6 more photos' }));
    await expect(args.photos?.onOpen).toHaveBeenCalledWith(2);
  },
};
/** While the answer is awaited the heart stays as it shows. */
export const LikePending: Story = {
  tags: ['!dev', '!autodocs'],
  args: { like: { pressed: true, count: 284, onToggle: fn(), pending: true } },
  play: async ({ canvas, args }) => {
    const like = canvas.getByRole('button', { name: /Like/u });
    await expect(like).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(like);
    await expect(args.like.onToggle).not.toHaveBeenCalled();
  },
};
export const OnePhoto: Story = {
  args: { photos: { label: 'Photo', items: photosOf('plants', 1) } },
};
export const FivePhotos: Story = {
  args: { photos: { label: 'Photos', items: photosOf('plants', 5) } },
};
export const Text: Story = { args: { kind: 'Text', photos: undefined } };
export const LockedClip: Story = {
  args: {
    author: authors.lio,
    kind: 'Clip',
    time: 'yesterday',
    text: 'Part 3 of the kitchen stories: the dish my grandmother would not let me write down.',
    photos: undefined,
    like: { pressed: false, count: 176, onToggle: fn() },
    comments: { count: 18, href: '#comments' },
    media: (
      <LockedMedia
        variant="feed"
        kind="clip"
        title="Kitchen stories, part 3"
        {...lockedClip}
        meta="24:10 · HD"
        unlock={{ label: 'Unlock clip', onUnlock: fn() }}
        preview={{ label: 'Watch 30 s free', onPreview: fn() }}
      />
    ),
  },
};
/** A clip that the performer made for this day; it costs nothing. */
export const HotClip: Story = {
  args: {
    author: authors.lio,
    kind: 'Hot clip',
    time: '12 min ago',
    text: 'Straight from the pan.',
    photos: undefined,
    isNew: true,
    like: { pressed: false, count: 41, onToggle: fn() },
    comments: { count: 6, href: '#comments' },
    media: (
      <VideoPlayer
        retryEvery={5_000}
        src={null}
        title="Straight from the pan"
        poster={lockedClip.picture}
        onWant={play}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Play/u })[0] as HTMLElement);
    await expect(play).toHaveBeenCalled();
  },
};
export const LockedPhotos: Story = {
  args: {
    photos: undefined,
    media: (
      <LockedMedia
        variant="feed"
        kind="photo"
        title="Nine photos"
        picture={lockedClip.picture}
        price={coins(12)}
        unlock={{ label: 'Unlock 9 photos', onUnlock: fn() }}
      />
    ),
  },
};
export const Owned: Story = {
  args: {
    author: authors.lio,
    kind: 'Clip',
    owned: true,
    photos: undefined,
    media: <Picture src={lockedClip.picture} alt="Kitchen stories" ratio="16:9" radius="none" />,
  },
};
export const New: Story = { args: { isNew: true } };
export const ProfilePicture: Story = {
  args: {
    kind: 'New profile picture',
    text: undefined,
    photos: undefined,
    media: (
      <Picture
        src={portrait('Ivy Hart')}
        alt="Illustrated portrait of Ivy Hart"
        ratio="4:3"
        position="50% 30%"
        radius="none"
      />
    ),
  },
};
export const PinnedGoal: Story = {
  args: {
    author: authors.maya,
    kind: 'Tipping goal',
    time: 'yesterday',
    pinned: true,
    text: 'New decks for the live set? If we get there, Saturday is free for everyone who follows.',
    photos: undefined,
    like: { pressed: false, count: 512, onToggle: fn() },
    comments: { count: 64, href: '#comments' },
    children: (
      <TippingGoal
        title="New decks for the live set"
        hideTitle
        sum={coins(1360)}
        goal={coins(2000)}
        share={0.68}
      >
        <TipPicker
          label="Tip Maya"
          amounts={tips}
          value={null}
          onChange={fn()}
          other={{ label: 'Coins', value: '', min: 1, max: 400, onChange: fn() }}
          total={null}
          tip={{ label: 'Tip', onTip: fn() }}
        />
      </TippingGoal>
    ),
  },
};
export const VoiceDiary: Story = {
  args: {
    kind: 'Voice diary',
    photos: undefined,
    children: <AudioPlayer src={tone(1)} title="Sunday" seconds={94} peaks={peaks} />,
  },
};
export const Contest: Story = {
  args: {
    kind: 'Photo contest',
    photos: { label: 'Photo', items: photosOf('contest', 1) },
    children: (
      <div style={{ paddingTop: '12px' }}>
        <Button href="#contest">Vote in the contest</Button>
      </div>
    ),
  },
};
export const WithComments: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <FeedPost
        {...args}
        comments={{ count: 31, open, onToggle: () => setOpen(!open) }}
        thread={
          open ? (
            <CommentThread
              title="31 comments"
              comments={comments}
              send={fn()}
              texts={{
                placeholder: 'Write a comment',
                replyPlaceholder: (name) => `Reply to ${name}`,
              }}
              more={{ label: 'Show 5 more', run: fn() }}
            />
          ) : undefined
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '31 comments' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('heading', { name: '31 comments' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    author: { ...authors.ivy, name: `${longGerman} ${longGerman}` },
    kind: longGerman,
    text: longGerman.repeat(4),
    pinned: true,
    isNew: true,
  },
  globals: { language: 'de' },
};
