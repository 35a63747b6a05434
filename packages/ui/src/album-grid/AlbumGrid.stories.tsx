import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { paletteOf, portrait, room } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { Section } from '../section-header/SectionHeader.tsx';
import { AlbumGrid, type Photo } from './AlbumGrid.tsx';
import { AlbumMosaic } from './AlbumMosaic.tsx';

const photos: Photo[] = ['Blue hour', 'Harbour', 'Roof', 'Rain', 'Lamp', 'Tram'].map(
  (name, index) => ({
    id: name,
    src: index % 3 === 1 ? portrait('Mira Solène') : room(name),
    palette: paletteOf(name),
    href: `#${index}`,
  }),
);
const meta = {
  title: 'Media/AlbumGrid',
  component: AlbumGrid,
  args: { label: 'Blue hour', photos, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AlbumGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Blue hour' });
    await expect(within(list).getAllByRole('link')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('link', { name: 'Photo 2 of 6' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
};
/** What everybody may see of an album that has more. */
export const Preview: Story = {
  args: { photos: photos.slice(0, 4), total: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Photo 4 of 32' })).toBeVisible();
  },
};
/** Where it is known what a photo shows, its link says so. */
export const Described: Story = {
  tags: ['!dev', '!autodocs'],
  args: { photos: photos.map((photo) => ({ ...photo, alt: `${photo.id}, painted` })) },
  render: (args) => (
    <>
      <AlbumGrid {...args} />
      <AlbumMosaic {...args} label="Mosaic" total={9} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Photo 3 of 6, Roof, painted' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: '+6, Photo 3 of 9, Roof, painted, 6 more photos' }),
    ).toBeVisible();
  },
};
export const Locked: Story = {
  args: { photos: photos.map((photo, index) => ({ ...photo, locked: index > 1 })) },
  render: (args) => (
    <Section title="Blue hour" id="locked" body={<AlbumGrid {...args} />}>
      <Price price={coins(40)} />
    </Section>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Photo 2 of 6' })).toBeVisible();
    // A locked one leads to the viewer, too: there stands its price.
    await userEvent.click(canvas.getByRole('link', { name: 'Photo 3 of 6, Locked' }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};
export const Owned: Story = {
  render: (args) => (
    <Section title="Blue hour" id="owned" body={<AlbumGrid {...args} />}>
      <Badge tone="online">Yours</Badge>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yours')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Locked/u })).toBeNull();
  },
};
export const Loading: Story = {
  args: { photos: [], total: 6, loading: true },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Blue hour' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.children).toHaveLength(6);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const mosaics = (args: Story['args'] & object, counts: readonly number[]) => (
  <div style={{ display: 'grid', gap: '24px' }}>
    {counts.map((count) => (
      <AlbumMosaic
        key={count}
        label={`${count}`}
        photos={photos.slice(0, count)}
        onOpen={args.onOpen}
      />
    ))}
  </div>
);
export const Mosaics: Story = {
  render: (args) => mosaics(args, [1, 2, 3, 4, 5]),
  play: async ({ canvas }) => {
    for (const count of [1, 2, 3, 4, 5])
      await expect(
        within(canvas.getByRole('list', { name: `${count}` })).getAllByRole('link'),
      ).toHaveLength(count);
    await expect(canvas.queryByText(/^\+/u)).toBeNull();
  },
};
export const MosaicWithMore: Story = {
  render: (args) => <AlbumMosaic {...args} total={9} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: '+6, Photo 3 of 9, 6 more photos' }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
};
export const MosaicLocked: Story = {
  args: { photos: photos.slice(0, 3).map((photo, index) => ({ ...photo, locked: index > 0 })) },
  render: (args) => <AlbumMosaic {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Photo 3 of 3, Locked' })).toBeVisible();
  },
};
export const MosaicLoading: Story = {
  args: { photos: [], total: 3, loading: true },
  render: (args) => <AlbumMosaic {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Blue hour' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
