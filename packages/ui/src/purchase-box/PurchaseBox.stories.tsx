import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins } from '../fixtures/data.ts';
import { arrowUUpLeftIcon, imagesIcon, infinityIcon, ticketIcon } from '../icons/index.ts';
import { PurchaseBox } from './PurchaseBox.tsx';

const onBuy = fn();
const offer = {
  title: 'Buy this video',
  state: 'offer' as const,
  price: coins(24),
  buy: { label: 'Buy video', onBuy },
  after: { label: 'Balance after purchase', balance: coins(162) },
  benefits: [{ glyph: infinityIcon, text: 'Yours to keep' }],
};
const meta: Meta = {
  title: 'Commerce/PurchaseBox',
  component: PurchaseBox,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '348px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

export const Offer: Story = {
  render: () => <PurchaseBox {...offer} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy video' }));
    await expect(onBuy).toHaveBeenCalledTimes(1);
  },
};
export const Reduced: Story = {
  render: () => <PurchaseBox {...offer} was={coins(32)} badge="Sale" />,
};
/** A voucher pays; coins would, too. */
export const WithVoucher: Story = {
  render: () => (
    <PurchaseBox
      {...offer}
      price={coins(0)}
      was={coins(24)}
      buy={{ label: 'Use voucher', onBuy }}
      instead={{ label: 'Buy for 24 coins instead', hidden: { expectedPrice: '24' } }}
      message={{ tone: 'success', text: 'Your voucher pays for this video.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use voucher' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Buy for 24 coins instead' })).toBeEnabled();
  },
};
export const Busy: Story = {
  render: () => <PurchaseBox {...offer} buy={{ label: 'Buy video', busy: true }} />,
};
export const PriceChanged: Story = {
  render: () => (
    <PurchaseBox
      {...offer}
      price={coins(28)}
      message={{
        tone: 'danger',
        title: 'The price has changed.',
        text: 'It is 28 coins now. Nothing was charged.',
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
};
export const VipOnly: Story = {
  render: () => (
    <PurchaseBox
      title="Buy this video"
      state="vipOnly"
      headline="Part of VIP"
      text="VIP members watch it in full. The preview is free."
      action={<Button block>Other videos</Button>}
    />
  ),
};
export const NotEnough: Story = {
  render: () => (
    <PurchaseBox
      title="Buy this video"
      state="instead"
      price={coins(24)}
      text="Your balance is 6 coins. 18 are missing."
      action={
        <Button variant="primary" size="lg" block href="#t">
          Top up
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18 are missing/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toBeVisible();
  },
};
export const Owned: Story = {
  render: () => <PurchaseBox title="Your video" state="owned" text="Yours, in your library" />,
};
export const VipPrice: Story = {
  render: () => <PurchaseBox {...offer} price={coins(16)} was={coins(24)} badge="VIP −30 %" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16 coins, €4.00, before 24 coins, €6.00')).toBeInTheDocument();
  },
};
export const VipWouldPayLess: Story = {
  render: () => (
    <PurchaseBox
      {...offer}
      vip={{
        title: '16 coins, €4.00, with VIP',
        text: '30 % less on marked videos.',
        link: { label: 'See VIP', href: '#vip' },
      }}
    />
  ),
};
export const Album: Story = {
  render: () => (
    <PurchaseBox
      {...offer}
      title="Buy this album"
      price={coins(18)}
      buy={{ label: 'Buy 32 photos', onBuy }}
      benefits={[
        { glyph: imagesIcon, text: '32 photos in full size' },
        { glyph: infinityIcon, text: 'Yours to keep' },
      ]}
    />
  ),
};
export const Clip: Story = {
  render: () => (
    <PurchaseBox
      {...offer}
      title="Buy this clip"
      price={coins(6)}
      buy={{ label: 'Buy clip', onBuy }}
    />
  ),
};
export const Ticket: Story = {
  render: () => (
    <PurchaseBox
      {...offer}
      title="Piano at midnight"
      price={coins(40)}
      buy={{ label: 'Buy ticket', onBuy }}
      benefits={[
        { glyph: ticketIcon, text: 'Today, 23:30, about 45 minutes' },
        { glyph: arrowUUpLeftIcon, text: 'Refunded if the show does not take place' },
      ]}
    />
  ),
};
export const AgeCheck: Story = {
  render: () => (
    <PurchaseBox
      title="Buy this video"
      state="instead"
      price={coins(24)}
      text="This video needs a check that you are 18 or older. It takes about two minutes."
      action={
        <Button variant="primary" size="lg" block href="#age">
          Check your age
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check your age' })).toHaveAttribute(
      'href',
      '#age',
    );
    await expect(canvas.queryByRole('button', { name: /Buy/u })).toBeNull();
  },
};
export const LogIn: Story = {
  render: () => (
    <PurchaseBox
      title="Buy this video"
      state="instead"
      price={coins(24)}
      text="Log in to buy it. What you buy stays in your library."
      action={
        <Button variant="primary" size="lg" block href="#login">
          Log in
        </Button>
      }
    />
  ),
};
export const LongGerman: Story = {
  render: () => (
    <PurchaseBox
      {...offer}
      title="Dieses Video kaufen"
      badge="Mitgliederpreis"
      was={coins(32)}
      buy={{ label: 'Video dauerhaft freischalten', onBuy }}
      after={{ label: 'Guthaben nach dem Kauf', balance: coins(162) }}
      benefits={[{ glyph: infinityIcon, text: 'Bleibt dauerhaft in deiner Videobibliothek' }]}
    />
  ),
  globals: { viewport: { value: 'small' }, language: 'de' },
};
