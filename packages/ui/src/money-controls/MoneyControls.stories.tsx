import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { limitOf, limitRule, limitsOf, moneyRows } from '../fixtures/limits.tsx';
import { LimitEditor, MoneyControls, SpendingLimits } from './MoneyControls.tsx';

const change = { label: 'Change', onChange: fn() };
const limits = limitsOf(change);
const automatic = fn();
const meta: Meta = { title: 'Commerce/MoneyControls', component: SpendingLimits };
export default meta;
type Story = StoryObj;

export const Limits: Story = {
  render: () => <SpendingLimits label="Limits" limits={limits} rule={limitRule} />,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Today' });
    await expect(meter).toHaveAttribute('aria-valuetext', '28 of 60, €7.00 of €15.00');
    const [first] = canvas.getAllByRole('button', { name: 'Change' });
    await expect(first).toHaveAccessibleDescription('Today');
  },
};
/** A wallet in real money names itself once. */
export const InEuros: Story = {
  render: () => (
    <SpendingLimits
      label="Limits"
      rule={limitRule}
      limits={[
        {
          id: 'day',
          title: 'Today',
          state: 'set',
          spent: { value: 700, currency: 'EUR', formatted: '€7.00' },
          limit: { value: 1_500, currency: 'EUR', formatted: '€15.00' },
          of: 'of €15.00',
          resets: 'Starts again at 00:00',
          change,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Today' })).toHaveAttribute(
      'aria-valuetext',
      '€7.00 of €15.00',
    );
  },
};
export const NearReachedUnset: Story = {
  render: () => (
    <SpendingLimits
      label="Limits"
      rule={limitRule}
      limits={[
        {
          ...limitOf('day', 'Today', 60, 60, 'Starts again at 00:00', change),
          state: 'reached',
          badge: 'Reached',
        },
        {
          ...limitOf('week', 'This week', 228, 280, 'Resets on Monday', change),
          state: 'near',
          badge: '81% used',
        },
        {
          id: 'month',
          title: 'This month',
          state: 'unset',
          spent: coins(180),
          text: 'No limit set',
          resets: 'Starts again on 1 December',
          change: { ...change, label: 'Set' },
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    // The state stands in words, not only in the colour of the bar.
    await expect(canvas.getByRole('heading', { name: 'Today Reached' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This week 81% used' })).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Set' })).toHaveAccessibleDescription(
      'This month',
    );
  },
};
const withdraw = fn();
export const HigherAfter24Hours: Story = {
  render: () => (
    <SpendingLimits
      label="Limits"
      rule={limitRule}
      limits={limits.map((one) =>
        one.id === 'month' && one.state === 'set'
          ? {
              ...one,
              pending: {
                text: '800 coins, €200.00, from Sunday, 22:04.',
                label: 'Withdraw',
                onWithdraw: withdraw,
              },
            }
          : one,
      )}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(withdraw).toHaveBeenCalledTimes(1);
  },
};
export const LimitsOnPhones: Story = { ...Limits, globals: { viewport: { value: 'phone' } } };
export const AutomaticOff: Story = {
  render: () => <MoneyControls label="Notices and top-up" rows={moneyRows(false, automatic)} />,
  play: async ({ canvas }) => {
    const top = canvas.getByRole('switch', { name: 'Automatic top-up' });
    await expect(top).not.toBeChecked();
    await userEvent.click(top);
    await expect(automatic).toHaveBeenCalledWith(true);
  },
};
export const AutomaticOn: Story = {
  render: () => <MoneyControls label="Notices and top-up" rows={moneyRows(true, automatic)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Automatic top-up' })).toBeChecked();
    await expect(canvas.getByText(/At most 600 in a month/u)).toBeVisible();
  },
};
export const AutomaticPaused: Story = {
  render: () => (
    <MoneyControls
      label="Notices and top-up"
      rows={moneyRows(true, automatic, {
        tone: 'warning',
        text: 'Paused: your monthly limit of 600 coins, €150.00, is reached.',
      })}
    />
  ),
};
export const AutomaticFailed: Story = {
  render: () => (
    <MoneyControls
      label="Notices and top-up"
      rows={moneyRows(true, automatic, {
        tone: 'danger',
        text: 'The last top-up was declined by your bank. Nothing was charged.',
      })}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
const save = fn();
function Editor({
  german = false,
  first = 800,
  error,
}: {
  german?: boolean;
  first?: number;
  error?: string;
}): React.ReactElement {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxWidth: '358px' }}>
      <LimitEditor
        label={german ? 'Monatliches Ausgabenlimit in Coins' : 'Monthly limit in coins'}
        spent={
          german
            ? 'In diesem Monat ausgegeben: 180 Coins, 45,00 €'
            : 'Spent this month: 180 coins, €45.00'
        }
        value={value}
        onChange={setValue}
        min={20}
        max={2000}
        step={20}
        less={german ? 'Weniger' : 'Less'}
        more={german ? 'Mehr' : 'More'}
        worth={german ? `${value / 4},00 € im Monat` : `€${(value / 4).toFixed(2)} per month`}
        presetsLabel={german ? 'Schnellauswahl' : 'Quick amounts'}
        presets={[200, 400, 600, 1000].map((one) => ({ value: one, label: String(one) }))}
        effect={
          value > 600
            ? {
                tone: 'info',
                text: german
                  ? 'Das neue Limit ist höher als dein bisheriges (600 Coins, 150,00 €). Es gilt ab Sonntag, 22. November, 22:04 Uhr. Bis dahin kannst du es zurücknehmen.'
                  : 'The new limit is higher than the present one (600 coins, €150.00). It works from Sunday, 22 November, 22:04. You can withdraw it until then.',
              }
            : { tone: 'success', text: german ? 'Gilt sofort.' : 'Applies at once.' }
        }
        save={{
          label: german
            ? 'Limit in 24 Stunden erhöhen'
            : value > 600
              ? 'Raise the limit in 24 hours'
              : 'Lower the limit now',
          onSave: save,
        }}
        keep={{ label: german ? 'Beim bisherigen Limit bleiben' : 'Keep the limit', onKeep: fn() }}
        error={value === first ? error : undefined}
      />
    </div>
  );
}
export const ChangeALimit: Story = {
  render: () => <Editor />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can withdraw it until then/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '400' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(400);
    await expect(canvas.getByText('Applies at once.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lower the limit now' }));
    await expect(save).toHaveBeenCalledTimes(1);
  },
};
export const WrongAmount: Story = {
  render: () => <Editor first={7} error="Please choose an amount from 20 to 2,000." />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveAccessibleDescription(/from 20 to 2,000/u);
    // The browser says nothing of its own: the form is sent, and answered in our words.
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Lower the limit now' }));
    await expect(save).toHaveBeenCalledTimes(1);
    await userEvent.clear(field);
    await userEvent.type(field, '60');
    await expect(field).not.toBeInvalid();
  },
};
export const ChangeInGerman: Story = {
  render: () => <Editor german />,
  globals: { viewport: { value: 'small' } },
};
