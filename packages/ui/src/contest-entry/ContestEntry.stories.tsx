import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { paletteOf, portrait, wide } from '../fixtures/art.ts';
import { VideoPlayer } from '../video-player/VideoPlayer.tsx';
import { ContestEntry, VotesUsed, type ContestEntryProps } from './ContestEntry.tsx';

const entryOf = (name: string, votes: string): ContestEntryProps['entry'] => ({
  name,
  votes,
  href: `#${name}`,
  picture: portrait(name),
  pictureAlt: `Entry of ${name}`,
  palette: paletteOf(name),
});
const texts = {
  vote: 'Vote',
  takeBack: 'Take back',
  yourVote: 'Your vote',
  votesLeft: '3 votes left',
};
const meta = {
  title: 'Rewards/ContestEntry',
  component: ContestEntry,
  args: {
    entry: entryOf('Tessa Moon', '412 votes'),
    state: 'open',
    voted: false,
    texts,
    onVote: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '230px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContestEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotVoted: Story = {
  render: function Render(args) {
    const [voted, setVoted] = useState(false);
    return <ContestEntry {...args} voted={voted} onVote={setVoted} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Vote Tessa Moon, 3 votes left' }).focus();
    await userEvent.keyboard('{Enter}');
    const back = canvas.getByRole('button', { name: /^Take back/u });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Vote/u })).toHaveFocus();
  },
};
export const Voted: Story = {
  args: { voted: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your vote')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/u }));
    await expect(args.onVote).toHaveBeenCalledWith(false);
  },
};
/** With all votes used, one that was given can still be taken back. */
export const LimitVotedHere: Story = {
  args: { state: 'limit', voted: true, texts: { ...texts, votesLeft: 'no votes left' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Take back/u })).toBeEnabled();
  },
};
export const Pending: Story = { args: { pending: true } };
export const Revoked: Story = { args: { message: 'You took your vote back. It is free again.' } };
export const Limit: Story = {
  args: {
    state: 'limit',
    message: 'All 5 votes are used. Take one back to vote here.',
    texts: { ...texts, votesLeft: 'no votes left' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /no votes left/u })).toBeDisabled();
  },
};
export const AgeCheck: Story = {
  args: { state: 'ageCheck', message: 'Check your age once, then your vote counts.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your age once');
    await userEvent.click(canvas.getByRole('button', { name: /^Vote/u }));
    await expect(args.onVote).toHaveBeenCalledWith(true);
  },
};
/** The status stands before there is something to say. */
export const MessageComes: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [message, setMessage] = useState<string>();
    return (
      <ContestEntry {...args} message={message} onVote={() => setMessage('Your vote counts.')} />
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: /^Vote/u }));
    await expect(status).toHaveTextContent('Your vote counts.');
  },
};
export const Closed: Story = {
  args: {
    state: 'closed',
    voted: true,
    entry: { ...entryOf('Dara Quinn', '351 votes'), rank: '3rd' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('3rd')).toBeVisible();
  },
};
export const Winner: Story = {
  args: { state: 'winner', entry: { ...entryOf('Amara Sol', '1,204 votes'), rank: 'Winner' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Winner')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Full: Story = {
  args: { variant: 'full', level: 2, entry: entryOf('Noor Amani', '318 votes') },
  decorators: [
    (Story) => (
      <div style={{ width: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongGerman: Story = {
  args: {
    entry: entryOf('Anneliese-Wilhelmine Sternenhagen', '1.204 Stimmen'),
    texts: { vote: 'Stimme geben', takeBack: 'Zurücknehmen', yourVote: 'Deine Stimme' },
    voted: true,
  },
};
export const Used: Story = {
  render: () => <VotesUsed used={2} total={5} text="2 of 5 votes used" />,
};
export const Video: Story = {
  args: {
    variant: 'full',
    level: 2,
    voted: true,
    video: (
      <VideoPlayer
        retryEvery={5_000}
        src={null}
        title="Entry of Tessa Moon"
        poster={wide('Tessa Moon')}
        onWant={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '560px', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
