import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { calendarBlankIcon } from '../icons/index.ts';
import { ChallengeList, type Challenge } from './ChallengeList.tsx';

const challenges: readonly Challenge[] = [
  {
    id: 'a',
    title: 'Say hello in three rooms',
    reward: '50 points',
    state: 'claimed',
    status: 'Claimed',
  },
  { id: 'b', title: 'Vote in a contest', reward: '100 points', state: 'claimable' },
  {
    id: 'c',
    title: 'Watch three videos of the season',
    reward: 'A free spin',
    state: 'open',
    share: 0.66,
    status: '2 of 3',
  },
  { id: 'd', title: 'Follow someone new', reward: '20 points', state: 'done', status: 'Done' },
];
const onClaim = fn();
const meta = {
  title: 'Rewards/ChallengeList',
  component: ChallengeList,
  args: { title: 'Winter tasks', note: '2 of 4 done', challenges, claimLabel: 'Claim', onClaim },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '730px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChallengeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    onClaim.mockClear();
    canvas.getByRole('button', { name: 'Claim: 100 points' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClaim).toHaveBeenCalledWith('b');
  },
};
export const Milestones: Story = {
  args: { variant: 'milestones' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const Claimed: Story = {
  args: {
    result: '100 points are yours.',
    challenges: challenges.map((one) => ({ ...one, state: 'claimed', status: 'Claimed' })),
  },
};
export const Busy: Story = { args: { busyId: 'b' } };
export const Empty: Story = {
  args: { challenges: [], empty: 'Tasks appear here on Monday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tasks appear here on Monday.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const OfAClash: Story = {
  args: {
    title: 'Challenges',
    note: '2 to 1 for Aurora',
    challenges: [
      {
        id: '1',
        title: 'A song in one minute',
        text: '20 November, 61 % of the votes',
        state: 'done',
        end: 'Aurora won',
      },
      {
        id: '2',
        title: 'Quiz: capitals and cocktails',
        text: 'Tomorrow, 21:00',
        glyph: calendarBlankIcon,
        state: 'open',
        end: <Button size="sm">Remind me</Button>,
      },
    ],
  },
};
export const LongGerman: Story = {
  args: {
    title: 'Aufgaben der Winterwochen',
    note: '2 von 4 erledigt',
    claimLabel: 'Belohnung abholen',
    challenges: challenges.map((one) => ({
      ...one,
      title: 'Benachrichtigungseinstellungen für drei Lieblingspersonen anpassen',
      reward: 'Eine kostenlose Glücksraddrehung',
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
