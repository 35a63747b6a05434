import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { BonusCode, type BonusCodeProps } from './BonusCode.tsx';

const meta = {
  title: 'Commerce/BonusCode',
  component: BonusCode,
  args: {
    label: 'Bonus code',
    hint: 'Capital letters do not matter.',
    redeem: 'Redeem',
    missing: 'Type the code first.',
    onRedeem: fn(),
    state: { kind: 'idle' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '440px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BonusCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty (RU-bonus-redeem-non-empty)',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(args.onRedeem).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: 'Bonus code' });
    await expect(field).toBeInvalid();
    await userEvent.type(field, ' EVENING {Enter}');
    await expect(args.onRedeem).toHaveBeenCalledWith('EVENING');
  },
};
export const Checking: Story = { args: { defaultCode: 'EVENING', state: { kind: 'checking' } } };
export const Accepted: Story = {
  args: {
    state: {
      kind: 'accepted',
      title: '20 coins, €5.00, are yours.',
      text: 'Your new balance is 206 coins.',
    },
  },
};
export const NeedsVip: Story = {
  args: {
    defaultCode: 'GOLD',
    state: {
      kind: 'condition',
      title: 'This code is for VIP members.',
      text: 'It stays valid until 30 November.',
      action: <Button size="sm">See VIP</Button>,
    },
  },
};
export const NeedsPhone: Story = {
  args: {
    defaultCode: 'HELLO',
    state: {
      kind: 'condition',
      title: 'This code needs a phone number.',
      text: 'We send a code once, nothing else.',
      action: <Button size="sm">Confirm number</Button>,
    },
  },
};
export const HeldBack: Story = {
  args: {
    defaultCode: 'EVENING',
    state: {
      kind: 'condition',
      title: 'You have paused your spending. Nothing was charged.',
      action: (
        <Button size="sm" href="#limits">
          See my limits
        </Button>
      ),
    },
  },
};
export const Rejected: Story = {
  args: {
    defaultCode: 'SUMMER',
    state: { kind: 'rejected', text: 'This code ended on 30 September.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bonus code' })).toHaveAccessibleDescription(
      /ended on 30 September/u,
    );
  },
};
/** Checked, then accepted: the dialog says it and keeps the focus. */
export const InADialog: Story = {
  parameters: framed,
  render: function Render(args) {
    const [state, setState] = useState<BonusCodeProps['state']>({ kind: 'idle' });
    return (
      <Dialog open onOpenChange={fn()} title="Redeem a code" size="sm">
        <BonusCode
          {...args}
          state={state}
          onRedeem={() => {
            setState({ kind: 'checking' });
            setTimeout(
              () => setState({ kind: 'accepted', title: '20 coins, €5.00, are yours.' }),
              100,
            );
          }}
        />
      </Dialog>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem a code' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Bonus code' }), 'EVENING{Enter}');
    await expect(dialog.getByRole('button', { name: 'Redeem' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(await dialog.findByText('20 coins, €5.00, are yours.')).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: {
    label: 'Gutschein- oder Aktionscode',
    redeem: 'Einlösen',
    defaultCode: 'HERBST',
    state: {
      kind: 'rejected',
      text: 'Dieser Code gilt nur für bestätigte Telefonnummern. Bestätige zuerst deine Nummer.',
    },
  },
  globals: { viewport: { value: 'small' } },
};
