import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AppShell } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { ConfirmCharge } from '@vx/ui/confirm-charge';
import { ConfirmChargeSheet } from '@vx/ui/confirm-charge-sheet';
import { Dialog } from '@vx/ui/dialog';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { Icon } from '@vx/ui/icon';
import {
  creditCardIcon,
  giftIcon,
  receiptIcon,
  tagIcon,
  ticketIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import { FilterBar, PageHeader, Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { Price } from '@vx/ui/price';
import { Rail } from '@vx/ui/rail';
import { Sheet } from '@vx/ui/sheet';
import { OfflineBanner } from '@vx/ui/status-bar';
import { TabBar } from '@vx/ui/tab-bar';
import { Switch } from '@vx/ui/switch';
import { TopBar } from '@vx/ui/top-bar';
import {
  PaymentMark,
  PaymentMethodLine,
  PaymentMethodList,
  TopUp,
  type PaymentMethodListProps,
  type TopUpProps,
} from '@vx/ui/top-up';
import { StatFigures, TransactionList, type TransactionListProps } from '@vx/ui/transaction-list';
import { WalletPill } from '@vx/ui/wallet-pill';
import { coins, euros, face, miraFace, rail, tabItems } from '../fixtures.ts';
import { retry } from './frame.tsx';
import { DesktopHome, PhoneHome } from './home-page.tsx';

const options = [
  [40, 10, 0],
  [100, 25, 4],
  [200, 50, 12],
  [400, 100, 32],
  [800, 200, 80],
].map(([amount = 0, price = 0, bonus = 0]) => ({
  id: String(amount),
  credit: coins(amount),
  bonus: coins(bonus),
  price: euros(price),
}));
const texts: TopUpProps['texts'] = {
  amounts: 'Amount',
  customLabel: 'Amount in euros',
  lastUsed: 'Last used',
  noBonus: 'No bonus',
  bonus: (given) => `+ ${given} bonus`,
  other: 'Other',
  otherRange: '€5 to €200',
  otherHint: 'In steps of €5',
};
const summary: TopUpProps['summary'] = {
  title: 'Summary',
  lines: [
    { label: '100 coins', value: '€25.00' },
    { label: 'Bonus', value: '+ 4 coins' },
    { label: 'VAT 19%, included', value: '€3.99', quiet: true },
  ],
  total: { label: 'You pay', value: '€25.00' },
  after: [{ label: 'New balance', value: <Price price={coins(290)} size="sm" /> }],
  hint: '104 coins are about 8 minutes of private chat at 12 coins per minute, or four videos.',
};
const methods: PaymentMethodListProps['options'] = [
  {
    value: 'visa',
    label: 'Visa ending 4291',
    icon: <PaymentMark>VISA</PaymentMark>,
    end: <TextLink href="#methods">Change</TextLink>,
  },
  { value: 'paypal', label: 'PayPal', icon: <PaymentMark>PayPal</PaymentMark> },
  { value: 'klarna', label: 'Klarna', icon: <PaymentMark>Klarna</PaymentMark> },
  { value: 'voucher', label: 'Voucher', icon: <Icon glyph={ticketIcon} /> },
];
/** Over the page the guest was on: nothing of it is lost. */
function TopUpOver({ phone = false }: { phone?: boolean }): ReactElement {
  const [value, setValue] = useState('100');
  const [method, setMethod] = useState('visa');
  const [automatic, setAutomatic] = useState(false);
  const shared = {
    title: 'Top up',
    value,
    onChange: setValue,
    lastUsedId: '100',
    texts,
    pay: { label: 'Pay €25.00', onPay: fn() },
  };
  if (phone)
    return (
      <Sheet open onOpenChange={fn()} title="Top up" hideTitle height="content">
        <TopUp
          {...shared}
          layout="stack"
          brief
          text="Balance 186 coins. 1 € is 4 coins."
          options={options.slice(0, 4)}
          summary={{
            ...summary,
            extra: (
              <Button variant="link" size="sm" icon={tagIcon} iconWeight="regular" href="#code">
                Bonus code
              </Button>
            ),
            limit: { text: '€45 of €150 limit', action: <TextLink href="#limits">Edit</TextLink> },
          }}
          payNote="New balance 290 coins. Charged once, VAT included."
        >
          <PaymentMethodLine
            icon={<PaymentMark>VISA</PaymentMark>}
            label="Visa ending 4291"
            description="Pay with"
            href="#methods"
          />
        </TopUp>
      </Sheet>
    );
  return (
    <Dialog open onOpenChange={fn()} title="Top up" hideTitle bare size="lg">
      <TopUp
        {...shared}
        text="€1 is 4 coins. Coins don’t expire."
        balance={
          <>
            Balance <Price price={coins(186)} size="sm" equivalent="hidden" />
          </>
        }
        options={options}
        custom={{ min: 5, max: 200, step: 5, unit: '€', value: '30', onChange: fn() }}
        summary={{
          ...summary,
          extra: (
            <Button variant="link" size="sm" icon={tagIcon} iconWeight="regular" href="#code">
              Add bonus code
            </Button>
          ),
          limit: {
            text: '€45 of your €150 monthly limit used.',
            action: <TextLink href="#limits">Edit</TextLink>,
          },
        }}
        payNote="Charged once as “CND Media”. 14-day withdrawal ends when coins are used."
      >
        <PaymentMethodList
          label="Pay with"
          layout="compact"
          options={methods}
          value={method}
          onChange={setMethod}
        />
        <div style={{ borderTop: 'var(--size-hairline) solid var(--border-subtle)' }}>
          <div style={{ paddingTop: 'var(--space-14)' }}>
            <Switch
              label="Top up automatically"
              description="Off. To turn it on, you first choose an amount and a monthly limit."
              checked={automatic}
              onChange={setAutomatic}
            />
          </div>
        </div>
      </TopUp>
    </Dialog>
  );
}
function TopUpScreen({
  layout,
  state,
  message,
}: Pick<TopUpProps, 'layout' | 'state' | 'message'>): ReactElement {
  const [value, setValue] = useState('100');
  const [custom, setCustom] = useState('30');
  return (
    <TopUp
      level={1}
      layout={layout}
      state={state}
      message={message}
      title="Top up"
      text="€1 is 4 coins. Coins don’t expire."
      balance={
        <>
          Balance <Price price={coins(186)} size="sm" equivalent="hidden" />
        </>
      }
      options={options}
      value={value}
      onChange={setValue}
      lastUsedId="100"
      texts={texts}
      custom={{ min: 5, max: 200, step: 5, unit: '€', value: custom, onChange: setCustom }}
      summary={summary}
      pay={{ label: 'Pay €25.00', onPay: fn() }}
      payNote="Charged once as “CND Media”. 14-day withdrawal ends when coins are used."
    />
  );
}
const top = (
  <TopBar
    brand={rail.brand}
    search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
    wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
    account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
  />
);
const phoneTop = (
  <TopBar variant="mobile" brand={rail.brand} back={{ label: 'You', href: '#you' }} />
);
const columns = {
  what: 'Description',
  time: 'Time',
  amount: 'Coins',
  value: 'Value',
  balance: 'Balance after',
};
const daysOfMoney = [
  {
    label: 'Today, 21 November',
    rows: [
      {
        id: '1',
        glyph: giftIcon,
        title: 'Gift: candle',
        subtitle: 'Mira Solène',
        time: '22:48',
        amount: coins(8),
        sign: 'minus' as const,
        balanceAfter: coins(186),
      },
      {
        id: '2',
        glyph: videoCameraIcon,
        title: 'Private chat, 8:00',
        subtitle: 'Noor Amani',
        time: '21:14',
        amount: coins(96),
        sign: 'minus' as const,
        balanceAfter: coins(194),
      },
    ],
  },
  {
    label: 'Thursday, 19 November',
    rows: [
      {
        id: '3',
        glyph: creditCardIcon,
        title: 'Top-up with Visa 4291',
        subtitle: 'Receipt 20431',
        time: '21:40',
        amount: coins(100),
        sign: 'plus' as const,
        balanceAfter: coins(290),
      },
      {
        id: '4',
        glyph: tagIcon,
        title: 'Bonus for this top-up',
        subtitle: 'Season of Lights',
        time: '21:40',
        amount: coins(4),
        sign: 'plus' as const,
        balanceAfter: coins(190),
      },
    ],
  },
];
const statement = (days: TransactionListProps['days'] = daysOfMoney, busy = false) => (
  <Stack gap="20">
    <PageHeader
      title="Statement"
      text="Every coin in and out. Nothing is ever changed afterwards, corrections are new lines."
    />
    <StatFigures
      figures={[
        { label: 'Balance on 1 November', price: coins(218) },
        { label: 'Topped up and refunded', price: coins(148), sign: 'plus' },
        { label: 'Spent', price: coins(180), sign: 'minus' },
        { label: 'Balance now', price: coins(186) },
      ]}
    />
    <FilterBar>
      <ChipGroup
        label="Type"
        options={[
          'All',
          'Chats',
          'Videos and audio',
          'Gifts and tips',
          'Messages',
          'Top-ups',
          'Refunds',
        ].map((label) => ({ value: label, label }))}
        value={['All']}
      />
    </FilterBar>
    <TransactionList
      label="Statement of November"
      columns={columns}
      days={days}
      busy={busy}
      empty={
        <EmptyState
          glyph={receiptIcon}
          title="No line matches"
          text="In November there is no refund. Other months and kinds may have some."
          action={<Button>Show all lines</Button>}
        />
      }
      footer={
        days.length === 0 ? null : (
          <>
            <span>4 of 23 lines in November</span>
            <Button size="sm">Show more</Button>
          </>
        )
      }
    />
  </Stack>
);
const notLoaded = (
  <Stack gap="20">
    <PageHeader title="Statement" />
    <ErrorState
      title="Your statement did not load"
      text="Your coins are safe. Nothing was charged."
      retry={retry}
    />
  </Stack>
);
const offline = (
  <OfflineBanner
    state="offline"
    text="You are offline. Your balance may be out of date, and nothing can be paid now."
    countdown="Next try in 8 s"
  />
);
const confirm = {
  open: true,
  title: 'Private chat with Mira',
  cancelLabel: 'Not now',
  onCancel: fn(),
  subject: {
    name: 'Mira Solène',
    picture: miraFace,
    text: '12 coins, €3.00 per minute',
    live: true,
  },
  rows: [
    { label: 'Your balance', value: <Price price={coins(186)} /> },
    { label: 'Lasts about', value: '15 minutes' },
    { label: 'Ends at your limit of', value: '20 minutes' },
  ],
  confirm: { label: 'Start chat', onConfirm: fn() },
};

const meta: Meta = {
  title: 'Screens/Money',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;
const onPhone = (content: ReactElement, status?: ReactElement): ReactElement => (
  <AppShell
    shell="mobile"
    topBar={phoneTop}
    status={status}
    tabBar={<TabBar items={tabItems} current="you" />}
  >
    {content}
  </AppShell>
);
export const TopUpOverHome: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <DesktopHome />
      <TopUpOver />
    </>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Top up' }));
    await expect(dialog.getByRole('radio', { name: /Visa ending 4291/u })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /PayPal/u }));
    await expect(dialog.getByRole('radio', { name: /PayPal/u })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /Visa ending 4291/u }));
    await expect(dialog.getByRole('switch', { name: /Top up automatically/u })).not.toBeChecked();
  },
};
export const TopUpSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <PhoneHome />
      <TopUpOver phone />
    </>
  ),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Top up' }));
    await expect(sheet.getByRole('link', { name: 'Pay with: Visa ending 4291' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Pay €25.00' })).toBeVisible();
  },
};
export const TopUpDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      <TopUpScreen layout="columns" />
    </AppShell>
  ),
};
export const TopUpPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => onPhone(<TopUpScreen layout="stack" />),
};
export const StatementDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      {statement()}
    </AppShell>
  ),
};
export const StatementPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => onPhone(statement()),
};
export const ConfirmDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} />} topBar={top}>
      {statement()}
      <ConfirmCharge {...confirm} />
    </AppShell>
  ),
};
export const ConfirmPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell shell="mobile" topBar={phoneTop}>
      {statement()}
      <ConfirmChargeSheet {...confirm} />
    </AppShell>
  ),
};
export const TopUpWaiting: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      <TopUpScreen layout="columns" state="waiting" message="We wait for your bank." />
    </AppShell>
  ),
};
export const TopUpFailedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell shell="mobile" topBar={phoneTop} tabBar={<TabBar items={tabItems} current="you" />}>
      <TopUpScreen
        layout="stack"
        state="failed"
        message="The payment was declined by your bank. Nothing was charged."
      />
    </AppShell>
  ),
};
export const StatementNothing: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      {statement([])}
    </AppShell>
  ),
};
export const StatementLoading: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      {statement([], true)}
    </AppShell>
  ),
};
export const StatementFailed: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      {notLoaded}
    </AppShell>
  ),
};
export const StatementOffline: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top} status={offline}>
      {statement()}
    </AppShell>
  ),
};
export const StatementNothingPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => onPhone(statement([])),
};
export const StatementLoadingPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => onPhone(statement([], true)),
};
export const StatementFailedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => onPhone(notLoaded),
};
export const StatementOfflinePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => onPhone(statement(), offline),
};
export const TopUpFailedDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      <TopUpScreen
        layout="columns"
        state="failed"
        message="The payment was declined by your bank. Nothing was charged."
      />
    </AppShell>
  ),
};
export const TopUpWaitingPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () =>
    onPhone(<TopUpScreen layout="stack" state="waiting" message="We wait for your bank." />),
};
const short = {
  ...confirm,
  rows: [
    { label: 'Your balance', value: <Price price={coins(8)} /> },
    { label: 'Needed for one minute', value: <Price price={coins(12)} /> },
  ],
  state: 'notEnough' as const,
  message: { title: 'Not enough coins', text: 'You need 4 coins more for the first minute.' },
  instead: { label: 'Top up', href: '#top-up' },
};
export const ConfirmNotEnough: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} />} topBar={top}>
      {statement()}
      <ConfirmCharge {...short} />
    </AppShell>
  ),
};
export const ConfirmLimitPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell shell="mobile" topBar={phoneTop}>
      {statement()}
      <ConfirmChargeSheet
        {...confirm}
        state="limit"
        message={{
          title: 'Your daily limit is reached',
          text: 'You set €50.00 a day. The limit ends at midnight; raising it takes 24 hours.',
        }}
        instead={{ label: 'See my limits', href: '#limits' }}
      />
    </AppShell>
  ),
};
