import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { coins, longGerman, media } from '../fixtures/data.ts';
import { MediaCard, type MediaSnapshot } from './MediaCard.tsx';

const item = media[0] as MediaSnapshot;
const meta = {
  title: 'Media/MediaCard',
  component: MediaCard,
  args: { item },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.layout === 'list' ? '860px' : '300px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Fairy lights and vinyl length 18:24, 24 coins, €6.00' }),
    ).toBeVisible();
  },
};
export const Reduced: Story = {
  args: { item: { ...item, access: { kind: 'price', price: coins(24), was: coins(32) } } },
};
export const Vip: Story = { args: { item: media[2] as MediaSnapshot } };
export const VipOnly: Story = {
  args: { item: { ...item, access: { kind: 'vip' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Fairy lights and vinyl length 18:24, VIP' }),
    ).toBeVisible();
  },
};
export const Owned: Story = { args: { item: media[1] as MediaSnapshot } };
export const InProgress: Story = { args: { item: media[4] as MediaSnapshot } };
export const Free: Story = { args: { item: media[3] as MediaSnapshot } };
export const LockedAlbum: Story = {
  args: { ratio: '1:1', item: { ...item, locked: true, duration: undefined } },
};
export const Row: Story = { args: { layout: 'row' } };
export const New: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};
export const Audio: Story = {
  args: { item: { ...item, title: 'Voice diary, Sunday', badge: 'Audio', duration: '9:40' } },
};
export const List: Story = {
  args: { layout: 'list' },
  render: (args) => (
    <ul aria-label="Videos">
      {[...media, { ...item, locked: true, title: `${longGerman} ${longGerman}` }].map((one) => (
        <li key={one.title}>
          <MediaCard {...args} item={one} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    // Over the whole width, with the price at the end of the line: on phones below the words.
    const list = canvas.getByRole('list', { name: 'Videos' });
    const [price] = canvas.getAllByText('€6.00');
    await expect(price?.getBoundingClientRect().right).toBeCloseTo(
      list.getBoundingClientRect().right - 2,
      -1,
    );
    await expect(
      canvas.getByRole('link', { name: 'The quiet room length 11:40, Yours' }),
    ).toBeVisible();
  },
  globals: { viewport: { value: 'desktop' } },
};
export const ListOnPhones: Story = {
  ...List,
  play: async ({ canvas }) => {
    const [price] = canvas.getAllByText('€6.00');
    const title = canvas.getByRole('link', { name: /^Fairy lights and vinyl/u });
    await expect(price?.getBoundingClientRect().top).toBeGreaterThan(
      title.getBoundingClientRect().top,
    );
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTitle: Story = {
  args: { item: { ...item, title: `${longGerman} ${longGerman}` } },
};
