import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longGerman, performers } from '../fixtures/data.ts';
import { PerformerTable, type PerformerRow } from './PerformerTable.tsx';

const onNotify = fn();
const rowsWith = (notify: string): PerformerRow[] =>
  performers.slice(0, 5).map((performer, index) => ({
    performer: { ...performer, rank: index + 4 },
    values: ['DE, EN', `${97 - index} %`, String(388 - 11 * index), '5,210'],
    action: (
      <Button size="sm" onClick={() => onNotify(performer.name)}>
        {notify}
        <span className="vx-visually-hidden"> {performer.name}</span>
      </Button>
    ),
  }));
const meta = {
  title: 'Media/PerformerTable',
  component: PerformerTable,
  args: {
    label: 'Places 4 to 8',
    columns: {
      rank: 'Location',
      performer: 'Performer',
      values: [
        { label: 'Languages' },
        { label: 'Satisfied', number: true },
        { label: 'Ratings', number: true },
        { label: 'Followers', number: true },
      ],
      price: 'Private chat',
      action: 'Action',
    },
    rows: rowsWith('Notify me'),
  },
} satisfies Meta<typeof PerformerTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each number is read with its column and with the name of its line. */
export const Places: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Places 4 to 8' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(args.rows.length);
    const [first] = args.rows;
    const name = first?.performer.name ?? '';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', first?.performer.href);
    await userEvent.click(canvas.getByRole('button', { name: `Notify me ${name}` }));
    await expect(onNotify).toHaveBeenCalledWith(name);
  },
};
/** The reason why a chat cannot be had stands in place of its price. */
export const Blocked: Story = {
  args: {
    rows: rowsWith('Notify me').map((row, index) =>
      index === 0
        ? { ...row, performer: { ...row.performer, blocked: 'Not in your country' } }
        : row,
    ),
  },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Not in your country');
    await expect(first).not.toHaveTextContent('per minute');
  },
};
/** In a narrow window it scrolls within itself; on phones a chart is a list of `PerformerLine`. */
export const LongGerman: Story = {
  args: {
    columns: {
      rank: 'Platz',
      performer: 'Darsteller',
      values: [
        { label: 'Sprachen' },
        { label: 'Zufriedenheit', number: true },
        { label: 'Bewertungen', number: true },
        { label: 'Follower', number: true },
      ],
      price: 'Privatchat',
      action: 'Aktion',
    },
    rows: rowsWith('Benachrichtigen').map((row, index) =>
      index === 0 ? { ...row, performer: { ...row.performer, name: longGerman } } : row,
    ),
  },
  globals: { language: 'de', viewport: { value: 'tablet' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
