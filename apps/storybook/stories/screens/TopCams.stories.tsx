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
import { PerformerTable } from '@vx/ui/performer-table';
import type { PerformerSnapshot } from '@vx/ui/performer-tile';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { Switch } from '@vx/ui/switch';
import { Tabs } from '@vx/ui/tabs';
import { Text } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { coins, face, paletteOf, portrait } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

/**
 * Places 4 and on are a table on wide screens, where the mock has columns and one compares their numbers; on phones there
 * is no room to compare, and each is a line of a list. The first three are large, and stay a list on both.
 */
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
  notify: 'Notify me',
  columns: ['Location', 'Performer', 'Languages', 'Satisfied', 'Ratings', 'Followers'] as const,
  price: 'Private chat',
  action: 'Action',
  first: 'Places 1 to 3',
  rest: 'Places 4 to 8',
  satisfied: (share: number, ratings: number) => `${share} % from ${ratings} ratings`,
  followers: (count: string) => `${count} followers`,
  nobody: 'Nobody of these is online',
  nobodyText: 'Evenings from 20:00 most of them are.',
  everyone: 'Show everyone',
};
type Words = Omit<typeof english, 'columns'> & {
  columns: readonly [string, string, string, string, string, string];
};
const german: Words = {
  title: 'Top-Cams',
  text: 'Gezählt aus Chats und Bewertungen der letzten 30 Tage. Niemand kann einen Platz kaufen.',
  how: 'So zählen wir',
  tabs: ['Beste Chats', 'Top 100', 'Lieblinge', 'Videotelefonie'],
  only: 'Nur wer online ist',
  preview: 'Vorschau',
  message: 'Nachricht',
  notify: 'Benachrichtigen',
  columns: ['Platz', 'Darsteller', 'Sprachen', 'Zufrieden', 'Bewertungen', 'Follower'],
  price: 'Privatchat',
  action: 'Aktion',
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

function Meet({ one, words }: { one: Placed; words: Words }): ReactElement {
  return (
    <Button
      size="sm"
      variant={one.state === 'live' ? 'solid' : 'secondary'}
      onClick={() => onMeet(one.name)}
    >
      {one.state === 'live'
        ? words.preview
        : one.state === 'offline'
          ? words.notify
          : words.message}
      <span className="vx-visually-hidden"> {one.name}</span>
    </Button>
  );
}

function Rest({ people, words }: { people: readonly Placed[]; words: Words }): ReactElement {
  const [rank, performer, languages, satisfied, ratings, followers] = words.columns;
  return (
    <PerformerTable
      label={words.rest}
      columns={{
        rank,
        performer,
        values: [
          { label: languages },
          { label: satisfied, number: true },
          { label: ratings, number: true },
          { label: followers, number: true },
        ],
        price: words.price,
        action: words.action,
      }}
      rows={people.map((one) => ({
        performer: one,
        values: [one.languages, `${one.share} %`, one.ratings, one.followers],
        action: <Meet one={one} words={words} />,
      }))}
    />
  );
}

function RestOnPhones({
  people,
  words,
}: {
  people: readonly Placed[];
  words: Words;
}): ReactElement {
  return (
    <Surface padding="sm">
      <Stack as="ol" gap="4" aria-label={words.rest}>
        {people.map((one) => (
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
              end={<Meet one={one} words={words} />}
            />
            {one === people.at(-1) ? null : <Divider />}
          </li>
        ))}
      </Stack>
    </Surface>
  );
}

function Chart({
  words = english,
  start = false,
  people = chart,
  phone = false,
}: {
  words?: Words;
  start?: boolean;
  people?: readonly Placed[];
  /** The bar above has the title. */
  phone?: boolean;
}): ReactElement {
  const [only, setOnly] = useState(start);
  const shown = people.filter(({ state }) => !only || state !== 'offline');
  const rest = shown.filter(({ rank = 0 }) => rank > 3);
  const others = phone ? (
    <RestOnPhones people={rest} words={words} />
  ) : (
    <Rest people={rest} words={words} />
  );
  const counted = (
    <>
      {words.text} <TextLink href="#how">{words.how}</TextLink>
    </>
  );
  const online = <Switch label={words.only} checked={only} onChange={setOnly} />;
  return (
    <>
      {phone ? (
        <Stack gap="12">
          <Text tone="secondary">{counted}</Text>
          {online}
        </Stack>
      ) : (
        <PageHeader title={words.title} text={counted}>
          {online}
        </PageHeader>
      )}
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
            {others}
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
    await userEvent.click(canvas.getByRole('button', { name: 'Notify me Sana Rey' }));
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
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
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
    <PhonePage title={english.title} back={{ label: 'Live', href: '#live' }} current="live">
      <Chart phone />
    </PhonePage>
  ),
};
export const SmallPhoneGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () => (
    <PhonePage title={german.title} back={{ label: 'Live', href: '#live' }} current="live">
      <Chart words={german} phone />
    </PhonePage>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
