import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longGerman, mira } from '../fixtures/data.ts';
import { PerformerLine } from './PerformerLine.tsx';

const narrow = { maxWidth: '360px' };
const meta = {
  title: 'Media/PerformerLine',
  component: PerformerLine,
  args: { performer: mira, follow: { pressed: false, onToggle: fn() } },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PerformerLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Mira Solène' })).toHaveAttribute(
      'href',
      '#mira',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Mira Solène' }));
    await expect(args.follow?.onToggle).toHaveBeenCalledWith(true);
  },
};
export const FreeChat: Story = { args: { performer: { ...mira, state: 'freeChat' } } };
export const Offline: Story = {
  args: { performer: { ...mira, state: 'offline', price: null }, follow: undefined },
};
export const BannedHere: Story = {
  args: { performer: { ...mira, blocked: 'Not available in your country' } },
};
export const NameAndState: Story = {
  args: { size: 'sm', performer: { ...mira, tagline: undefined, price: null }, follow: undefined },
};
const onNotify = fn();
export const InAChart: Story = {
  args: {
    performer: {
      ...mira,
      rank: 12,
      state: 'offline',
      tagline: 'DE, EN · 97 % from 388 ratings',
    },
    follow: undefined,
    end: (
      <Button size="sm" onClick={onNotify}>
        Notify me
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^12Mira/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me' }));
    await expect(onNotify).toHaveBeenCalledTimes(1);
  },
};
export const FirstOfAChart: Story = {
  args: {
    size: 'lg',
    performer: { ...mira, rank: 1, tagline: '98 % from 412 ratings' },
    follow: undefined,
  },
};
export const LongGerman: Story = {
  args: { performer: { ...mira, name: longGerman, tagline: `${longGerman} ${longGerman}` } },
  globals: { language: 'de', viewport: { value: 'small' } },
};
