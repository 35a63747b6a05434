import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { ErrorState } from '@vx/ui/empty-state';
import { IconButton } from '@vx/ui/icon-button';
import { infoIcon } from '@vx/ui/icons';
import { Columns, Stack } from '@vx/ui/layout';
import { PointsCard } from '@vx/ui/points-card';
import { SectionHeader } from '@vx/ui/section-header';
import { PanelSkeleton } from '@vx/ui/skeleton';
import { OddsTable, SpinWheel, type SpinWheelProps } from '@vx/ui/spin-wheel';
import { Surface } from '@vx/ui/surface';
import { VisuallyHidden } from '@vx/ui/text';
import { wheelOdds, wheelPrizes } from '../fixtures.ts';
import { DesktopPage, PhonePage, retry } from './frame.tsx';

/** The server drew five free messages; the page shows the way there. */
function Wheel({
  start = 'ready',
  phone = false,
}: {
  start?: SpinWheelProps['state'];
  /** The bar above has the title of the page. */
  phone?: boolean;
}): ReactElement {
  const [state, setState] = useState(start);
  return (
    <SpinWheel
      level={phone ? 2 : 1}
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

const meta = {
  title: 'Screens/Wheel',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Desktop({ children }: { children: ReactNode }): ReactElement {
  return (
    <DesktopPage current="rewards">
      <Columns aside={aside} asideLabel="Points and chances">
        {children}
      </Columns>
    </DesktopPage>
  );
}
function Phone({ children }: { children: ReactNode }): ReactElement {
  return (
    <PhonePage title="Rewards" back={{ label: 'You', href: '#you' }}>
      <Stack gap="16">
        {children}
        {aside}
      </Stack>
    </PhonePage>
  );
}
const failed = (level: 1 | 2): ReactElement => (
  <ErrorState
    level={level}
    title="The wheel did not load"
    text="Your two spins are kept. Nothing was used up."
    retry={retry}
  />
);

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const Ready: Story = {
  globals: desktop,
  render: () => (
    <Desktop>
      <Wheel />
    </Desktop>
  ),
};
export const SpinsAndShowsTheResult: Story = {
  ...Ready,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    // The same button starts and skips. Searching a whole screen for it takes longer than the wheel may turn.
    const button = canvas.getByRole('button', { name: 'Spin' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Show the result'));
    await userEvent.click(button);
    await expect(canvas.getByText('You won 5 free messages.')).toBeVisible();
  },
};
export const Result: Story = {
  globals: desktop,
  render: () => (
    <Desktop>
      <Wheel start="result" />
    </Desktop>
  ),
};
export const NoneLeft: Story = {
  globals: desktop,
  render: () => (
    <Desktop>
      <Wheel start="none" />
    </Desktop>
  ),
};
export const Loading: Story = {
  globals: desktop,
  render: () => (
    <Desktop>
      <VisuallyHidden as="h1">Spin the wheel</VisuallyHidden>
      <PanelSkeleton kind="wheel" />
    </Desktop>
  ),
};
export const Failed: Story = { globals: desktop, render: () => <Desktop>{failed(1)}</Desktop> };
export const OnPhones: Story = {
  globals: phone,
  render: () => (
    <Phone>
      <Wheel phone />
    </Phone>
  ),
};
export const OnPhonesResult: Story = {
  globals: phone,
  render: () => (
    <Phone>
      <Wheel start="result" phone />
    </Phone>
  ),
};
export const OnPhonesLoading: Story = {
  globals: phone,
  render: () => (
    <Phone>
      <PanelSkeleton kind="wheel" />
    </Phone>
  ),
};
export const OnPhonesFailed: Story = { globals: phone, render: () => <Phone>{failed(2)}</Phone> };
