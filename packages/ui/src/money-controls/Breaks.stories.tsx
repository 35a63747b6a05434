import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { creditCardIcon, handPalmIcon, pauseCircleIcon } from '../icons/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { AutomaticTopUp } from './AutomaticTopUp.tsx';
import { BreakCard, Breaks, ExclusionCard } from './Breaks.tsx';

const start = fn();
const next = fn();
const save = fn();
const meta: Meta = { title: 'Commerce/BreakCard', component: BreakCard };
export default meta;
type Story = StoryObj;

function Both({
  german = false,
  rows = false,
  error,
}: {
  german?: boolean;
  rows?: boolean;
  error?: string;
}): ReactElement {
  const [days, setDays] = useState<string>();
  const [months, setMonths] = useState('6');
  return (
    <Breaks>
      <BreakCard
        state="offered"
        row={
          rows
            ? {
                glyph: pauseCircleIcon,
                text: german ? '24 Stunden, 7 oder 30 Tage' : '24 hours, 7 or 30 days',
              }
            : undefined
        }
        title={german ? 'Pause machen' : 'Take a break'}
        text={
          german
            ? 'Du kannst lesen und ansehen, was dir gehört. Kaufen ist in der Zeit nicht möglich.'
            : 'You can read and watch what you own. Nothing can be bought.'
        }
        choice={{
          label: german ? 'Dauer der Pause' : 'Length of the break',
          name: 'days',
          options: [
            { value: '1', label: german ? '24 Stunden' : '24 hours' },
            { value: '7', label: german ? '7 Tage' : '7 days' },
            { value: '30', label: german ? '30 Tage' : '30 days' },
          ],
          value: days,
          onChange: setDays,
          missing: german ? 'Bitte wähle, wie lange.' : 'Please choose how long.',
          error,
        }}
        note={german ? 'Lässt sich nicht verkürzen' : 'Cannot be shortened'}
        start={{ label: german ? 'Pause beginnen' : 'Start break', onAct: start }}
      />
      <ExclusionCard
        row={
          rows
            ? { glyph: handPalmIcon, text: german ? '6 Monate oder länger' : '6 months or longer' }
            : undefined
        }
        title={german ? `Selbstsperre und ${longGerman}` : 'Exclude yourself'}
        text={
          german
            ? 'Dein Konto wird für die gewählte Zeit geschlossen. Coins werden ausgezahlt (jetzt 186, 46,50 €), Abos enden, keine Werbung.'
            : 'Your account is closed for the time you choose. Coins are paid back (now 186, €46.50), subscriptions end, no advertising.'
        }
        choice={{
          label: german ? 'Dauer der Sperre' : 'Length of the exclusion',
          name: 'months',
          options: [
            { value: '6', label: german ? '6 Monate' : '6 months' },
            { value: '12', label: german ? '1 Jahr' : '1 year' },
            { value: '0', label: german ? 'Ohne Ende' : 'Without end' },
          ],
          value: months,
          onChange: setMonths,
        }}
        note={german ? 'Du bestätigst noch einmal' : 'You confirm once more'}
        next={{
          label: german ? 'Weiter' : 'Continue',
          onAct: next,
          field: { name: 'do', value: 'exclude' },
        }}
      />
    </Breaks>
  );
}
export const Offered: Story = {
  render: () => <Both />,
  play: async ({ canvas }) => {
    // What a plain form posts with the press.
    const further = canvas.getByRole('button', { name: 'Continue' });
    await expect(further).toHaveAttribute('name', 'do');
    await expect(further).toHaveValue('exclude');
    const begin = canvas.getByRole('button', { name: 'Start break' });
    // Nothing is chosen in advance, so that nobody starts a break by accident.
    const choice = canvas.getByRole('group', { name: 'Length of the break' });
    await expect(choice).not.toHaveAccessibleDescription();
    await userEvent.click(begin);
    await expect(start).not.toHaveBeenCalled();
    await expect(choice).toHaveAccessibleDescription(/Please choose how long/u);
    await expect(canvas.getByRole('radio', { name: '24 hours' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(choice).not.toHaveAccessibleDescription();
    await userEvent.click(begin);
    await expect(start).toHaveBeenCalledTimes(1);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Length of the exclusion' }),
      '1 year',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(next).toHaveBeenCalledTimes(1);
  },
};
export const Running: Story = {
  render: () => (
    <BreakCard
      state="running"
      title="You are taking a break"
      text="You can read and watch what you own. Nothing can be bought."
      until="Until Saturday, 28 November, 22:04"
    />
  ),
};
/** As a plain form comes back that was sent without a choice. */
export const NothingChosen: Story = {
  render: () => <Both german error="Bitte wähle, wie lange." />,
  globals: { viewport: { value: 'small' } },
};
export const OnPhones: Story = {
  render: () => <Both />,
  globals: { viewport: { value: 'phone' } },
};
/** Folded to two rows, as phones have them; what was sent without a choice is open. */
export const Rows: Story = {
  render: () => <Both rows />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '7 days', hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText('24 hours, 7 or 30 days'));
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeVisible();
  },
};
export const RowsNothingChosen: Story = {
  render: () => <Both rows german error="Bitte wähle, wie lange." />,
  globals: { viewport: { value: 'small' }, language: 'de' },
};
export const LongGerman: Story = {
  render: () => <Both german />,
  globals: { viewport: { value: 'small' } },
};

function Automatic({ problem, error }: { problem?: string; error?: string }): ReactElement {
  const [amount, setAmount] = useState('40');
  const [threshold, setThreshold] = useState('20');
  const [limit, setLimit] = useState(600);
  const [method, setMethod] = useState<string>();
  return (
    <AutomaticTopUp
      amount={{
        label: 'Buy',
        options: [
          { value: '40', label: '40 coins, €10.00' },
          { value: '100', label: '100 coins, €25.00' },
        ],
        value: amount,
        onChange: setAmount,
      }}
      threshold={{
        label: 'When the balance is',
        options: [
          { value: '20', label: 'Below 20 coins, €5.00' },
          { value: '40', label: 'Below 40 coins, €10.00' },
        ],
        value: threshold,
        onChange: setThreshold,
      }}
      limit={{
        label: 'Monthly limit in coins',
        value: limit,
        onChange: setLimit,
        min: 20,
        max: 2000,
        step: 20,
        less: 'Less',
        more: 'More',
        worth: `€${(limit / 4).toFixed(2)} per month`,
        error,
      }}
      method={{
        label: 'Pay with',
        options: [
          {
            value: 'visa',
            label: 'Visa 4291',
            description: 'Valid until 04/28',
            icon: <Icon glyph={creditCardIcon} />,
          },
          {
            value: 'sepa',
            label: 'Direct debit, DE •••• 3000',
            description: 'Booked after one to two days',
            icon: <Icon glyph={creditCardIcon} />,
          },
          {
            value: 'old',
            label: 'Mastercard 8810',
            description: 'Expired 10/26',
            icon: <Icon glyph={creditCardIcon} />,
            disabled: true,
          },
        ],
        value: method,
        onChange: setMethod,
        add: { label: 'Another card', href: '#card' },
        missing: 'Please choose how you pay.',
      }}
      agreement={
        error === undefined
          ? `Below ${threshold} coins, ${amount} coins are bought. Never more than ${limit} coins, €${(limit / 4).toFixed(2)}, in a month.`
          : undefined
      }
      save={{ label: 'Switch on', onSave: save }}
      cancel={{ label: 'Not now', onCancel: fn() }}
      problem={problem}
    />
  );
}
export const AutomaticTopUpForm: Story = {
  render: () => <Automatic />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }));
    // A way to pay is required: the form asks for it in our words, nothing is saved.
    await expect(save).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Pay with' })).toHaveAccessibleDescription(
      /Please choose how you pay/u,
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Visa 4291/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }));
    await expect(save).toHaveBeenCalledTimes(1);
  },
};
export const AutomaticTopUpWrong: Story = {
  render: () => <Automatic error="Please choose €10.00 to €2,000.00 in steps of €5.00." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/in steps of/u);
    await expect(canvas.queryByText(/coins are bought/u)).toBeNull();
  },
};
export const AutomaticTopUpRefused: Story = {
  render: () => <Automatic problem="Your bank declined the card. Nothing was charged." />,
  globals: { viewport: { value: 'phone' } },
};
