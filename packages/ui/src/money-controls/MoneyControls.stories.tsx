import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { arrowsClockwiseIcon, bellRingingIcon, clockIcon } from '../icons/index.ts';
import { Select } from '../select/Select.tsx';
import { Switch } from '../switch/Switch.tsx';
import {
  LimitEditor,
  MoneyControls,
  SpendingLimits,
  type MoneyControlsProps,
  type SpendingLimit,
} from './MoneyControls.tsx';

const change = fn();
const limit = (
  id: string,
  title: string,
  spent: number,
  most: number,
  resets: string,
  state: 'set' | 'near' | 'reached' = 'set',
  badge?: string,
): SpendingLimit => ({
  id,
  title,
  state,
  badge,
  spent: coins(spent),
  limit: coins(most),
  of: `of ${most}`,
  worth: `€${(spent / 4).toFixed(2)} of €${(most / 4).toFixed(2)}`,
  resets,
  change: { label: 'Change', onChange: change },
});
const limits: readonly SpendingLimit[] = [
  limit('day', 'Today', 28, 60, 'Starts again at 00:00'),
  limit('week', 'This week', 152, 280, 'Starts again on Monday'),
  limit('month', 'This month', 180, 600, 'Starts again on 1 December'),
];
const rule =
  'A lower limit works at once. A higher one works after 24 hours, and you can withdraw it until then.';
const automatic = fn();
const rows = (on: boolean, problem?: MoneyControlsProps['rows'][number]['problem']) => [
  {
    id: 'near',
    glyph: bellRingingIcon,
    title: 'Tell me at 80 % of a limit',
    text: 'A calm bar, never a pop-up in a chat',
    end: <Switch label="Tell me at 80 % of a limit" hideLabel defaultChecked />,
  },
  {
    id: 'visit',
    glyph: clockIcon,
    title: 'Reminder after a long visit',
    text: 'Shows time and money spent today',
    end: (
      <>
        <Select
          label="Remind me"
          look="quiet"
          options={[
            { value: '30', label: 'After 30 minutes' },
            { value: '60', label: 'After 60 minutes' },
          ]}
          defaultValue="60"
        />
        <Switch label="Reminder after a long visit" hideLabel defaultChecked />
      </>
    ),
  },
  {
    id: 'automatic',
    glyph: arrowsClockwiseIcon,
    title: 'Automatic top-up',
    text: on
      ? '40 coins, €10.00, below 20 coins. At most 600 in a month'
      : 'Needs a monthly limit. Off since you joined',
    problem,
    end: <Switch label="Automatic top-up" hideLabel checked={on} onChange={automatic} />,
  },
];
const meta: Meta = { title: 'Commerce/MoneyControls', component: SpendingLimits };
export default meta;
type Story = StoryObj;

export const Limits: Story = {
  render: () => <SpendingLimits label="Limits" limits={limits} rule={rule} />,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Today' });
    await expect(meter).toHaveAttribute('aria-valuetext', '28 of 60, €7.00 of €15.00');
    const [first] = canvas.getAllByRole('button', { name: 'Change' });
    await expect(first).toHaveAccessibleDescription('Today');
  },
};
export const NearReachedUnset: Story = {
  render: () => (
    <SpendingLimits
      label="Limits"
      rule={rule}
      limits={[
        limit('day', 'Today', 60, 60, 'Starts again at 00:00', 'reached', 'Reached'),
        limit('week', 'This week', 228, 280, 'Starts again on Monday', 'near', '81 % used'),
        {
          id: 'month',
          title: 'This month',
          state: 'unset',
          spent: coins(180),
          text: 'No limit set',
          resets: 'Starts again on 1 December',
          change: { label: 'Set', onChange: change },
        },
      ]}
    />
  ),
};
const withdraw = fn();
export const HigherAfter24Hours: Story = {
  render: () => (
    <SpendingLimits
      label="Limits"
      rule={rule}
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
  render: () => <MoneyControls label="Notices and top-up" rows={rows(false)} />,
  play: async ({ canvas }) => {
    const top = canvas.getByRole('switch', { name: 'Automatic top-up' });
    await expect(top).not.toBeChecked();
    await userEvent.click(top);
    await expect(automatic).toHaveBeenCalledWith(true);
  },
};
export const AutomaticPaused: Story = {
  render: () => (
    <MoneyControls
      label="Notices and top-up"
      rows={rows(true, {
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
      rows={rows(true, {
        tone: 'danger',
        text: 'The last top-up was declined by your bank. Nothing was charged.',
      })}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
const save = fn();
function Editor({ german = false }: { german?: boolean }): React.ReactElement {
  const [value, setValue] = useState(800);
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
            : { tone: 'success', text: german ? 'Gilt sofort.' : 'Works at once.' }
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
    await expect(canvas.getByText('Works at once.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lower the limit now' }));
    await expect(save).toHaveBeenCalledTimes(1);
  },
};
export const ChangeInGerman: Story = {
  render: () => <Editor german />,
  globals: { viewport: { value: 'small' } },
};
