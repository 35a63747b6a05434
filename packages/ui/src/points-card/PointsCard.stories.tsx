import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PointsCard } from './PointsCard.tsx';

const meta = {
  title: 'Rewards/PointsCard',
  component: PointsCard,
  args: {
    label: 'Your points',
    points: '1,240',
    level: 'Level 4 of 8',
    share: 0.62,
    next: '760 points to your next free spin',
    actions: (
      <>
        <Button>Redeem points</Button>
        <Button>How to earn</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '372px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PointsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your points' })).toHaveAttribute(
      'aria-valuetext',
      '760 points to your next free spin',
    );
  },
};
export const Near: Story = {
  args: { state: 'near', points: '1,840', share: 0.92, next: '160 points to your next free spin' },
};
export const Reached: Story = {
  args: { state: 'reached', points: '2,000', share: 1, next: 'A free spin is yours' },
};
export const Mini: Story = {
  args: { variant: 'mini', href: '#points' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Your points.*1,240.*760 points to your next/u }),
    ).toHaveAttribute('href', '#points');
  },
};
export const MiniReached: Story = {
  args: { variant: 'mini', state: 'reached', share: 1, next: 'A free spin is yours' },
};
export const LongGerman: Story = {
  args: {
    label: 'Deine Punkte',
    points: '1.840',
    level: 'Stufe 4 von 8, Sternensammlerin',
    next: 'Noch 160 Punkte bis zu deiner nächsten kostenlosen Glücksraddrehung',
    actions: (
      <>
        <Button>Punkte einlösen</Button>
        <Button>So sammelst du Punkte</Button>
      </>
    ),
  },
};
