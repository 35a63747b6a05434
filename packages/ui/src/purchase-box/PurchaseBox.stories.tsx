import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins } from '../fixtures/data.ts';
import { infinityIcon } from '../icons/index.ts';
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
};
export const Owned: Story = {
  render: () => <PurchaseBox title="Your video" state="owned" text="Yours, in your library" />,
};
