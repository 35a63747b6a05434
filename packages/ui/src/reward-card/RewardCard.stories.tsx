import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { coinArt, thing } from '../fixtures/rewards.ts';
import { arrowsClockwiseIcon, playCircleIcon, ticketIcon } from '../icons/index.ts';
import { Price } from '../price/Price.tsx';
import { RewardCard } from './RewardCard.tsx';

const onRedeem = fn();
const meta = {
  title: 'Rewards/RewardCard',
  component: RewardCard,
  args: {
    kind: 'gift',
    art: thing('lantern'),
    title: 'Lantern for messages',
    text: 'A gift that you can send in any conversation.',
    points: '800 points',
    state: 'redeemable',
    redeem: { label: 'Redeem', onRedeem },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '340px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RewardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gift: Story = {
  play: async ({ canvas }) => {
    onRedeem.mockClear();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Redeem: Lantern for messages, 800 points' }),
    );
    await expect(onRedeem).toHaveBeenCalledTimes(1);
  },
};
export const Coins: Story = {
  args: {
    kind: 'coins',
    art: coinArt,
    title: '20 coins',
    text: <Price price={coins(20)} size="sm" />,
    points: '1,500 points',
  },
};
export const Locked: Story = {
  args: {
    kind: 'spins',
    art: { kind: 'glyph', glyph: arrowsClockwiseIcon },
    title: '3 free spins',
    text: 'For the wheel, on any day.',
    points: '2,000 points',
    state: 'locked',
    share: 0.92,
    status: '160 points are missing',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('160 points are missing')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Redeemed: Story = {
  args: {
    kind: 'voucher',
    art: { kind: 'glyph', glyph: playCircleIcon },
    title: 'Video voucher',
    text: 'One video of your choice, up to 24 coins.',
    points: '1,200 points',
    state: 'redeemed',
    status: 'Redeemed on 3 November. It is in your library.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Redeemed on 3 November.');
  },
};
export const Expired: Story = {
  args: {
    kind: 'merch',
    art: { kind: 'glyph', glyph: ticketIcon },
    title: 'Signed postcard',
    text: 'Sent to an address of your choice.',
    points: '4,000 points',
    state: 'expired',
    status: 'Ended on 1 November',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended on 1 November')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Busy: Story = { args: { redeem: { label: 'Redeem', busy: true } } };
export const Failed: Story = {
  args: { error: 'The reward could not be redeemed. No points were taken.' },
};
export const LongGerman: Story = {
  args: {
    title: 'Benachrichtigungseinstellungsgutschein',
    text: 'Ein Geschenk, das du in jeder Unterhaltung verschicken kannst, auch an mehrere Personen.',
    points: '12.800 Treuepunkte',
    redeem: { label: 'Jetzt gegen Punkte einlösen' },
  },
};
