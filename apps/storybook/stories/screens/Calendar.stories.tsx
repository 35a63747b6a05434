import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { DailyBonusCalendar, DoorPanel } from '@vx/ui/daily-bonus-calendar';
import { ErrorState } from '@vx/ui/empty-state';
import { IconButton } from '@vx/ui/icon-button';
import { infoIcon } from '@vx/ui/icons';
import { Cluster, Columns, Stack } from '@vx/ui/layout';
import { PageBar } from '@vx/ui/page-bar';
import { Price } from '@vx/ui/price';
import { PrizeMark, type PrizeArt } from '@vx/ui/prize-mark';
import { SectionHeader } from '@vx/ui/section-header';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { Text, VisuallyHidden } from '@vx/ui/text';
import { adventDoors, coinArt, coins, room, thing } from '../fixtures.ts';
import { DesktopPage, PhonePage, retry as soon } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Calendar',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const english = {
  title: 'Advent calendar',
  text: 'One door a day, free of charge. Every door stays open until 6 January.',
  count: (opened: number) => `${opened} of 24 opened`,
  waiting: (opened: number) => `${opened} of 24 opened, 1 waiting`,
  date: 'Wednesday, 9 December',
  ready: 'Door 9 is ready',
  done: 'Door 9 is open',
  behind: 'Behind every door is something. You see what it is before you keep it.',
  found: 'Door 9: a bouquet for your messages. It waits in your gift drawer.',
  open: 'Open door 9',
  other: 'Open door 4, still waiting',
  gift: 'Bouquet',
  today: 'Today',
  openWord: 'Open',
  soFar: 'so far',
  chances: 'About the calendar',
  back: 'Rewards',
};
const german: typeof english = {
  title: 'Adventskalender',
  text: 'Jeden Tag ein Türchen, kostenlos. Jedes Türchen bleibt bis zum 6. Januar offen.',
  count: (opened) => `${opened} von 24 geöffnet`,
  waiting: (opened) => `${opened} von 24 geöffnet, 1 wartet`,
  date: 'Mittwoch, 9. Dezember',
  ready: 'Türchen 9 ist bereit',
  done: 'Türchen 9 ist offen',
  behind: 'Hinter jedem Türchen ist etwas. Du siehst es, bevor du es behältst.',
  found: 'Türchen 9: ein Blumenstrauß für deine Nachrichten.',
  open: 'Türchen 9 öffnen',
  other: 'Türchen 4 öffnen, wartet noch',
  gift: 'Blumenstrauß',
  today: 'Heute',
  openWord: 'Offen',
  soFar: 'bisher',
  chances: 'Über den Kalender',
  back: 'Belohnungen',
};

/** The server put a bouquet behind door 9; the page shows it once it is opened. */
function useCalendar(
  words: typeof english,
  phone = false,
): {
  calendar: ReactElement;
  opened: boolean;
  openedCount: number;
  openToday: () => void;
} {
  const [opened, setOpened] = useState(false);
  const openToday = (): void => setOpened(true);
  const openedCount = opened ? 8 : 7;
  const calendar = (
    <DailyBonusCalendar
      level={phone ? 2 : 1}
      title={words.title}
      hideTitle={phone}
      text={words.text}
      count={phone ? undefined : words.count(openedCount)}
      scene={room('advent hills')}
      doors={adventDoors.map((door) =>
        opened && door.number === 9
          ? {
              ...door,
              state: 'claimed',
              word: undefined,
              name: `9, ${words.gift}`,
              prize: { label: words.gift, art: thing('bouquet') },
            }
          : door.state === 'today'
            ? { ...door, word: words.today }
            : door.state === 'open'
              ? { ...door, word: words.openWord }
              : door,
      )}
      onOpen={(id) => {
        if (id === '9') openToday();
      }}
      result={opened ? words.found : undefined}
    />
  );
  return { calendar, opened, openedCount, openToday };
}

const prize = (art: PrizeArt, label: string): ReactElement => (
  <Cluster nowrap>
    <PrizeMark art={art} size="sm" />
    {label}
  </Cluster>
);
const inside = [
  ['A gift for messages', '14 doors'],
  ['2 to 8 coins, up to €2.00', '6 doors'],
  ['A video voucher', '3 doors'],
  ['Door 24: 40 coins, €10.00', '1 door'],
] as const;
const contents = (
  <Surface as="section" padding="lg" aria-label="In your calendar">
    <Stack gap="24">
      <Stack gap="12">
        <SectionHeader title="In your calendar so far" size="sm" />
        <dl className="vx-rows">
          <div className="vx-rows__row">
            <dt>{prize(coinArt, 'Coins')}</dt>
            <dd>
              <Price price={coins(6)} size="sm" />
            </dd>
          </div>
          <div className="vx-rows__row">
            <dt>{prize(thing('rose'), 'Gifts for messages')}</dt>
            <dd>5</dd>
          </div>
        </dl>
      </Stack>
      <Stack gap="12">
        <SectionHeader title="What can be inside" size="sm" />
        <dl className="vx-rows">
          {inside.map(([what, doors]) => (
            <div key={what} className="vx-rows__row">
              <dt>{what}</dt>
              <dd>{doors}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <Text variant="body-s" tone="tertiary">
        The same for every guest, without a purchase.
      </Text>
    </Stack>
  </Surface>
);

function Desktop(): ReactElement {
  const { calendar, opened, openToday } = useCalendar(english);
  return (
    <DesktopPage current="rewards">
      <Columns
        asideLabel="Today’s door"
        aside={
          <>
            <DoorPanel
              date={english.date}
              title={opened ? english.done : english.ready}
              text={opened ? english.found : english.behind}
              timer={opened ? 'The next door opens in 9 h 12 min.' : undefined}
              actions={
                <>
                  {opened ? (
                    <Button variant="solid" block href="#gifts">
                      See your gifts
                    </Button>
                  ) : (
                    <Button variant="primary" size="lg" block onClick={openToday}>
                      {english.open}
                    </Button>
                  )}
                  <Button variant="ghost" block>
                    {english.other}
                  </Button>
                </>
              }
            />
            {contents}
          </>
        }
      >
        {calendar}
      </Columns>
    </DesktopPage>
  );
}

function Phone({ words = english }: { words?: typeof english }): ReactElement {
  const { calendar, opened, openedCount, openToday } = useCalendar(words, true);
  return (
    <PhonePage
      title={words.title}
      back={{ label: words.back, href: '#rewards' }}
      bare
      end={<IconButton glyph={infoIcon} label={words.chances} href="#about" tooltip="none" />}
    >
      {calendar}
      <PageBar label={words.date}>
        <DoorPanel
          variant="bar"
          title={opened ? words.done : words.ready}
          text={words.waiting(openedCount)}
          end={
            <>
              <Price price={coins(6)} size="sm" /> {words.soFar}
            </>
          }
          actions={
            opened ? undefined : (
              <Button variant="primary" size="lg" block onClick={openToday}>
                {words.open}
              </Button>
            )
          }
        />
      </PageBar>
    </PhonePage>
  );
}

const desktop = { viewport: { value: 'desktop' } };
export const DesktopReady: Story = {
  globals: desktop,
  render: () => <Desktop />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 of 24 opened')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /21/u })).toBeNull();
  },
};
export const DesktopOpened: Story = {
  globals: desktop,
  render: () => <Desktop />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open door 9' }));
    await expect(canvas.getByRole('heading', { name: 'Door 9 is open' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('status')).toHaveTextContent('a bouquet');
    await expect(canvas.getByText('8 of 24 opened')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Door 9, today' })).toBeNull();
  },
};
export const DesktopLoading: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="rewards">
      <VisuallyHidden as="h1">{english.title}</VisuallyHidden>
      <div aria-busy="true">
        <Columns aside={<Skeleton kind="card" />} asideLabel="Today’s door">
          <Skeleton kind="hero" />
        </Columns>
      </div>
    </DesktopPage>
  ),
};
const retry = fn();
export const DesktopFailed: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="rewards">
      <ErrorState
        size="page"
        level={1}
        title="The calendar did not load"
        text="Your doors are kept: each of them stays open until 6 January."
        retry={{ ...soon, onRetry: retry }}
      />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
const phone = { viewport: { value: 'phone' } };
export const PhoneReady: Story = { globals: phone, render: () => <Phone /> };
export const PhoneOpened: Story = {
  globals: phone,
  render: () => <Phone />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Door 9, today' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Door 9 is open' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open door 9' })).toBeNull();
  },
};
export const PhoneGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () => <Phone words={german} />,
};
