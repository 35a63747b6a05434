import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { euros, longGerman } from '../fixtures/data.ts';
import { vipBenefits } from '../fixtures/account.ts';
import { BenefitCards } from './BenefitCards.tsx';
import { BenefitTable, PlanCard, PlanCards } from './PlanCard.tsx';

const onChoose = fn();
const meta: Meta = { title: 'Commerce/PlanCard', component: PlanCard };
export default meta;
type Story = StoryObj;

const monthly = {
  title: 'Monthly',
  price: euros(14.99),
  per: 'per month',
  renewal: 'Billed €14.99 every month',
};
const quarterly = {
  title: 'Quarterly',
  price: euros(12.99),
  per: 'per month',
  renewal: 'Billed €38.97 every three months',
  badge: 'Save 13 %',
};
const yearly = {
  title: 'Yearly',
  price: euros(9.99),
  per: 'per month',
  renewal: 'Billed €119.88 once a year',
  badge: 'Save 33 %',
};
const table = (
  <BenefitTable
    label="What you get"
    benefit="Benefit"
    columns={[
      { id: 'member', label: 'Member' },
      { id: 'vip', label: 'VIP', vip: true },
    ]}
    rows={[
      { id: '1', label: 'Live preview', values: ['5 s', '20 s'] },
      {
        id: '2',
        label: 'VIP-only videos',
        values: [
          { included: false, text: 'Not included' },
          { included: true, text: 'Included' },
        ],
      },
      { id: '3', label: 'Price of marked videos', values: ['Full price', '30 % less'] },
      { id: '4', label: 'Free messages per month', values: ['3', '60'] },
      { id: '5', label: 'Chat prices', values: ['Same', 'Same'] },
      {
        id: '6',
        label: 'Spending limits and breaks',
        values: [
          { included: true, text: 'Included' },
          { included: true, text: 'Included' },
        ],
      },
    ]}
  />
);

export const Offered: Story = {
  render: () => (
    <PlanCards>
      <PlanCard
        {...monthly}
        state="offered"
        featured
        choose={{ label: 'Choose monthly', onChoose }}
      />
      <PlanCard {...quarterly} state="offered" choose={{ label: 'Choose quarterly', onChoose }} />
      <PlanCard {...yearly} state="offered" choose={{ label: 'Choose yearly', onChoose }} />
    </PlanCards>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose quarterly' }));
    await expect(onChoose).toHaveBeenCalledTimes(1);
  },
};
export const Current: Story = {
  render: () => (
    <PlanCards>
      <PlanCard
        {...monthly}
        state="current"
        label="Your plan"
        text="Renews on 14 December"
        action={<Button variant="ghost">Cancel</Button>}
      />
      <PlanCard
        {...yearly}
        state="offered"
        choose={{ label: 'Change on 14 December', href: '#change' }}
      />
    </PlanCards>
  ),
};
export const Ends: Story = {
  render: () => (
    <PlanCards>
      <PlanCard
        {...quarterly}
        state="ends"
        label="Ends on 14 December"
        text="VIP stays active until then. Nothing more is charged."
        action={<Button>Keep VIP</Button>}
      />
    </PlanCards>
  ),
};
export const Busy: Story = {
  render: () => (
    <PlanCards>
      <PlanCard
        {...monthly}
        state="offered"
        featured
        choose={{ label: 'Choose monthly', busy: true }}
      />
      <PlanCard {...yearly} state="offered" choose={{ label: 'Choose yearly', disabled: true }} />
    </PlanCards>
  ),
};
export const Tv: Story = {
  render: () => (
    <PlanCards>
      <PlanCard
        {...monthly}
        tone="accent"
        featured
        state="offered"
        choose={{ label: 'Choose TV', onChoose }}
      />
    </PlanCards>
  ),
};
export const LongGerman: Story = {
  render: () => (
    <PlanCards>
      <PlanCard
        title="Vierteljahresmitgliedschaft"
        price={{ value: 1299, currency: 'EUR', formatted: '12,99 €' }}
        per="im Monat"
        renewal={`38,97 € alle drei Monate, kündbar in: ${longGerman}`}
        badge="13 % günstiger"
        state="offered"
        choose={{ label: 'Vierteljahresmitgliedschaft wählen', onChoose }}
      />
    </PlanCards>
  ),
  globals: { viewport: { value: 'small' } },
};
export const Benefits: Story = {
  render: () => table,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /VIP-only videos/u });
    await expect(row).toHaveTextContent('Not included');
    await expect(canvas.getByRole('table', { name: 'What you get' })).toBeVisible();
  },
};
export const BenefitsOnPhones: Story = {
  render: () => table,
  globals: { viewport: { value: 'small' } },
};
export const BenefitsInNumbers: Story = {
  render: () => <BenefitCards label="Benefits" benefits={vipBenefits} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const BenefitsInNumbersOnPhones: Story = {
  ...BenefitsInNumbers,
  globals: { viewport: { value: 'phone' } },
};
