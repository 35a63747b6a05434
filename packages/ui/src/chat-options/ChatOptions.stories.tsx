import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins } from '../fixtures/data.ts';
import { chatCircleIcon, eyeIcon } from '../icons/index.ts';
import { ChatOptions } from './ChatOptions.tsx';

const onStart = fn();
const meta = {
  title: 'Live/ChatOptions',
  component: ChatOptions,
  args: {
    state: 'live',
    since: 'since 21:04',
    rating: { share: '98 %', count: '412' },
    primary: { label: 'Private chat', price: coins(12), onStart },
    note: '€3.00 per minute, billed by the second.',
    options: [
      {
        id: 'voyeur',
        label: 'Voyeur',
        text: 'Watch a running chat',
        glyph: eyeIcon,
        price: coins(4),
        per: 'minute',
        href: '#voyeur',
      },
      {
        id: 'message',
        label: 'Message',
        text: '3 free, then per message',
        glyph: chatCircleIcon,
        price: coins(1),
        href: '#message',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '348px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /Private chat 12 coins per minute/u }),
    );
    await expect(onStart).toHaveBeenCalled();
  },
};
export const Offline: Story = {
  args: {
    state: 'offline',
    since: 'last seen today',
    primary: null,
    reason: (
      <>
        <p>Mira is offline. Usually online from 20 on.</p>
        <Button block>Tell me when live</Button>
      </>
    ),
  },
};
export const InPrivateChat: Story = {
  args: { state: 'busy', primary: null, reason: <p>In a private chat.</p> },
};
export const BannedHere: Story = {
  args: { primary: null, options: [], reason: <p>Not available in your country.</p> },
};
export const Bar: Story = { args: { variant: 'bar' } };
