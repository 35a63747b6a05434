import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { tips } from '../fixtures/feed.ts';
import { TipPicker, type TipPickerProps } from './TipPicker.tsx';

const other = { label: 'Coins', value: '', min: 1, max: 400, onChange: fn() };
const meta = {
  title: 'Feed/TipPicker',
  component: TipPicker,
  args: {
    label: 'Tip Maya',
    amounts: tips,
    value: null,
    onChange: fn(),
    other,
    total: null,
    tip: { label: 'Tip', onTip: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '560px', padding: '16px', background: 'var(--bg-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TipPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tip' }));
    await expect(args.tip.onTip).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '20 coins, €5.00' }));
    await expect(args.onChange).toHaveBeenCalledWith(20);
  },
};
export const Chosen: Story = { args: { value: 20, total: coins(20) } };
export const ThreeSteps: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<number | 'other' | null>(null);
    const [state, setState] = useState<TipPickerProps['state']>('choose');
    return (
      <TipPicker
        {...args}
        value={value}
        onChange={setValue}
        state={state}
        total={typeof value === 'number' ? coins(value) : null}
        tip={{ label: 'Tip', onTip: () => setState('confirm') }}
        confirm={{
          text: 'Maya gets 20 coins (€5.00).',
          send: 'Send',
          onSend: () => setState('sent'),
          cancel: 'Not now',
          onCancel: () => setState('choose'),
        }}
        sent="20 coins sent to Maya."
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 coins, €1.00' }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('button', { name: 'Tip 20 coins, €5.00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send 20 coins, €5.00' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('20 coins sent to Maya.');
  },
};
/** No step drops the focus, and the status stands before it has something to say. */
export const FocusGoesAlong: Story = {
  ...ThreeSteps,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('radio', { name: '20 coins, €5.00' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Tip/u }));
    const question = canvas.getByRole('group', { name: 'Tip Maya' });
    await expect(question).toHaveFocus();
    await expect(question).toHaveAccessibleDescription('Maya gets 20 coins (€5.00).');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Tip/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveFocus();
    await expect(status).toHaveTextContent('20 coins sent to Maya.');
  },
};
/** With script it asks; what a plain form would post has names that a server can know. */
export const WithAnAction: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    value: 20,
    total: coins(20),
    tip: { label: 'Tip', onTip: fn(), action: '#tip' },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form && [...new FormData(form)]).toEqual([['amount', '20']]);
    await userEvent.click(canvas.getByRole('button', { name: /^Tip/u }));
    await expect(args.tip.onTip).toHaveBeenCalledTimes(1);
    await expect(location.hash).toBe('');
  },
};
export const OtherAmount: Story = {
  args: { value: 'other', other: { ...other, value: '75' }, total: coins(75) },
};
export const OtherRefused: Story = {
  args: {
    value: 'other',
    other: { ...other, value: '900', error: 'Your balance is 186 coins. Enter at most 186.' },
  },
};
export const Busy: Story = {
  args: { value: 20, total: coins(20), tip: { label: 'Tip', onTip: fn(), busy: true } },
};
export const Sent: Story = { args: { state: 'sent', sent: '20 coins sent to Maya.' } };
export const InASheet: Story = { args: { variant: 'sheet', value: 20, total: coins(20) } };
export const German: Story = {
  args: {
    label: 'Maya Trinkgeld geben',
    tip: { label: 'Trinkgeld geben', onTip: fn() },
    value: 40,
    total: coins(40),
  },
  globals: { language: 'de' },
};
