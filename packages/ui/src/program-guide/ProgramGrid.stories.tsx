import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { ProgramGrid, type GridProgramme, type ProgramGridProps } from './ProgramGrid.tsx';

/** Minutes after 21:30, of the four hours that are shown. */
const at = (minutes: number): number => minutes / 240;
const clock = (minutes: number): string => {
  const since = (21 * 60 + 30 + minutes) % (24 * 60);
  return `${String(Math.floor(since / 60)).padStart(2, '0')}:${String(since % 60).padStart(2, '0')}`;
};
const programme = (
  title: string,
  text: string,
  from: number,
  to: number,
  state: GridProgramme['state'] = 'later',
): GridProgramme => ({
  id: title,
  title,
  text,
  from: at(from),
  to: at(to),
  time: `${clock(from)} to ${clock(to)}`,
  state,
  href: `#${title}`,
});
const channels: ProgramGridProps['channels'] = [
  {
    id: 'live',
    name: 'Live',
    text: 'Open for everyone',
    programmes: [
      programme('Evening lounge', 'Mira Solène', 0, 45, 'past'),
      programme('Soul records', 'Zuri Bell', 45, 105, 'now'),
      programme('Night owls', 'Kaia Storm', 105, 150),
      programme('Slow radio', 'Nico Hale', 150, 300),
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    text: 'TV subscription',
    programmes: [
      programme('Backstage, episode 5', 'Series', -30, 70, 'now'),
      programme('Piano at midnight', 'Sana Rey', 70, 120),
      programme('Poetry night, the long edition', 'Noor Amani', 120, 240),
    ],
  },
  {
    id: 'late',
    name: 'Late night',
    text: 'From 22:00',
    programmes: [
      programme('Talk after ten', 'Theo Brandt and guests', 30, 120, 'now'),
      programme('Film corner', 'Romy Nova', 120, 180),
      programme('Good night', 'Hana Mori', 180, 240),
    ],
  },
];
const meta = {
  title: 'Content/ProgramGrid',
  component: ProgramGrid,
  args: {
    title: 'Tonight',
    hours: [0, 30, 60, 90, 120, 150, 180, 210].map((minutes) => ({
      at: at(minutes),
      label: clock(minutes),
    })),
    now: { at: at(50), label: clock(50) },
    channels,
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
    await expect(canvas.getByRole('group', { name: 'Tonight' }).scrollLeft).toBeGreaterThan(0);
  },
};
export const LongGerman: Story = {
  args: {
    channels: channels.map((channel) => ({
      ...channel,
      name: longGerman,
      programmes: channel.programmes.map((one) => ({ ...one, title: `${longGerman} ${one.id}` })),
    })),
  },
};
