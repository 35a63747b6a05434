import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { coins, francs } from '../fixtures/data.ts';
import { BillingMeter } from './BillingMeter.tsx';

const meta = {
  title: 'Live/BillingMeter',
  component: BillingMeter,
  args: {
    state: 'running',
    balance: coins(131),
    charged: coins(51),
    pricePerMinute: coins(12),
    seconds: 252,
    share: 0.7,
    texts: { thisChat: 'This chat', left: 'About 11 minutes left', leftShort: '≈ 11 min' },
    topUp: <a href="#t">Top up</a>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '392px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BillingMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText('This chat, 4:12')).toBeVisible();
  },
};
export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The meter is paused')).toBeVisible();
  },
};
export const FiveMinutes: Story = {
  args: {
    state: 'fiveMinutes',
    share: 0.25,
    balance: coins(58),
    warning: 'Only a few minutes are left. The chat ends by itself.',
    texts: { thisChat: 'This chat', left: 'Less than 5 minutes left', leftShort: '< 5 min' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only a few minutes are left.');
    await expect(canvas.getByText('Less than 5 minutes left')).toBeVisible();
  },
};
export const OneMinute: Story = {
  args: {
    state: 'oneMinute',
    share: 0.05,
    balance: coins(12),
    warning: 'The last minute is running. The chat ends by itself.',
    texts: { thisChat: 'This chat', left: 'Less than 1 minute left', leftShort: '< 1 min' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The last minute is running');
  },
};
export const Limit: Story = {
  args: {
    state: 'limit',
    share: 0.08,
    warning: 'Your limit for today ends the chat.',
    texts: { thisChat: 'This chat', left: 'Less than 2 minutes left', leftShort: '< 2 min' },
    topUp: <a href="#limits">Your limits</a>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your limit for today');
    // A limit is not raised by coins.
    await expect(canvas.queryByRole('link', { name: 'Top up' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your limits' })).toBeVisible();
  },
};
export const WarningAppears: Story = {
  render: function Render(args) {
    const [warned, setWarned] = useState(false);
    return (
      <>
        <BillingMeter {...args} {...(warned ? OneMinute.args : {})} />
        <button type="button" onClick={() => setWarned(true)}>
          Later
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    // The region stands before its words, else they would not be read.
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(canvas.getByRole('alert')).toBe(region);
    await expect(region).toHaveTextContent('The last minute is running');
  },
};
export const Pills: Story = {
  args: { variant: 'pills' },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--bg-media)', padding: '16px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // What a minute costs and what is left, each with its value in real money.
    await expect(canvas.getByText('€3.00')).toBeVisible();
    await expect(canvas.getByText('€32.75')).toBeVisible();
  },
};
/** Nothing reaches out of its row, whatever the amounts are. */
const expectRoom = async (canvasElement: HTMLElement): Promise<void> => {
  const row = canvasElement.querySelector('.vx-meter__pills');
  await expect(row).toBeVisible();
  const end = row?.getBoundingClientRect().right ?? 0;
  for (const pill of canvasElement.querySelectorAll('.vx-meter__pill'))
    await expect(pill.getBoundingClientRect().right).toBeLessThanOrEqual(end + 0.5);
};
export const PillsOnSmallPhones: Story = {
  ...Pills,
  parameters: { layout: 'fullscreen' },
  args: { variant: 'pills', seconds: 3_852, balance: coins(2_704), charged: coins(771) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('€676.00')).toBeVisible();
    await expectRoom(canvasElement);
  },
};
export const PillsInFrancs: Story = {
  ...Pills,
  parameters: { layout: 'fullscreen' },
  args: {
    variant: 'pills',
    balance: francs(32.75),
    charged: francs(12.75),
    pricePerMinute: francs(3),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expectRoom(canvasElement);
  },
};
export const PillsWithOneMinute: Story = {
  ...Pills,
  parameters: { layout: 'fullscreen' },
  args: { ...OneMinute.args, variant: 'pills' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The last minute is running');
    await expect(canvas.getByRole('link', { name: 'Top up' })).toBeVisible();
  },
};
