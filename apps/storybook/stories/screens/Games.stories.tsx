import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { ToggleButton } from '@vx/ui/toggle-button';
import { speakerSlashIcon } from '@vx/ui/icons';
import { Columns, PageHeader, Stack } from '@vx/ui/layout';
import { PointsCard } from '@vx/ui/points-card';
import { SeasonGameFrame, SlotReels, type SeasonGameFrameProps } from '@vx/ui/season-game-frame';
import { OddsTable, type OddsRow } from '@vx/ui/spin-wheel';
import { coinArt, euros, reelSymbols, thing } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Games',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const three = (name: Parameters<typeof thing>[0]): OddsRow['art'] => [
  thing(name),
  thing(name),
  thing(name),
];
const chances: readonly OddsRow[] = [
  { id: 'rose', label: 'Rose for a message', art: three('rose'), chance: '12.0 %' },
  { id: 'candle', label: '4 coins', worth: euros(1), art: three('candle'), chance: '8.0 %' },
  { id: 'star', label: '3 extra spins', art: three('star'), chance: '5.0 %' },
  { id: 'lantern', label: 'Video voucher', art: three('lantern'), chance: '1.5 %' },
  { id: 'gem', label: '100 coins', worth: euros(25), art: three('gem'), chance: '0.1 %' },
  { id: 'rest', label: 'Anything else: 5 points', art: coinArt, rest: true, chance: '73.4 %' },
];

type Stops = Parameters<typeof SlotReels>[0]['stops'];
const before: Stops = [
  ['moon', 'lantern', 'rose'],
  ['star', 'lantern', 'gem'],
  ['rose', 'candle', 'moon'],
];
const drawn: Stops = [
  ['gem', 'rose', 'star'],
  ['candle', 'rose', 'moon'],
  ['star', 'rose', 'gem'],
];
type State = SeasonGameFrameProps['state'];

/** One try is used and brought two lanterns. The server draws three roses next; the machine shows the way there. */
function Machine({ start = 'won' }: { start?: State | 'failed' }): ReactElement {
  const [state, setState] = useState<State>(start === 'failed' ? 'ready' : start);
  const [left, setLeft] = useState(start === 'over' ? 0 : 2);
  const again = left < 2 && start !== 'over';
  const arrive = (): void => setState('won');
  return (
    <SeasonGameFrame
      level={1}
      title="Lantern machine"
      game="slot"
      headline={left === 0 ? 'No tries left today' : `${left} of 3 tries left today`}
      text="Free. Coins cannot be used here."
      tries={{ left, total: 3 }}
      state={state}
      result={
        again
          ? 'Three roses: a rose for your messages.'
          : 'Two lanterns: 5 points for your account.'
      }
      play={{
        label: 'Play',
        onPlay: () => {
          setLeft(1);
          setState('running');
        },
      }}
      skip={{ label: 'Show the result', onSkip: arrive }}
      error={
        start === 'failed' && !again
          ? 'The machine did not answer. Your try is not used up.'
          : undefined
      }
      note="New tries tomorrow at 00:00. Runs until 6 January."
    >
      <SlotReels
        symbols={reelSymbols}
        stops={again ? drawn : before}
        running={state === 'running'}
        onArrived={arrive}
        label={again ? 'Rose, rose, rose' : 'Lantern, lantern, candle'}
      />
    </SeasonGameFrame>
  );
}
function Odds({ plain = false }: { plain?: boolean }): ReactElement {
  return (
    <OddsTable
      variant={plain ? 'plain' : 'card'}
      title="Chances for each try"
      note="same for everyone"
      columns={{ prize: 'Prize', chance: 'Chance' }}
      rows={chances}
    />
  );
}
function Sound(): ReactElement {
  const [muted, setMuted] = useState(true);
  return (
    <ToggleButton
      glyph={speakerSlashIcon}
      label="Without sound"
      variant="plain"
      tooltip="none"
      pressed={muted}
      onToggle={setMuted}
    />
  );
}
function Phone({ start }: { start?: State | 'failed' }): ReactElement {
  return (
    <PhonePage
      title="Lantern machine"
      back={{ label: 'Rewards', href: '#rewards' }}
      bare
      end={<Sound />}
    >
      <Stack gap="24">
        <Machine {...(start === undefined ? {} : { start })} />
        <Odds plain />
      </Stack>
    </PhonePage>
  );
}
function Desktop({ start }: { start?: State | 'failed' }): ReactElement {
  return (
    <DesktopPage current="rewards">
      <Stack gap="20">
        <PageHeader title="Lantern machine" text="A game of the season. Nothing to buy.">
          <Sound />
        </PageHeader>
        <Columns
          asideLabel="Points and chances"
          aside={
            <>
              <PointsCard
                label="Your points"
                points="1,840"
                level="Level 4 of 8"
                share={0.92}
                next="160 points to your next free spin"
                actions={<Button href="#redeem">Redeem points</Button>}
              />
              <Odds />
            </>
          }
        >
          <Machine {...(start === undefined ? {} : { start })} />
        </Columns>
      </Stack>
    </DesktopPage>
  );
}

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
export const PhoneReady: Story = {
  globals: phone,
  render: () => <Phone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Without sound' }));
    await expect(canvas.getByRole('button', { name: 'Without sound' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByRole('row', { name: /Video voucher 1.5 %/u })).toBeInTheDocument();
  },
};
export const PhoneWon: Story = {
  globals: { ...phone, motion: 'reduced' },
  render: () => <Phone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    // Reels turn by frames, of which a page behind others gets few.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Three roses'), {
      timeout: 5000,
    });
    await expect(canvas.getByText('1 of 3 tries left today')).toBeVisible();
  },
};
export const PhoneOver: Story = {
  globals: phone,
  render: () => <Phone start="over" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tries left today')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show the result' })).toBeNull();
  },
};
export const SmallPhoneFailed: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <Phone start="failed" />,
};
export const DesktopReady: Story = { globals: desktop, render: () => <Desktop start="ready" /> };
export const DesktopSkipped: Story = {
  globals: desktop,
  render: () => <Desktop />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the result' }));
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('Three roses');
  },
};
