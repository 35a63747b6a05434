import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Candela' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Full: Story = {};
export const Mark: Story = {
  args: { variant: 'mark', size: 'lg', href: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Candela' })).toBeVisible();
  },
};
export const Sizes: Story = {
  render: (args) => (
    <div className="vx-cluster" data-gap="24">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('svg')].map(
      (mark) => mark.getBoundingClientRect().height,
    );
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(new Set(heights).size).toBe(3);
  },
};
