import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { room } from '../fixtures/art.ts';
import { DailyBonusCalendar } from '../daily-bonus-calendar/DailyBonusCalendar.tsx';
import { adventDoors, reelSymbols, thing } from '../fixtures/rewards.ts';
import { SeasonGameFrame, type SeasonGameFrameProps } from './SeasonGameFrame.tsx';
import { SlotReels, type SlotReelsProps } from './SlotReels.tsx';
import { TargetField, type GameTarget } from './TargetField.tsx';

const stops: SlotReelsProps['stops'] = [
  ['moon', 'lantern', 'rose'],
  ['star', 'lantern', 'gem'],
  ['rose', 'candle', 'moon'],
];
const drawn: SlotReelsProps['stops'] = [
  ['gem', 'rose', 'star'],
  ['candle', 'rose', 'moon'],
  ['star', 'rose', 'gem'],
];
const reels = <SlotReels symbols={reelSymbols} stops={stops} label="Lantern, lantern, candle" />;
const onPlay = fn();
const onSkip = fn();
const meta = {
  title: 'Rewards/SeasonGameFrame',
  component: SeasonGameFrame,
  args: {
    title: 'Lantern machine',
    game: 'slot',
    headline: '2 of 3 tries left today',
    text: 'Free. Coins cannot be used here.',
    tries: { left: 2, total: 3 },
    state: 'ready',
    play: { label: 'Play', onPlay },
    skip: { label: 'Show the result' },
    note: 'New tries tomorrow at 00:00. Runs until 6 January.',
    children: reels,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '520px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SeasonGameFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A server that draws three roses; the reels run there. */
function WithServer(args: SeasonGameFrameProps): ReactElement {
  const [state, setState] = useState<SeasonGameFrameProps['state']>('ready');
  const arrive = (): void => setState('won');
  return (
    <SeasonGameFrame
      {...args}
      state={state}
      result="Three roses: a rose for your messages."
      play={{ label: 'Play', onPlay: () => setState('running') }}
      skip={{ label: 'Show the result', onSkip: arrive }}
    >
      <SlotReels
        symbols={reelSymbols}
        stops={state === 'ready' ? stops : drawn}
        running={state === 'running'}
        onArrived={arrive}
        label="Rose, rose, rose"
      />
    </SeasonGameFrame>
  );
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    onPlay.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(onPlay).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('img', { name: 'Lantern, lantern, candle' })).toBeVisible();
  },
};
export const Skipped: Story = {
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Show the result' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Three roses');
  },
};
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  render: (args) => <WithServer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Three roses'));
  },
};
export const Asking: Story = { args: { state: 'asking' } };
/** The reels are on their way; the button goes to the result. */
export const Running: Story = {
  args: {
    state: 'running',
    skip: { label: 'Show the result', onSkip },
    children: <SlotReels symbols={reelSymbols} stops={drawn} running label="Rose, rose, rose" />,
  },
  play: async ({ canvas }) => {
    onPlay.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the result' }));
    await expect(onSkip).toHaveBeenCalledTimes(1);
    await expect(onPlay).not.toHaveBeenCalled();
  },
};
export const Won: Story = {
  args: { state: 'won', result: 'Two lanterns: 5 points for your account.' },
};
export const Nothing: Story = { args: { state: 'nothing', result: 'Nothing this time.' } };
export const Over: Story = {
  args: {
    state: 'over',
    headline: 'No tries left today',
    tries: { left: 0, total: 3 },
    result: 'Two lanterns: 5 points for your account.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 points');
  },
};
export const SeasonOver: Story = {
  args: {
    state: 'over',
    headline: 'The season has ended',
    text: 'What you won stays yours.',
    tries: undefined,
    result: undefined,
    note: 'The next one begins on 10 February.',
  },
};
export const Failed: Story = {
  args: { error: 'The machine did not answer. Your try is not used up.' },
};

const targets: readonly GameTarget[] = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  name: `Balloon ${index + 1} of 8`,
  art: thing('balloon'),
  state: 'closed',
}));
const onPick = fn();
export const ShootingGallery: Story = {
  args: {
    game: 'shooting',
    title: 'Balloon gallery',
    showTitle: true,
    scene: room('gallery'),
    play: { label: 'Play for me', onPlay },
    children: (
      <TargetField
        label="Balloons"
        onPick={onPick}
        targets={targets.map((target, index) =>
          index === 2
            ? { ...target, state: 'hit', art: thing('rose'), found: 'Rose' }
            : index === 5
              ? { ...target, state: 'empty', found: 'Nothing' }
              : target,
        )}
      />
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Balloon 1 of 8' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenCalledWith('0');
    await expect(canvas.getByRole('button', { name: 'Play for me' })).toBeEnabled();
  },
};
/** A hunt: the guest looks behind things, or lets the game look. */
export const Hunt: Story = {
  render: function Render(args) {
    const [found, setFound] = useState<readonly string[]>([]);
    const pick = (id: string): void => setFound([...found, id]);
    const left = targets.filter(({ id }) => !found.includes(id));
    return (
      <SeasonGameFrame
        {...args}
        state={left.length === 0 ? 'over' : 'ready'}
        headline={`${left.length} of ${targets.length} places left`}
        play={{ label: 'Play for me', onPlay: () => left[0] && pick(left[0].id) }}
      >
        <TargetField
          label="Places"
          onPick={pick}
          targets={targets.map((target, index) =>
            found.includes(target.id)
              ? index % 3 === 0
                ? { ...target, state: 'hit', art: thing('star'), found: 'Star' }
                : { ...target, state: 'empty', found: 'Nothing' }
              : { ...target, name: `Place ${index + 1} of 8`, art: thing('lantern') },
          )}
        />
      </SeasonGameFrame>
    );
  },
  args: { game: 'hunt', title: 'Star hunt', showTitle: true, scene: room('hunt') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play for me' }));
    await expect(canvas.getByText('7 of 8 places left')).toBeVisible();
    await expect(canvas.getByText('Star')).toBeVisible();
    canvas.getByRole('button', { name: 'Place 3 of 8' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('6 of 8 places left')).toBeVisible();
    // The button is gone; the focus stays at what was behind it, and Tab goes on from there.
    const place = canvas.getByText('Balloon 3 of 8:').closest('li');
    await expect(place).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Place 4 of 8' })).toHaveFocus();
  },
};
/** A calendar as a game: its doors are the stage. */
export const CalendarGame: Story = {
  args: {
    game: 'calendar',
    title: 'Door of the day',
    showTitle: true,
    headline: '1 door ready',
    tries: undefined,
    play: { label: 'Open today’s door', onPlay },
    children: (
      <DailyBonusCalendar
        variant="strip"
        title="This week"
        doors={adventDoors
          .filter((door) => door.number >= 7 && door.number <= 12)
          .toSorted((one, other) => one.number - other.number)}
        onOpen={onPlay}
      />
    ),
  },
};
export const LongGerman: Story = {
  args: {
    headline: 'Noch 2 von 3 Versuchen heute übrig',
    text: 'Kostenlos. Münzen können hier nicht eingesetzt werden.',
    state: 'won',
    result: 'Zwei Himmelslaternen: 5 Punkte für dein Konto.',
    note: 'Neue Versuche morgen um 00:00 Uhr. Läuft bis zum 6. Januar.',
    play: { label: 'Noch einmal spielen', onPlay },
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };
