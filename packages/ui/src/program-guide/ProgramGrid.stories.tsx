import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { tvEvening } from '../fixtures/tv.ts';
import { ProgramGrid } from './ProgramGrid.tsx';

const meta = {
  title: 'Content/ProgramGrid',
  component: ProgramGrid,
  args: {
    title: 'Tonight',
    ...tvEvening,
    nowLabel: 'on now',
  },
} satisfies Meta<typeof ProgramGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evening: Story = {
  play: async ({ canvas }) => {
    const premium = canvas.getByRole('list', { name: 'Premium' });
    const [first] = premium.querySelectorAll('li');
    // What began before the shown span is cut, not moved.
    await expect(first).toHaveTextContent('Backstage, episode 5, 21:00 to 22:40, on now');
    await expect(first?.getBoundingClientRect().left).toBeCloseTo(
      premium.getBoundingClientRect().left,
      0,
    );
  },
};
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.queryByRole('group', { name: 'Tonight' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Tonight' }).scrollLeft).toBeGreaterThan(0);
  },
};
export const LongGerman: Story = {
  args: {
    channels: tvEvening.channels.map((channel) => ({
      ...channel,
      name: longGerman,
      programmes: channel.programmes.map((one) => ({ ...one, title: `${longGerman} ${one.id}` })),
    })),
  },
};
