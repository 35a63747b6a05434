import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AppShell } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { IconButton } from '@vx/ui/icon-button';
import { infoIcon } from '@vx/ui/icons';
import { Columns, Stack } from '@vx/ui/layout';
import { PointsCard } from '@vx/ui/points-card';
import { Rail } from '@vx/ui/rail';
import { SectionHeader } from '@vx/ui/section-header';
import { OddsTable, SpinWheel, type SpinWheelProps } from '@vx/ui/spin-wheel';
import { Surface } from '@vx/ui/surface';
import { TabBar } from '@vx/ui/tab-bar';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import { coins, face, rail, tabItems, wheelOdds, wheelPrizes } from '../fixtures.ts';

/** The server drew five free messages; the page shows the way there. */
function Wheel({ start = 'ready' }: { start?: SpinWheelProps['state'] }): ReactElement {
  const [state, setState] = useState(start);
  return (
    <SpinWheel
      level={1}
      title="Spin the wheel"
      text="One free spin every day. Nothing to buy."
      count={state === 'none' ? 'No spin left' : '2 spins ready'}
      label="Wheel with eight prizes"
      prizes={wheelPrizes}
      state={state}
      prizeId={state === 'ready' ? undefined : 'messages'}
      result="You won 5 free messages."
      spin={{ label: 'Spin', onSpin: () => setState('turning') }}
      skipLabel="Show the result"
      onArrived={() => setState('result')}
      note="Next free spin in 9 h 12 min"
    />
  );
}
const points = (
  <PointsCard
    label="Your points"
    points="1,840"
    level="Level 4 of 8"
    share={0.92}
    next="160 points to your next free spin"
    actions={
      <>
        <Button>Redeem points</Button>
        <Button>How to earn</Button>
      </>
    }
  />
);
const odds = (
  <OddsTable
    title="Prizes and chances"
    columns={{ prize: 'Prize', chance: 'Chance' }}
    rows={wheelOdds}
    end={<IconButton glyph={infoIcon} label="About the chances" size="sm" tooltip="start" />}
  />
);
const last = (
  <Surface as="section" padding="lg" aria-label="Your last spins">
    <Stack gap="12">
      <SectionHeader title="Your last spins" size="sm" link={{ label: 'All', href: '#spins' }} />
      <dl className="vx-rows">
        {[
          ['5 free messages', 'Yesterday'],
          ['5 coins', 'Sunday'],
          ['Rose', 'Saturday'],
        ].map(([prize, day]) => (
          <div key={prize} className="vx-rows__row">
            <dt>{prize}</dt>
            <dd>{day}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  </Surface>
);
const aside = (
  <Stack gap="16">
    {points}
    {odds}
    {last}
  </Stack>
);

const meta = { title: 'Screens/Wheel', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Desktop({ start }: { start?: SpinWheelProps['state'] }): ReactElement {
  return (
    <AppShell
      shell="desktop"
      rail={<Rail {...rail} current="rewards" />}
      topBar={
        <TopBar
          brand={rail.brand}
          search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
          wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
          account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
        />
      }
    >
      <Columns aside={aside} asideLabel="Points and chances">
        <Wheel {...(start === undefined ? {} : { start })} />
      </Columns>
    </AppShell>
  );
}

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Desktop />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spin' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the result' }));
    await expect(canvas.getByText('You won 5 free messages.')).toBeVisible();
  },
};
export const Result: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Desktop start="result" />,
};
export const NoneLeft: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Desktop start="none" />,
};
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell
      shell="mobile"
      topBar={
        <TopBar
          variant="mobile"
          brand={rail.brand}
          back={{ label: 'You', href: '#you' }}
          title="Rewards"
        />
      }
      tabBar={<TabBar items={tabItems} current="you" />}
    >
      <Stack gap="16">
        <Wheel />
        {aside}
      </Stack>
    </AppShell>
  ),
};
