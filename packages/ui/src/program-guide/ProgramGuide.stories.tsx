import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ProgramGuide, type Programme } from './ProgramGuide.tsx';

const programmes: readonly Programme[] = (
  [
    ['21:15', 'Kitchen table', 'Lio Marchetti', 'past'],
    ['22:15', 'Soul records', 'Zuri Bell', 'now'],
    ['23:15', 'Night owls', 'Kaia Storm', 'next'],
    ['00:00', 'Slow radio', 'Nico Hale', 'later'],
    ['01:30', 'Good night', 'Hana Mori', 'later'],
  ] as const
).map(([time, title, text, state], index) => ({
  id: String(index),
  time,
  dateTime: `2026-11-${index > 2 ? 22 : 21}T${time}`,
  title,
  text,
  state,
  href: `#programme${index}`,
  share: state === 'now' ? 0.08 : undefined,
  runs: state === 'now' ? '5 of 60 min' : undefined,
  reminder: state === 'next' || state === 'later' ? { set: state === 'next' } : undefined,
}));
const onRemind = fn();
const meta = {
  title: 'Content/ProgramGuide',
  component: ProgramGuide,
  args: {
    id: 'live',
    title: 'Tonight on Live',
    programmes,
    texts: {
      now: 'Now',
      next: 'Next',
      jump: 'Jump to now',
      remind: (title: string) => `Remind me of ${title}`,
    },
    onRemind,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '520px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgramGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    onRemind.mockClear();
    await expect(canvas.getByRole('button', { name: 'Remind me of Night owls' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    canvas.getByRole('button', { name: 'Remind me of Slow radio' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemind).toHaveBeenCalledWith('3', true);
    await expect(canvas.getByRole('link', { name: 'Jump to now' })).toHaveAttribute(
      'href',
      '#live-now',
    );
  },
};
export const NowAndNext: Story = {
  args: { variant: 'next' },
  play: async ({ canvas }) => {
    const [now, next] = canvas.getAllByRole('listitem');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(now).toHaveAttribute('aria-current', 'time');
    await expect(next).toHaveTextContent('Night owls');
  },
};
/** Set and taken back by the same button, whose name stays. */
export const ReminderSet: Story = {
  render: function Render(args) {
    const [set, setSet] = useState<readonly string[]>([]);
    return (
      <ProgramGuide
        {...args}
        programmes={args.programmes.map((one) =>
          one.reminder === undefined ? one : { ...one, reminder: { set: set.includes(one.id) } },
        )}
        onRemind={(id, on) => setSet(on ? [...set, id] : set.filter((other) => other !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    const remind = canvas.getByRole('button', { name: 'Remind me of Good night' });
    await userEvent.click(remind);
    await expect(remind).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(remind);
    await expect(remind).toHaveAttribute('aria-pressed', 'false');
    // What has passed or runs reminds nobody.
    await expect(canvas.queryByRole('button', { name: /Kitchen table|Soul records/u })).toBeNull();
  },
};
export const NoReminders: Story = {
  args: { programmes: programmes.map((one) => ({ ...one, reminder: undefined })) },
};
export const Empty: Story = {
  args: { programmes: [], empty: 'The programme of this evening follows at noon.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/follows at noon/u)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const LongGerman: Story = {
  args: {
    title: 'Heute Abend im Livestream',
    programmes: programmes.map((one) => ({
      ...one,
      title: 'Benachrichtigungseinstellungen für Fortgeschrittene',
    })),
    texts: {
      now: 'Läuft gerade',
      next: 'Danach',
      jump: 'Zum laufenden Programm',
      remind: (title: string) => `An ${title} erinnern`,
    },
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };
