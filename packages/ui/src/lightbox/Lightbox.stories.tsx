import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AlbumGrid } from '../album-grid/AlbumGrid.tsx';
import { Button } from '../button/Button.tsx';
import { room } from '../fixtures/art.ts';
import { Lightbox } from './Lightbox.tsx';

const photos = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  src: room(`photo ${index}`),
  href: `#photo-${index}`,
  locked: index === 4,
}));
const meta = {
  title: 'Media/AlbumGrid and Lightbox',
  component: Lightbox,
  args: { title: 'Blue hour', photos, index: null, onIndex: () => undefined, total: 32 },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: function Render(args) {
    const [index, setIndex] = useState<number | null>(null);
    return (
      <>
        <AlbumGrid label="Blue hour" photos={photos} total={32} onOpen={setIndex} />
        <Lightbox
          {...args}
          index={index}
          onIndex={setIndex}
          locked={<Button variant="primary">Buy album</Button>}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Photo 2 of 32' }));
    const dialog = await screen.findByRole('dialog', { name: 'Blue hour' });
    await expect(dialog).toHaveTextContent('Photo 2 of 32');
    // Keys go where the focus is, which moves in a frame after the dialog stands.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(await screen.findByRole('button', { name: 'Buy album' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
