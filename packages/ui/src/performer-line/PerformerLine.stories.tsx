import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
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
export const LongGerman: Story = {
  args: { performer: { ...mira, name: longGerman, tagline: `${longGerman} ${longGerman}` } },
  globals: { language: 'de', viewport: { value: 'small' } },
};
