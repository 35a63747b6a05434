import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { trophyIcon } from '@vx/ui/icons';
import { Divider, PageHeader, Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { MediaRow } from '@vx/ui/media-row';
import { PerformerLine } from '@vx/ui/performer-line';
import type { PerformerSnapshot } from '@vx/ui/performer-tile';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { Switch } from '@vx/ui/switch';
import { Tabs } from '@vx/ui/tabs';
import { TileGrid } from '@vx/ui/tile-grid';
import { coins, face, paletteOf, portrait } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/TopCams',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const english = {
  title: 'Top cams',
  text: 'Counted from chats and ratings of the last 30 days. Nobody can buy a place.',
  how: 'How we count',
  tabs: ['Best chats', 'Top 100', 'Favourites', 'Video call'],
  only: 'Online only',
  preview: 'Preview',
  message: 'Message',
  tell: 'Tell me',
  first: 'Places 1 to 3',
  rest: 'Places 4 to 8',
  satisfied: (share: number, ratings: number) => `${share} % from ${ratings} ratings`,
  followers: (count: string) => `${count} followers`,
  nobody: 'Nobody of these is online',
  nobodyText: 'Evenings from 20:00 most of them are.',
  everyone: 'Show everyone',
};
const german: typeof english = {
  title: 'Top-Cams',
  text: 'Gezählt aus Chats und Bewertungen der letzten 30 Tage. Niemand kann einen Platz kaufen.',
  how: 'So zählen wir',
  tabs: ['Beste Chats', 'Top 100', 'Lieblinge', 'Videotelefonie'],
  only: 'Nur wer online ist',
  preview: 'Vorschau',
  message: 'Nachricht',
  tell: 'Benachrichtigen',
  first: 'Plätze 1 bis 3',
  rest: 'Plätze 4 bis 8',
  satisfied: (share, ratings) => `${share} % aus ${ratings} Bewertungen`,
  followers: (count) => `${count} Follower`,
  nobody: 'Von ihnen ist gerade niemand online',
  nobodyText: 'Abends ab 20 Uhr sind es die meisten.',
  everyone: 'Alle zeigen',
};
type Placed = PerformerSnapshot & {
  languages: string;
  ratings: number;
  share: number;
  followers: string;
};
const chart: readonly Placed[] = (
  [
    ['Mira Solène', 27, 'live', 12, 'DE, EN', 98, 412, '6,120'],
    ['Romy Nova', 30, 'busy', 10, 'DE', 98, 397, '5,880'],
    ['Noor Amani', 29, 'live', 12, 'DE, EN, FR', 97, 405, '5,402'],
    ['Kaia Storm', 23, 'live', 12, 'DE, EN', 97, 388, '5,210'],
    ['Cleo & Max', 31, 'live', 18, 'DE, EN, NL', 97, 356, '4,870'],
    ['Sana Rey', 27, 'offline', 14, 'EN, JA', 96, 341, '4,655'],
    ['Ivy Hart', 28, 'live', 10, 'DE, EN', 96, 330, '4,402'],
    ['Theo Brandt', 40, 'online', 10, 'DE, FR', 95, 312, '4,180'],
  ] as const
).map(([name, age, state, price, languages, share, ratings, followers], index) => ({
  name,
  age,
  state,
  href: `#${name}`,
  picture: index < 3 ? portrait(name) : face(name),
  palette: paletteOf(name),
  price: coins(price),
  rank: index + 1,
  languages,
  share,
  ratings,
  followers,
}));

const onMeet = fn();
function Chart({
  words = english,
  start = false,
  people = chart,
}: {
  words?: typeof english;
  start?: boolean;
  people?: readonly Placed[];
}): ReactElement {
  const [only, setOnly] = useState(start);
  const shown = people.filter(({ state }) => !only || state !== 'offline');
  const rest = shown.filter(({ rank = 0 }) => rank > 3);
  return (
    <>
      <PageHeader
        title={words.title}
        text={
          <>
            {words.text} <TextLink href="#how">{words.how}</TextLink>
          </>
        }
      >
        <Switch label={words.only} checked={only} onChange={setOnly} />
      </PageHeader>
      <Stack gap="20">
        <Tabs
          label={words.title}
          current="0"
          tabs={words.tabs.map((label, index) => ({
            id: String(index),
            label,
            href: `#chart-${index}`,
          }))}
        />
        {shown.length === 0 ? (
          <EmptyState
            glyph={trophyIcon}
            title={words.nobody}
            text={words.nobodyText}
            action={<Button onClick={() => setOnly(false)}>{words.everyone}</Button>}
          />
        ) : (
          <>
            <MediaRow
              label={words.first}
              item="rank"
              items={shown.filter(({ rank = 0 }) => rank <= 3)}
              keyOf={({ name }) => name}
              render={(one) => (
                <PerformerLine
                  size="lg"
                  level={2}
                  performer={{ ...one, tagline: words.satisfied(one.share, one.ratings) }}
                />
              )}
            />
            <Surface padding="sm">
              <Stack as="ol" gap="4" aria-label={words.rest}>
                {rest.map((one) => (
                  <li key={one.name}>
                    <PerformerLine
                      size="sm"
                      level={2}
                      performer={{
                        ...one,
                        tagline: [
                          one.languages,
                          words.satisfied(one.share, one.ratings),
                          words.followers(one.followers),
                        ].join(' · '),
                      }}
                      end={
                        <Button
                          size="sm"
                          variant={one.state === 'live' ? 'solid' : 'secondary'}
                          onClick={() => onMeet(one.name)}
                        >
                          {one.state === 'live'
                            ? words.preview
                            : one.state === 'offline'
                              ? words.tell
                              : words.message}
                          <span className="vx-visually-hidden"> {one.name}</span>
                        </Button>
                      }
                    />
                    {one === rest.at(-1) ? null : <Divider />}
                  </li>
                ))}
              </Stack>
            </Surface>
          </>
        )}
      </Stack>
    </>
  );
}

const desktop = { viewport: { value: 'desktop' } };
export const Desktop: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="live">
      <Chart />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    onMeet.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me Sana Rey' }));
    await expect(onMeet).toHaveBeenCalledWith('Sana Rey');
    const only = canvas.getByRole('switch', { name: 'Online only' });
    await userEvent.click(only);
    await expect(canvas.queryByRole('link', { name: 'Sana Rey' })).toBeNull();
    await userEvent.click(only);
    await expect(canvas.getByRole('link', { name: 'Sana Rey' })).toBeVisible();
  },
};
export const DesktopNobodyOnline: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="live">
      <Chart start people={chart.map((one) => ({ ...one, state: 'offline' }))} />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};
export const DesktopLoading: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="live">
      <PageHeader title={english.title} text={english.text} />
      <div aria-busy="true">
        <Stack gap="20">
          <TileGrid
            label={english.first}
            kind="media"
            items={[]}
            keyOf={String}
            render={() => null}
            skeleton={{ count: 3, render: () => <Skeleton kind="card" /> }}
          />
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} kind="row" />
          ))}
        </Stack>
      </div>
    </DesktopPage>
  ),
};
const retry = fn();
export const DesktopFailed: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="live">
      <PageHeader title={english.title} text={english.text} />
      <ErrorState
        title="The chart did not load"
        text="Everyone who is live stands on the live page."
        action={
          <Button variant="solid" onClick={retry}>
            Try again
          </Button>
        }
      />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Live" back={{ label: 'Home', href: '#home' }} current="live">
      <Chart />
    </PhonePage>
  ),
};
export const SmallPhoneGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () => (
    <PhonePage title="Live" back={{ label: 'Start', href: '#home' }} current="live">
      <Chart words={german} />
    </PhonePage>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
