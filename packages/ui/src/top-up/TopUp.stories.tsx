import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { ChatLineBubble } from '../chat-transcript/ChatTranscript.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { coins, euros, francs } from '../fixtures/data.ts';
import { Icon } from '../icon/Icon.tsx';
import { creditCardIcon } from '../icons/index.ts';
import { RoomPanel } from '../live-room/RoomPanel.tsx';
import { Price } from '../price/Price.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import { InChatTopUp, type InChatTopUpProps } from './InChatTopUp.tsx';
import { PaymentMethodList, type PaymentMethodListProps } from './PaymentMethodList.tsx';
import { RoomTopUp, type RoomTopUpProps } from './RoomTopUp.tsx';
import { TopUp, type TopUpProps } from './TopUp.tsx';

const onPay = fn();
/** Coins, euros, coins on top. */
const offers = [
  [40, 10, 0],
  [100, 25, 4],
  [200, 50, 12],
] as const;
const BALANCE = 186;

/** What the box beside the choice says of the offer with this id. */
const chosen = (id: string) => {
  const [amount, price, bonus] = offers.find(([count]) => String(count) === id) ?? offers[1];
  const cost = `€${price}.00`;
  return {
    summary: {
      title: 'Summary',
      lines: [
        { label: `${amount} coins`, value: cost },
        ...(bonus > 0 ? [{ label: `${bonus} bonus coins`, value: '€0.00' }] : []),
      ],
      total: { label: 'You pay', value: cost },
      after: [
        {
          label: 'New balance',
          value: <Price price={coins(BALANCE + amount + bonus)} size="sm" />,
        },
      ],
    },
    pay: { label: `Pay ${cost}`, onPay },
  };
};

const meta = {
  title: 'Commerce/TopUp',
  component: TopUp,
  args: {
    title: 'Top up',
    text: '€1 is 4 coins. Coins don’t expire.',
    value: '100',
    onChange: fn(),
    lastUsedId: '100',
    options: offers.map(([amount, price, bonus]) => ({
      id: String(amount),
      credit: coins(amount),
      bonus: coins(bonus),
      price: euros(price),
    })),
    texts: {
      amounts: 'Amount',
      customLabel: 'Amount in euros',
      lastUsed: 'Last used',
      noBonus: 'No bonus',
      bonus: (given) => `+ ${given} bonus`,
      other: 'Other',
      otherRange: '€5 to €200',
      otherHint: 'In steps of €5',
    },
    ...chosen('100'),
  },
} satisfies Meta<typeof TopUp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A wallet in real money: what is paid is what one gets. */
export const Francs: Story = {
  args: {
    text: 'Your wallet is kept in Swiss francs.',
    options: offers.map(([, price, bonus]) => ({
      id: String(price * 4),
      credit: francs(price),
      bonus: francs(bonus / 4),
      price: francs(price),
    })),
    summary: {
      title: 'Summary',
      lines: [{ label: 'CHF 25.00', value: <Price price={francs(25)} /> }],
      total: { label: 'You pay', value: <Price price={francs(25)} equivalent="hidden" /> },
    },
    pay: { label: 'Pay CHF 25.00', onPay },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /CHF 25\.00.*CHF 1\.00 bonus/u })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /CHF 10\.00.*No bonus/u })).toBeVisible();
  },
};
export const Choose: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('100');
    return <TopUp {...args} {...chosen(value)} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: /200 coins.*€50.00.*12 coins bonus/u }),
    );
    await expect(canvas.getByRole('radio', { name: /200 coins/u })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €50.00' }));
    await expect(onPay).toHaveBeenCalledTimes(1);
  },
};
/** The guest's own limit leaves room for the smallest amount. */
export const BeyondTheLimit: Story = {
  args: {
    value: '40',
    options: meta.args.options.map((option) =>
      option.id === '40' ? option : { ...option, beyond: 'Above your limit' },
    ),
    ...chosen('40'),
  },
  play: async ({ canvas, args }) => {
    const beyond = canvas.getAllByRole('radio', { name: /Above your limit/u });
    await expect(beyond).toHaveLength(2);
    for (const radio of beyond) await expect(radio).toBeDisabled();
    await userEvent.click(canvas.getAllByText('Above your limit')[0] as HTMLElement);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: /40 coins/u })).toBeChecked();
  },
};
export const Custom: Story = {
  args: {
    value: 'custom',
    custom: {
      min: 5,
      max: 200,
      step: 5,
      unit: '€',
      value: '3',
      onChange: fn(),
      error: 'At least €5.',
    },
  },
};
/** The payment begins: the amount stays, a second press does nothing. */
export const Paying: Story = {
  args: { pay: { label: 'Pay €25.00', busy: true, onPay: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €25.00' }));
    await expect(args.pay.onPay).not.toHaveBeenCalled();
  },
};
export const WaitingForTheBank: Story = {
  args: {
    state: 'waiting',
    message: 'We wait for your bank. Confirm the payment there, then you come back by yourself.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We wait for your bank.');
    for (const amount of canvas.getAllByRole('radio')) await expect(amount).toBeDisabled();
  },
};
export const Done: Story = {
  args: {
    state: 'done',
    message: '104 coins are yours. The receipt is in your statement.',
    next: (
      <Button variant="solid" size="lg" block href="#chat">
        Back to the chat
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    // Nothing is left that could be paid twice.
    await expect(canvas.queryByRole('button', { name: /Pay/u })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the chat' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: 'failed', message: 'The payment was declined by your bank. Nothing was charged.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(canvas.getByRole('button', { name: 'Pay €25.00' })).toBeEnabled();
  },
};
/** Put together from its parts, where a page has more to say: a word between the amounts and the button, another order. */
export const InParts: Story = {
  render: function Render({ texts, options }) {
    const [value, setValue] = useState('100');
    const { summary, pay } = chosen(value);
    return (
      <TopUp.Root onPay={pay.onPay}>
        <TopUp.Choice>
          <TopUp.Head title="Coins for Mira" balance="Balance 186" />
          <TopUp.Amounts
            label={texts.amounts}
            options={options}
            value={value}
            onChange={setValue}
            texts={texts}
            custom
          />
          {value === 'custom' ? (
            <TopUp.OwnAmount label="Amount in euros" unit="€" min={5} max={200} onChange={fn()} />
          ) : null}
          <Note tone="info">Mira is live until ten.</Note>
        </TopUp.Choice>
        <TopUp.Summary {...summary}>
          <TopUp.Pay>{pay.label}</TopUp.Pay>
          <TopUp.Note>Charged once.</TopUp.Note>
        </TopUp.Summary>
      </TopUp.Root>
    );
  },
  play: async ({ canvas }) => {
    onPay.mockClear();
    canvas.getByRole('radio', { name: /100 coins/u }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /200 coins/u })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay €50.00' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPay).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('radio', { name: /Other/u }));
    await expect(canvas.getByRole('spinbutton', { name: /Amount in euros/u })).toHaveAttribute(
      'name',
      'amount',
    );
  },
};
/** The parts know from their form where the payment stands. */
export const InPartsDone: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ texts, options }) => (
    <TopUp.Root state="done" onPay={onPay}>
      <TopUp.Choice>
        <TopUp.Head title="Coins for Mira" />
        <TopUp.Amounts
          label={texts.amounts}
          options={options}
          value="100"
          onChange={fn()}
          texts={texts}
        />
      </TopUp.Choice>
      <TopUp.Summary {...chosen('100').summary}>
        <TopUp.Message>104 coins are yours.</TopUp.Message>
        <TopUp.Pay>Pay €25.00</TopUp.Pay>
        <TopUp.Note>Charged once.</TopUp.Note>
      </TopUp.Summary>
    </TopUp.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('104 coins are yours.');
    for (const amount of canvas.getAllByRole('radio')) await expect(amount).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('Charged once.')).toBeNull();
  },
};
const methods: PaymentMethodListProps['options'] = [
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
];
function WithMethods(args: TopUpProps): ReactElement {
  const [value, setValue] = useState('100');
  const [method, setMethod] = useState<string>();
  return (
    <TopUp {...args} {...chosen(value)} value={value} onChange={setValue}>
      <PaymentMethodList
        label="Pay with"
        options={methods}
        value={method}
        onChange={setMethod}
        add={{ label: 'Another card', href: '#card' }}
      />
    </TopUp>
  );
}
export const PaymentMethods: Story = {
  render: (args) => <WithMethods {...args} />,
  play: async ({ canvas }) => {
    onPay.mockClear();
    const pay = within(canvas.getByRole('group', { name: 'Pay with' }));
    // Nothing is chosen in advance.
    for (const method of pay.getAllByRole('radio')) await expect(method).not.toBeChecked();
    await expect(pay.getByRole('radio', { name: /Mastercard 8810/u })).toBeDisabled();
    await userEvent.click(pay.getByRole('radio', { name: /Visa 4291/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €25.00' }));
    await expect(onPay).toHaveBeenCalledTimes(1);
  },
};
export const InADialog: Story = {
  parameters: framed,
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Top up" hideTitle bare size="wide">
      <WithMethods {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Top up' }));
    await userEvent.click(dialog.getByRole('radio', { name: /40 coins/u }));
    await expect(dialog.getByRole('button', { name: 'Pay €10.00' })).toBeVisible();
  },
};
export const InASheet: Story = {
  parameters: framed,
  args: { layout: 'stack' },
  render: (args) => (
    <Sheet open onOpenChange={fn()} title="Top up" hideTitle height="full">
      <WithMethods {...args} />
    </Sheet>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Top up' }));
    await expect(sheet.getByRole('button', { name: 'Pay €25.00' })).toBeVisible();
  },
};
export const OnPhones: Story = {
  args: { layout: 'stack' },
  globals: { viewport: { value: 'phone' } },
};

const end = fn();
const decline = fn();
const payInChat = fn();
const offer: InChatTopUpProps = {
  title: 'Your balance lasts one more minute',
  text: '100 coins and 4 bonus coins, paid with Visa 4291.',
  ends: (seconds) => `The offer ends in ${seconds} s. The chat goes on.`,
  onEnd: end,
  pay: { label: 'Buy 100 coins', price: euros(25), onPay: payInChat },
  decline: { label: 'Not now', onDecline: decline },
};
const besideVideo = (part: ReactElement): ReactElement => (
  <div style={{ maxWidth: '392px' }}>{part}</div>
);
export const InChat: Story = {
  render: () => besideVideo(<InChatTopUp {...offer} />),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The offer ends in (?:60|59) s/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy 100 coins €25.00' }));
    await expect(payInChat).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(decline).toHaveBeenCalledTimes(1);
  },
};
export const InChatEnds: Story = {
  render: () => besideVideo(<InChatTopUp {...offer} seconds={1} />),
  play: async ({ canvas }) => {
    end.mockClear();
    await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('button', { name: /Buy 100 coins/u })).toBeNull();
  },
};
export const InChatWaiting: Story = {
  render: () =>
    besideVideo(
      <InChatTopUp {...offer} state="waiting" message="We wait for your bank. The chat goes on." />,
    ),
};
export const InChatFailed: Story = {
  render: () =>
    besideVideo(
      <InChatTopUp {...offer} state="failed" message="Your bank declined. Nothing was charged." />,
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
};
export const InChatDone: Story = {
  render: () => besideVideo(<InChatTopUp {...offer} state="done" message="104 coins are yours." />),
};
export const InChatGerman: Story = {
  render: () =>
    besideVideo(
      <InChatTopUp
        {...offer}
        title="Dein Guthaben reicht noch eine Minute"
        text="100 Coins und 4 Bonus-Coins, bezahlt mit Visa 4291."
        ends={(seconds) => `Das Angebot endet in ${seconds} s. Der Chat läuft weiter.`}
        pay={{ ...offer.pay, label: '100 Coins kaufen' }}
        decline={{ ...offer.decline, label: 'Jetzt nicht' }}
      />,
    ),
  globals: { viewport: { value: 'small' }, language: 'de' },
};

const payInRoom = fn();
const closeRoom = fn();
const inRoom: RoomTopUpProps = {
  state: 'choose',
  amounts: {
    label: 'Amount',
    name: 'optionId',
    options: meta.args.options,
    value: '100',
    onChange: fn(),
    texts: meta.args.texts,
  },
  pay: { label: 'Pay €25.00', onPay: payInRoom },
  note: 'Then 139 coins, about 11 minutes. Charged once.',
};
const inPanel = (change: Partial<RoomTopUpProps> = {}): ReactElement =>
  besideVideo(
    <RoomPanel
      title="Top up"
      text="Mira stays on the screen. The chat goes on."
      onClose={closeRoom}
    >
      <RoomTopUp {...inRoom} {...change} />
    </RoomPanel>,
  );
export const InARoom: Story = {
  render: () => inPanel(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Top up' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €25.00' }));
    await expect(payInRoom).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(closeRoom).toHaveBeenCalledTimes(1);
  },
};
/** On phones a low sheet: her face and what she said last stand above it. */
export const InARoomOnPhones: Story = {
  parameters: framed,
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Sheet
      open
      modal={false}
      title="Top up"
      above={<ChatLineBubble name="Mira Solène" text="Take your time." />}
      onOpenChange={closeRoom}
    >
      <RoomTopUp
        {...inRoom}
        limit={{ label: 'Your limit this month', value: '€45 of €150', share: 0.3 }}
      />
    </Sheet>
  ),
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Top up' });
    await expect(within(sheet).getByText('€45 of €150')).toBeVisible();
    // What is said is said in the log.
    await expect(screen.getByText('Take your time.').closest('[aria-hidden]')).not.toBeNull();
  },
};
export const InARoomWaiting: Story = {
  render: () =>
    inPanel({
      state: 'waiting',
      message: 'Pay in the other window. The chat goes on.',
      waiting: <Button block>Open the payment page</Button>,
    }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/u })).toBeNull();
    for (const amount of canvas.getAllByRole('radio')) await expect(amount).toBeDisabled();
  },
};
export const InARoomFailed: Story = {
  render: () => inPanel({ state: 'failed', message: 'Nothing was charged.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(canvas.getByRole('radio', { name: /100 coins/u })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Pay €25.00' })).toBeEnabled();
  },
};
