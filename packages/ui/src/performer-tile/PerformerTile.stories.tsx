import type { Meta, StoryObj } from '@storybook/react-vite';

import { useEffect } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { room } from '../fixtures/art.ts';
import { longGerman, mira, performers } from '../fixtures/data.ts';
import { PerformerTile, type PreviewControl } from './PerformerTile.tsx';

const vega = performers.find(({ name }) => name === 'Vega Lux') ?? mira;
const narrow = { maxWidth: '230px' };
const meta = {
  title: 'Media/PerformerTile',
  component: PerformerTile,
  args: { performer: mira, follow: { pressed: false, onToggle: fn() } },
  decorators: [
    (Story) => (
      <div style={narrow}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PerformerTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('link', { name: 'Mira Solène 27 Live, 12 coins per minute, €3.00' }),
    ).toHaveAttribute('href', '#mira');
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Mira Solène' }));
    await expect(args.follow?.onToggle).toHaveBeenCalledWith(true);
  },
};
export const FreeChat: Story = { args: { performer: { ...mira, state: 'freeChat' } } };
export const InPrivateChat: Story = { args: { performer: { ...mira, state: 'busy' } } };
export const ToWatch: Story = {
  args: { performer: { ...mira, state: 'busy', voyeur: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', {
        name: 'Mira Solène 27 In a private chat, Voyeur, 12 coins per minute, €3.00',
      }),
    ).toBeVisible();
  },
};
export const Online: Story = {
  args: { performer: { ...mira, state: 'online' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Mira Solène 27 Online, /u })).toBeVisible();
  },
};
export const Offline: Story = { args: { performer: { ...mira, state: 'offline' } } };
export const VipAndNew: Story = {
  args: { performer: { ...mira, vip: true, badges: ['New', 'HD'] } },
};
export const SilhouetteVip: Story = {
  args: { performer: { ...vega, vip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: vega.pictureAlt ?? '' })).toBeVisible();
    await expect(canvas.getByText('VIP')).toBeVisible();
  },
};
export const Ranked: Story = { args: { performer: { ...mira, rank: 1 } } };
export const RankedHundredth: Story = {
  args: { performer: { ...mira, rank: 100 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('100')).toBeVisible();
  },
};
export const BannedHere: Story = {
  args: { performer: { ...mira, blocked: 'Not available in your country' }, preview: () => null },
};
export const LongNames: Story = {
  args: { performer: { ...mira, name: longGerman, tagline: `${longGerman} ${longGerman}` } },
};
export const NoPicture: Story = { args: { performer: { ...mira, picture: null } } };
export const HoverPreview: Story = {
  args: {
    preview: ({ onPlaying }) => (
      <img src={room('preview')} alt="" onLoad={onPlaying} data-testid="preview" />
    ),
    chat: { label: 'Chat', href: '#chat' },
    message: { label: 'Message', href: '#message' },
  },
  play: async ({ canvas, canvasElement }) => {
    const tile = canvasElement.querySelector('article');
    if (tile === null) throw new Error('The tile is an article.');
    await userEvent.hover(tile);
    await expect(canvas.queryByTestId('preview')).toBeNull();
    await waitFor(() => expect(canvas.getByTestId('preview')).toBeVisible());
    await expect(canvas.getByText(/s left/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chat' })).toBeVisible();
    await userEvent.unhover(tile);
    await waitFor(() => expect(canvas.queryByTestId('preview')).toBeNull());
  },
};
const refused = 'No preview right now';
/** Refuses as soon as it is asked. */
function Refusal({ onBlocked }: Pick<PreviewControl, 'onBlocked'>): null {
  useEffect(() => onBlocked(refused), [onBlocked]);
  return null;
}
export const PreviewBlocked: Story = {
  args: {
    preview: ({ onBlocked }) => <Refusal onBlocked={onBlocked} />,
    chat: { label: 'Chat', href: '#chat' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview of Mira Solène' }));
    const words = await canvas.findByText(refused);
    await waitFor(() => expect(words).toBeVisible());
    await expect(canvas.queryByText(/s left/u)).toBeNull();
  },
};
export const PreviewButton: Story = {
  args: {
    preview: ({ onPlaying }) => (
      <img src={room('preview')} alt="" onLoad={onPlaying} data-testid="preview" />
    ),
  },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preview of Mira Solène' }));
    const picture = await canvas.findByTestId('preview');
    await waitFor(() => expect(picture).toBeVisible());
  },
};
export const Several: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 230px)', gap: '16px' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      {performers.slice(0, 3).map((performer) => (
        <PerformerTile key={performer.name} {...args} performer={performer} />
      ))}
    </>
  ),
};
/** A column of a list beside a map: no name is cut, the price stands below it. */
export const NarrowColumns: Story = {
  ...Several,
  args: { corner: <Badge tone="media">4 km</Badge> },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 176px)', gap: '16px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('heading')) {
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      const price = name.nextElementSibling;
      await expect(price?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        name.getBoundingClientRect().bottom - 1,
      );
    }
  },
};
