import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { room } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { adventDoors, thing } from '../fixtures/rewards.ts';
import { Price } from '../price/Price.tsx';
import { DailyBonusCalendar, DoorPanel } from './DailyBonusCalendar.tsx';

const onOpen = fn();
const meta = {
  title: 'Rewards/DailyBonusCalendar',
  component: DailyBonusCalendar,
  args: {
    title: 'Advent calendar',
    text: 'One door a day, free of charge. Every door stays open until 6 January.',
    count: '7 of 24 opened',
    doors: adventDoors,
    scene: room('advent hills'),
    onOpen,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '780px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DailyBonusCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    onOpen.mockClear();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    canvas.getByRole('button', { name: 'Door 9, today' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith('9');
  },
};
export const OpensADoor: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <DailyBonusCalendar
        {...args}
        result={open ? 'Door 9: a bouquet for your messages.' : undefined}
        doors={adventDoors.map((door) =>
          open && door.number === 9
            ? {
                ...door,
                state: 'claimed',
                name: 'Door 9, Bouquet',
                prize: { label: 'Bouquet', art: thing('bouquet') },
              }
            : door,
        )}
        onOpen={() => setOpen(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Door 9, today' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Door 9: a bouquet');
    await expect(canvas.queryByRole('button', { name: 'Door 9, today' })).toBeNull();
    // The button is gone; the focus stays at its door.
    await expect(canvas.getByText('Door 9, Bouquet').closest('li')).toHaveFocus();
  },
};
export const Opening: Story = { args: { openingId: '9' } };
export const Missed: Story = {
  args: {
    doors: adventDoors.map((door) =>
      door.state === 'open'
        ? { ...door, state: 'past', word: undefined, name: 'Door 4, over' }
        : door,
    ),
  },
};
export const Strip: Story = {
  args: {
    variant: 'strip',
    title: 'Daily bonus',
    text: 'Something small every day.',
    count: undefined,
    scene: undefined,
    doors: adventDoors
      .filter((door) => door.number >= 7 && door.number <= 12)
      .toSorted((one, other) => one.number - other.number),
  },
};
export const LongGerman: Story = {
  args: {
    title: 'Adventskalender',
    text: 'Ein Türchen am Tag, kostenlos. Jedes Türchen bleibt bis zum 6. Januar offen.',
    count: '7 von 24 geöffnet',
    doors: adventDoors.map((door) =>
      door.prize === undefined
        ? { ...door, word: door.word === undefined ? undefined : 'Öffnen' }
        : { ...door, prize: { ...door.prize, label: 'Himmelslaternengutschein' } },
    ),
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };
export const TitleInTheBar: Story = {
  args: { hideTitle: true, count: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Advent calendar' })).toHaveClass(
      'vx-visually-hidden',
    );
  },
};
export const TodaysDoor: Story = {
  render: () => (
    <div style={{ maxWidth: '340px' }}>
      <DoorPanel
        date="Wednesday, 9 December"
        title="Door 9 is ready"
        text="Behind every door is something. You see what it is before you keep it."
        timer="Today’s door changes in 9 h 12 min."
        actions={
          <>
            <Button variant="primary" size="lg" block>
              Open door 9
            </Button>
            <Button variant="ghost" block>
              Open door 4, still waiting
            </Button>
          </>
        }
      />
    </div>
  ),
};
export const TodaysDoorOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <DoorPanel
      variant="bar"
      title="Door 9 is ready"
      text="7 of 24 opened, 1 waiting"
      end={
        <>
          <Price price={coins(6)} size="sm" /> so far
        </>
      }
      actions={
        <Button variant="primary" size="lg" block>
          Open door 9
        </Button>
      }
    />
  ),
};
