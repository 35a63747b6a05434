import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { portrait } from '../fixtures/art.ts';
import { TeamBanner, TeamVote } from './TeamVote.tsx';

const meta = {
  title: 'Rewards/TeamVote',
  component: TeamVote,
  args: {
    label: 'Your vote for “Cook with three ingredients”',
    options: [
      { id: 'aurora', name: 'Aurora', share: 0.54, text: '54 %' },
      { id: 'ember', name: 'Ember', share: 0.46, text: '46 %' },
    ],
    state: 'open',
    onVote: fn(),
    submit: 'Vote',
    total: '1,812 votes',
  },
} satisfies Meta<typeof TeamVote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotVoted: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string>();
    return (
      <TeamVote
        {...args}
        value={value}
        onVote={setValue}
        message={value === undefined ? undefined : 'Your vote counts.'}
        takeBack={
          value === undefined
            ? undefined
            : { label: 'Take back', onTakeBack: () => setValue(undefined) }
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Aurora/u }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Ember/u })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your vote counts.');
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(canvas.getByRole('radio', { name: /Ember/u })).not.toBeChecked();
  },
};
export const Voted: Story = {
  args: {
    value: 'aurora',
    message: 'Your vote counts for Aurora',
    takeBack: { label: 'Take back', onTakeBack: fn() },
  },
};
/** One answer is awaited: another press changes nothing. */
export const Pending: Story = {
  args: { value: 'aurora', state: 'pending', onVote: fn() },
  play: async ({ args, canvas }) => {
    for (const choice of canvas.getAllByRole('radio')) await userEvent.click(choice);
    await expect(args.onVote).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'aurora');
  },
};
export const AgeCheck: Story = {
  args: {
    state: 'ageCheck',
    message: 'Check your age once, then your vote counts.',
    next: { label: 'Check your age', href: '#age' },
  },
  play: async ({ canvas }) => {
    for (const team of canvas.getAllByRole('radio')) await expect(team).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Check your age' })).toBeVisible();
  },
};
export const Revoked: Story = {
  args: { message: 'You took your vote back. It is free again.' },
  play: async ({ canvas }) => {
    for (const team of canvas.getAllByRole('radio')) await expect(team).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('took your vote back');
  },
};
export const Closed: Story = {
  args: { value: 'aurora', state: 'closed', message: 'Aurora won' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: /Aurora/u })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Ember/u }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};
export const WithoutScript: Story = {
  render: ({ onVote: _onVote, ...args }) => <TeamVote {...args} action="#vote" />,
};
export const LongGerman: Story = {
  args: {
    value: 'aurora',
    options: [
      { id: 'aurora', name: 'Polarlichtfreundinnen', share: 0.54, text: '54 %' },
      { id: 'ember', name: 'Glutnesthüterinnen', share: 0.46, text: '46 %' },
    ],
    message: 'Deine Stimme zählt für die Polarlichtfreundinnen',
    total: '1.812 Stimmen',
    takeBack: { label: 'Zurücknehmen', onTakeBack: fn() },
  },
};
const banner = (won?: string): ReactElement => (
  <TeamBanner
    pointsLabel="points"
    versus="vs"
    teams={[
      {
        id: 'aurora',
        name: 'Aurora',
        captain: 'Captain Kaia Storm',
        picture: portrait('Kaia Storm'),
        pictureAlt: 'Illustrated portrait of Kaia Storm',
        points: '340',
        won,
      },
      {
        id: 'ember',
        name: 'Ember',
        captain: 'Captain Dara Quinn',
        picture: portrait('Dara Quinn'),
        pictureAlt: 'Illustrated portrait of Dara Quinn',
        points: '325',
      },
    ]}
  />
);
export const Banner: Story = { render: () => banner() };
export const BannerWithWinner: Story = {
  render: () => banner('Winner'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Winner')).toHaveLength(1);
  },
};
export const BannerOnPhones: Story = {
  ...BannerWithWinner,
  globals: { viewport: { value: 'small' } },
};
