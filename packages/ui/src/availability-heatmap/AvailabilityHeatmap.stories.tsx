import type { Meta, StoryObj } from '@storybook/react-vite';

import { AvailabilityHeatmap } from './AvailabilityHeatmap.tsx';

const meta = {
  title: 'Live/AvailabilityHeatmap',
  component: AvailabilityHeatmap,
  args: {
    title: 'Usually online',
    zone: 'Your time, CET',
    hours: ['20', '21', '22', '23'],
    days: [
      { label: 'Fri', name: 'Friday', levels: [1, 2, 3, 3] },
      { label: 'Sat', name: 'Saturday', levels: [0, 1, 3, 3] },
    ],
    summary: 'Mostly Friday and Saturday from 22 on.',
  },
} satisfies Meta<typeof AvailabilityHeatmap>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Week: Story = {};
