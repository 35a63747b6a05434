import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { mira } from '../fixtures/data.ts';
import { Cluster, Stack } from '../layout/Layout.tsx';
import { LiveBadge } from '../live-badge/LiveBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price } from '../price/Price.tsx';
import { Text } from '../text/Text.tsx';
import { PreviewCard } from './PreviewCard.tsx';

const meta = {
  title: 'Overlays/PreviewCard',
  component: PreviewCard,
  args: {
    href: '#mira',
    children: 'Mira Solène',
    preview: (
      <Stack gap="8">
        <Picture src={mira.picture} alt="" ratio="1:1" palette={mira.palette} />
        <Cluster>
          <LiveBadge state="live" />
        </Cluster>
        <Text variant="title-s">Mira Solène</Text>
        <Text tone="secondary">{mira.tagline}</Text>
        {mira.price ? <Price price={mira.price} per="minute" /> : null}
      </Stack>
    ),
  },
} satisfies Meta<typeof PreviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mira Solène' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('City lights and good music')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('City lights and good music')).toBeNull());
    await userEvent.hover(canvas.getByRole('link'));
    await waitFor(() => expect(screen.getByText('City lights and good music')).toBeVisible());
  },
};
export const AtRest: Story = {};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link'));
    await waitFor(() => expect(document.querySelector('.vx-preview[aria-busy]')).toBeVisible());
  },
};
