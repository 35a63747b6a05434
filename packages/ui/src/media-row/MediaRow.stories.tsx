import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor } from 'storybook/test';
import { media, performers } from '../fixtures/data.ts';
import { PerformerLine } from '../performer-line/PerformerLine.tsx';
import { MediaCard, type MediaSnapshot } from '../media-card/MediaCard.tsx';
import { PerformerTile } from '../performer-tile/PerformerTile.tsx';
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

export const Cards: Story = {
  args: { items: [...media, ...media.map((one) => ({ ...one, title: `${one.title}, part 2` }))] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'New videos' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    const next = canvas.getByRole('button', { name: 'Next' });
    // Start, middle, end.
    await expect(previous).toBeDisabled();
    await expect(next).toBeEnabled();
    await userEvent.click(next);
    await waitFor(() => expect(previous).toBeEnabled());
    await expect(next).toBeEnabled();
    next.focus();
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(next).toBeDisabled());
    await expect(previous).toBeEnabled();
    await expect(previous).toHaveFocus();
  },
};
export const Tiles: Story = {
  render: () => (
    <MediaRow
      label="Live now"
      item="tile"
      items={performers}
      keyOf={(one) => one.name}
      render={(one) => <PerformerTile performer={one} />}
    />
  ),
};
export const Ranks: Story = {
  render: () => (
    <MediaRow
      label="Top cams of the week"
      item="tile"
      items={performers}
      keyOf={(one) => one.name}
      render={(one, index) => <PerformerTile performer={{ ...one, rank: index + 1 }} />}
    />
  ),
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(places[0]).toMatch(/Noor Amani.*1/u);
    await expect(places[9]).toMatch(/Cleo & Max.*10/u);
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };
export const FirstPlaces: Story = {
  render: () => (
    <MediaRow
      label="Places 1 to 3"
      item="rank"
      items={performers.slice(0, 3)}
      keyOf={(one) => one.name}
      render={(one, index) => (
        <PerformerLine
          size="lg"
          performer={{ ...one, rank: index + 1, tagline: '98 % from 412 ratings' }}
        />
      )}
    />
  ),
};
