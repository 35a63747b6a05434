import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longGerman, miraFace } from '../fixtures/data.ts';
import { Stack } from '../layout/Layout.tsx';
import { Surface } from '../surface/Surface.tsx';
import { Voucher, type VoucherKind } from './Voucher.tsx';

const meta = {
  title: 'Commerce/Voucher',
  component: Voucher,
  args: {
    kind: 'video',
    title: 'Video voucher',
    text: 'From the spin wheel',
    validity: 'Valid until 30 November',
    state: 'valid',
    action: <Button size="sm">Choose a video</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '420px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Voucher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const UsedSoon: Story = {
  args: { state: 'soon', badge: '2 days left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days left')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a video' })).toBeEnabled();
  },
};
export const NotYet: Story = {
  args: {
    state: 'later',
    badge: 'From 1 December',
    validity: '1 to 24 December',
    action: undefined,
  },
};
export const TiedToAPerformer: Story = {
  args: {
    kind: 'videochat',
    title: '5 free minutes',
    text: undefined,
    performer: { name: 'Mira Solène', picture: miraFace, text: 'Only with Mira Solène' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only with Mira Solène')).toBeVisible();
  },
};
export const Used: Story = { args: { state: 'used', badge: 'Used', validity: 'On 12 November' } };
export const Expired: Story = {
  args: { state: 'expired', badge: 'Expired', validity: 'Was valid until 1 November' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
const kinds: readonly (readonly [VoucherKind, string])[] = [
  ['video', 'Video voucher'],
  ['videochat', '5 free minutes'],
  ['credits', '20 coins, €5.00'],
  ['photoAlbum', 'Photo album voucher'],
  ['messages', '10 free messages'],
  ['messengerGift', 'Gift for a message'],
  ['liveShow', 'Ticket for a live show'],
  ['privateShow', 'Ticket for a private show'],
  ['bonusCode', 'Bonus code'],
  ['spins', '3 spins of the wheel'],
];
export const TenTypes: Story = {
  render: () => (
    <Surface>
      <Stack gap="0">
        {kinds.map(([kind, title]) => (
          <Voucher
            key={kind}
            kind={kind}
            title={title}
            variant="row"
            validity="Valid until 30 November"
            state="valid"
            action={
              <Button size="sm" variant="ghost">
                Use
              </Button>
            }
          />
        ))}
      </Stack>
    </Surface>
  ),
};
export const LongGerman: Story = {
  args: {
    title: `Gutschein für ${longGerman}`,
    count: '× 3',
    state: 'soon',
    badge: 'Noch 2 Tage',
    variant: 'row',
    validity: 'Gültig bis Montag, 30. November',
    action: <Button size="sm">Video auswählen</Button>,
  },
  globals: { viewport: { value: 'small' } },
};
