import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
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
  title: 'Media/Lightbox',
  component: Lightbox,
  parameters: framed,
  args: { title: 'Blue hour', photos, index: null, onIndex: () => undefined, total: 32 },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { args: { index: 1 } };
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
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
    // Near: the picture can be reached and moved by keys; arrows do not turn the page from there.
    await userEvent.keyboard('+');
    const near = await screen.findByRole('group', { name: 'Photo 2 of 32' });
    await waitFor(() => expect(near).toHaveAttribute('tabindex', '0'));
    near.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog).toHaveTextContent('Photo 2 of 32');
    await userEvent.keyboard('-');
    await waitFor(() => expect(near).not.toHaveAttribute('tabindex'));
    screen.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(await screen.findByRole('button', { name: 'Buy album' })).toBeVisible();
    // At the end "Next" is disabled: the focus goes to the arrow that still leads on.
    await expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const swipe = async (from: number, to: number): Promise<void> => {
  const photo = await screen.findByRole('img');
  await fireEvent.pointerDown(photo, { pointerType: 'touch', clientX: from });
  await fireEvent.pointerUp(photo, { pointerType: 'touch', clientX: to });
};

export const BySwipe: Story = {
  render: function Render(args) {
    const [index, setIndex] = useState<number | null>(1);
    return <Lightbox {...args} index={index} onIndex={setIndex} />;
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Blue hour' });
    await swipe(300, 100);
    await waitFor(() => expect(dialog).toHaveTextContent('Photo 3 of 32'));
    await swipe(100, 300);
    await waitFor(() => expect(dialog).toHaveTextContent('Photo 2 of 32'));
    // A tap that trembles stays.
    await swipe(200, 180);
    await expect(dialog).toHaveTextContent('Photo 2 of 32');
    // Double: near, where a finger moves the picture instead of turning the page.
    const photo = await screen.findByRole('img');
    await fireEvent.doubleClick(photo);
    await swipe(300, 100);
    await expect(dialog).toHaveTextContent('Photo 2 of 32');
  },
};

/** A line so slow that nothing comes and nothing fails: no address reaches a picture. */
const withoutLine = (): (() => void) => {
  const { prototype } = HTMLImageElement;
  const { setAttribute } = Element.prototype;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  // Not even by the property, which React sets, too.
  Object.defineProperty(prototype, 'src', { configurable: true, set() {} });
  prototype.setAttribute = function set(name, value) {
    if (!name.startsWith('src')) setAttribute.call(this, name, value);
  };
  return () => {
    Reflect.deleteProperty(prototype, 'setAttribute');
    if (src !== undefined) Object.defineProperty(prototype, 'src', src);
  };
};
/** The colours of a photo stand in its place until it is there. */
export const Loading: Story = {
  args: {
    index: 0,
    photos: photos.map((photo) => ({ ...photo, palette: ['#3b2a5a', '#b06a7c'] })),
  },
  beforeEach: withoutLine,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Blue hour' });
    await expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  },
};
/** Words instead of a hole; the arrows go on. */
export const PhotoFailed: Story = {
  args: { photos: [{ id: 'gone', src: 'data:image/png;base64,AA', href: '#gone' }, ...photos] },
  render: function Render(args) {
    const [index, setIndex] = useState<number | null>(0);
    return <Lightbox {...args} index={index} onIndex={setIndex} />;
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Picture not available')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('img', { name: 'Photo 2 of 32' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  },
};
