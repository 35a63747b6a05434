import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Surface } from '../surface/Surface.tsx';
import { AvailabilityHeatmap, type HeatLevel } from './AvailabilityHeatmap.tsx';

const evening: readonly HeatLevel[] = [0, 0, 0, 0, 0, 1, 2, 2, 3, 3, 2, 0];
const free: readonly HeatLevel[] = [0, 1, 0, 0, 1, 2, 3, 3, 3, 3, 3, 2];
const always = free.map((): HeatLevel => 3);
const never = free.map((): HeatLevel => 0);
const week = (days: readonly (readonly [label: string, name: string, levels: typeof free])[]) =>
  days.map(([label, name, levels]) => ({ label, name, levels }));

const meta = {
  title: 'Live/AvailabilityHeatmap',
  component: AvailabilityHeatmap,
  args: {
    title: 'Usually online',
    zone: 'Your time, CET',
    hours: ['14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '0', '1'],
    days: week([
      ['Mon', 'Monday', evening],
      ['Tue', 'Tuesday', evening],
      ['Wed', 'Wednesday', evening],
      ['Thu', 'Thursday', evening],
      ['Fri', 'Friday', free],
      ['Sat', 'Saturday', free],
      ['Sun', 'Sunday', free.toReversed()],
    ]),
    summary: 'Mostly Friday and Saturday from 20 to 1.',
  },
  parameters: {
    ownStates: {
      rest: {},
      'hardly ever': {
        days: week([
          ['Fri', 'Friday', never],
          ['Sat', 'Saturday', never],
        ]),
        summary: 'Hardly ever online.',
      },
      usually: {
        days: week([
          ['Fri', 'Friday', always],
          ['Sat', 'Saturday', always],
        ]),
      },
    },
  },
  render: (args) => (
    <div style={{ maxWidth: '348px' }}>
      <Surface padding="md">
        <AvailabilityHeatmap {...args} />
      </Surface>
    </div>
  ),
} satisfies Meta<typeof AvailabilityHeatmap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    // The picture of the week as a sentence, for everybody.
    const table = canvas.getByRole('table', { name: 'Mostly Friday and Saturday from 20 to 1.' });
    await expect(canvas.getByText('Mostly Friday and Saturday from 20 to 1.')).toBeVisible();
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(13);
    const saturday = within(table).getByRole('row', { name: /^Sat/u });
    await expect(within(saturday).getByRole('rowheader')).toHaveTextContent('Sat');
    const cells = within(saturday).getAllByRole('cell');
    await expect(cells[0]).toHaveTextContent('hardly ever');
    await expect(cells[6]).toHaveTextContent('usually');
  },
};
export const InGerman: Story = {
  args: {
    title: 'Meistens online',
    zone: 'Deine Zeit, MEZ',
    days: week([
      ['Fr', 'Freitag', free],
      ['Sa', 'Samstag', free],
    ]),
    summary: 'Meistens freitags und samstags von 20 bis 1 Uhr.',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell');
    await expect(cell).toHaveTextContent(/\S/u);
    await expect(cell).not.toHaveTextContent('hardly ever');
  },
};
