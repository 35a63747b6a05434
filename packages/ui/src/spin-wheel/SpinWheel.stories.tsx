import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { room } from '../fixtures/art.ts';
import { wheelPrizes, wheelPrizesGerman } from '../fixtures/rewards.ts';
import { SpinWheel, type SpinWheelProps } from './SpinWheel.tsx';

const onSpin = fn();
const onArrived = fn();
const meta = {
  title: 'Rewards/SpinWheel',
  component: SpinWheel,
  args: {
    title: 'Spin the wheel',
    text: 'One free spin every day. Nothing to buy.',
    count: '2 spins ready',
    label: 'Wheel with eight prizes',
    prizes: wheelPrizes,
    state: 'ready',
    spin: { label: 'Spin', onSpin },
    skipLabel: 'Show the result',
    onArrived,
    note: 'Next free spin in 9 h 12 min',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '732px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpinWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A server that draws the voucher; the story shows the way there. */
function WithServer(args: SpinWheelProps): ReactElement {
  const [state, setState] = useState<SpinWheelProps['state']>('ready');
  const start = (): void => {
    onSpin();
    setState('turning');
  };
  const arrive = (): void => {
    onArrived();
    setState('result');
  };
  return (
    <SpinWheel
      {...args}
      state={state}
      prizeId={state === 'ready' ? undefined : 'voucher'}
      result="You won a video voucher."
      spin={{ label: 'Spin', onSpin: start }}
      onArrived={arrive}
    />
  );
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    onSpin.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Spin' }));
    await expect(onSpin).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Skipped: Story = {
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Spin' }).focus();
    await userEvent.keyboard('{Enter}');
    const skip = await canvas.findByRole('button', { name: 'Show the result' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('You won a video voucher.');
    await expect(canvas.getByRole('button', { name: 'Spin' })).toHaveFocus();
  },
};
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spin' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('You won a video voucher.'),
    );
  },
};
export const Named: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
  },
};
export const Asking: Story = { args: { state: 'asking' } };
export const Result: Story = {
  args: { state: 'result', prizeId: 'rose', result: 'You won a rose.', count: '1 spin ready' },
};
export const NoneLeft: Story = {
  args: { state: 'none', prizeId: 'coins5', count: 'No spin left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spin' })).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { error: 'The wheel did not answer. Your spin is not used up.' },
};
export const SeasonSkin: Story = { args: { scene: room('advent'), title: 'Lantern wheel' } };
export const LongGerman: Story = {
  args: {
    title: 'Dreh das Glücksrad der Winterabende',
    text: 'Ein kostenloser Dreh am Tag. Du musst nichts kaufen.',
    count: '2 Drehungen bereit',
    prizes: wheelPrizesGerman,
    spin: { label: 'Drehen', onSpin },
    note: 'Nächster kostenloser Dreh in 9 Std. 12 Min.',
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };
