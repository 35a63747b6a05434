import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { euros } from '../fixtures/data.ts';
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard.tsx';

const onConfirm = fn();
const plan = { kind: 'vip' as const, title: 'VIP, monthly', price: euros(14.99), per: 'per month' };
function Active({
  start = false,
  busy = false,
  words = {},
}: {
  start?: boolean;
  busy?: boolean;
  words?: Partial<SubscriptionCardProps>;
}): ReactElement {
  const [asking, setAsking] = useState(start);
  return (
    <SubscriptionCard
      {...plan}
      badge="Active"
      text="Renews on 14 December"
      actions={
        <>
          <Button size="sm">Other plans</Button>
          <Button size="sm" variant="ghost">
            Payment method
          </Button>
        </>
      }
      {...(words as object)}
      state="active"
      cancel={{
        label: 'Cancel subscription',
        question: 'Cancel VIP?',
        text: 'It stays active until 14 December. Nothing more is charged.',
        confirm: 'Cancel VIP',
        keep: 'Keep VIP',
        asking,
        onAsk: setAsking,
        onConfirm,
        busy,
      }}
    />
  );
}
const meta: Meta = {
  title: 'Account/SubscriptionCard',
  component: SubscriptionCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '560px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

export const ActiveVip: Story = {
  render: () => <Active />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Cancel subscription'));
    await expect(onConfirm).not.toHaveBeenCalled();
    const keep = await canvas.findByRole('button', { name: 'Keep VIP' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Cancel VIP')).not.toBeVisible());
    await waitFor(() => expect(canvas.getByText('Cancel subscription')).toHaveFocus());
    await userEvent.click(canvas.getByText('Cancel subscription'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel VIP' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Asking: Story = { render: () => <Active start /> };
export const Busy: Story = { render: () => <Active start busy /> };
export const EndsOn: Story = {
  render: () => (
    <SubscriptionCard
      {...plan}
      state="cancelled"
      badge="Ends on 14 December"
      text="Nothing more is charged."
      actions={<Button size="sm">Keep VIP</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends on 14 December')).toBeVisible();
    await expect(canvas.queryByText('Cancel subscription')).toBeNull();
  },
};
function Failed(): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <SubscriptionCard
      {...plan}
      state="failed"
      cancel={{
        label: 'Cancel subscription',
        question: 'Cancel VIP?',
        text: 'It ends on 17 November. We do not try the payment again.',
        confirm: 'Cancel VIP',
        keep: 'Keep VIP',
        asking,
        onAsk: setAsking,
        onConfirm,
      }}
      badge="Payment failed"
      text="Active until 17 November"
      problem={{
        title: 'The payment was declined by your bank.',
        text: 'Nothing was charged. We try again on 17 November.',
      }}
      actions={
        <Button size="sm" variant="solid">
          Change payment method
        </Button>
      }
    />
  );
}
export const PaymentFailed: Story = {
  render: () => <Failed />,
  play: async ({ canvas }) => {
    onConfirm.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    // Who cannot pay can leave as well.
    await userEvent.click(canvas.getByText('Cancel subscription'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel VIP' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Former: Story = {
  render: () => (
    <SubscriptionCard
      kind="tv"
      title="TV, yearly"
      price={euros(59.88)}
      per="per year"
      state="former"
      badge="Ended"
      text="Was active until 3 May 2026"
      actions={<Button size="sm">Subscribe again</Button>}
    />
  ),
};
export const LongGerman: Story = {
  render: () => (
    <Active
      words={{
        title: 'Vierteljahresmitgliedschaft mit Fernsehprogramm',
        badge: 'Verlängert sich am 14. Dezember',
      }}
    />
  ),
  globals: { viewport: { value: 'small' } },
};
