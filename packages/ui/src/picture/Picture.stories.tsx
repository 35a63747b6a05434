import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, waitFor } from 'storybook/test';
import { paletteOf, portrait } from '../fixtures/art.ts';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: {
    src: portrait('Noor Amani'),
    alt: 'Illustrated portrait of Noor Amani',
    palette: paletteOf('Noor Amani'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '240px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};
export const Wide: Story = { args: { ratio: '16:9' } };
export const Locked: Story = { args: { locked: true, alt: 'Locked photo' } };
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
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
