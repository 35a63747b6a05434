import type { Meta, StoryObj } from '@storybook/react-vite';

import { media } from '../fixtures/data.ts';
import { MediaCard, type MediaSnapshot } from '../media-card/MediaCard.tsx';
import { MediaRow } from './MediaRow.tsx';

const meta: Meta<typeof MediaRow<MediaSnapshot>> = {
  title: 'Media/MediaRow',
  component: MediaRow,
  args: {
    label: 'New videos',
    items: media,
    keyOf: (item) => item.title,
    render: (item) => <MediaCard item={item} />,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;
export const Cards: Story = {};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };
