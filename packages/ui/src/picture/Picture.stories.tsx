import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, waitFor } from 'storybook/test';
import { paletteOf, portrait } from '../fixtures/art.ts';
import { Picture } from './Picture.tsx';

/** A picture of nothing: what stands there until the real one does. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const BROKEN = 'data:image/png;base64,broken';

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: {
    src: portrait('Noor Amani'),
    alt: 'Illustrated portrait of Noor Amani',
    palette: paletteOf('Noor Amani'),
  },
  parameters: {
    ownStates: {
      rest: {},
      loading: { src: NOTHING },
      locked: { locked: true },
      error: { src: BROKEN },
      empty: { src: null },
    },
  },
  render: (args) => (
    <div style={{ width: '240px', maxWidth: '100%' }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};
export const Wide: Story = { args: { ratio: '16:9' } };
export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '12px', maxWidth: '240px' }}>
      {(['4:5', '16:9', '1:1', '3:4', '4:3'] as const).map((ratio) => (
        <Picture key={ratio} {...args} ratio={ratio} alt={ratio} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const image of canvas.getAllByRole('img')) {
      const { width, height } = image.getBoundingClientRect();
      const [across = 1, down = 1] = (image.getAttribute('alt') ?? '').split(':').map(Number);
      await expect(width / height).toBeCloseTo(across / down, 1);
    }
  },
};
export const Loading: Story = {
  args: { src: NOTHING },
  play: async ({ canvasElement, args }) => {
    const box = canvasElement.querySelector<HTMLElement>('.vx-picture');
    if (box === null) throw new Error('A picture has a box.');
    await expect(box.style.getPropertyValue('--vx-picture-from')).toBe(args.palette?.[0]);
    await expect(getComputedStyle(box).backgroundImage).toMatch(/linear-gradient/u);
    // The box has its size before the picture is there.
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};
export const Locked: Story = { args: { locked: true, alt: 'Locked photo' } };
export const Failed: Story = {
  args: { src: BROKEN },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('img', {
          name: 'Illustrated portrait of Noor Amani. Picture not available',
        }),
      ).toBeVisible(),
    );
  },
};
export const Widths: Story = {
  args: { src: `${portrait('Noor Amani')}#{width}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getAttribute('srcset')).toMatch(
      /#320 320w.*#640 640w.*#1280 1280w/u,
    );
  },
};
