import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '@vx/ui/badge';
import { Bleed } from '@vx/ui/bleed';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { HeroBanner } from '@vx/ui/hero-banner';
import { IconButton } from '@vx/ui/icon-button';
import {
  checkCircleIcon,
  heartIcon,
  magnifyingGlassIcon,
  playIcon,
  plusIcon,
  televisionSimpleIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import { Columns, PageHeader, Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { MediaCard, type MediaSnapshot } from '@vx/ui/media-card';
import { MediaRow } from '@vx/ui/media-row';
import { PerformerLine } from '@vx/ui/performer-line';
import { ProgramGrid, ProgramGuide, type Programme } from '@vx/ui/program-guide';
import { Section } from '@vx/ui/section-header';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { Tabs } from '@vx/ui/tabs';
import { Heading, Text } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { ToggleButton } from '@vx/ui/toggle-button';
import { VideoPlayer } from '@vx/ui/video-player';
import { coins, face, film, paletteOf, portrait, tvEvening, wide } from '../fixtures.ts';
import { DesktopPage, PhonePage, retry as soon } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/TV',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const places = [
  ['live', 'Live'],
  ['late', 'Late night'],
  ['premium', 'Premium'],
  ['mediathek', 'Mediathek'],
  ['guide', 'Guide'],
] as const;
const tabs = places.map(([id, label]) => ({ id, label, href: `#${id}` }));

const page = (current: (typeof places)[number][0], content: ReactNode, subscribed = true) => (
  <DesktopPage current="tv">
    <PageHeader title="TV">
      {subscribed ? (
        <Badge tone="success" icon={checkCircleIcon}>
          TV subscription until 14 December
        </Badge>
      ) : (
        <Button href="#subscribe">TV subscription, €4.99 a month</Button>
      )}
    </PageHeader>
    <Stack gap="20">
      <Tabs label="TV" tabs={tabs} current={current} />
      {content}
    </Stack>
  </DesktopPage>
);

const player = (
  <VideoPlayer
    retryEvery={5_000}
    mode="live"
    src={null}
    title="Soul records"
    poster={film('Zuri Bell', { framing: 'right', gesture: 'none' })}
    onAir={{ since: 'Since 22:15', viewers: { count: '1,204', label: '1,204 are watching' } }}
    heading={{ title: 'Soul records', text: 'Zuri Bell plays her five favourite B-sides.' }}
    progress={{ share: 5 / 60, text: '5 of 60 min' }}
    captions={[{ src: 'data:text/vtt,WEBVTT', lang: 'en', label: 'English' }]}
    onWant={fn()}
  />
);
const evening: readonly Programme[] = (
  [
    ['22:15', 'Soul records', 'Zuri Bell', 'now'],
    ['23:15', 'Night owls', 'Kaia Storm', 'next'],
    ['00:00', 'Slow radio', 'Nico Hale', 'later'],
    ['01:30', 'Good night', 'Hana Mori', 'later'],
  ] as const
).map(([time, title, text, state], index) => ({
  id: title,
  time,
  dateTime: `2026-11-${index > 1 ? 22 : 21}T${time}`,
  title,
  text,
  state,
  href: `#${title}`,
  share: state === 'now' ? 0.08 : undefined,
  runs: state === 'now' ? '5 of 60 min' : undefined,
}));

/** The evening of one channel; the guest is told of what is marked. */
function Evening({
  title,
  from = 0,
  end,
  programmes = evening,
}: {
  title: string;
  from?: number;
  end?: ReactNode;
  programmes?: readonly Programme[];
}): ReactElement {
  const [marked, setMarked] = useState<readonly string[]>(['Night owls']);
  return (
    <ProgramGuide
      id="evening"
      title={title}
      end={end}
      empty="The programme of this evening follows at noon."
      programmes={programmes.slice(from, from === 0 ? undefined : from + 2).map((one) => ({
        ...one,
        reminder: one.state === 'now' ? undefined : { set: marked.includes(one.id) },
      }))}
      texts={{ now: 'Now', next: 'Next', remind: (what) => `Remind me of ${what}` }}
      onRemind={(id, set) =>
        setMarked(set ? [...marked, id] : marked.filter((other) => other !== id))
      }
    />
  );
}
function Host({ text, level = 2 }: { text: string; level?: 2 | 3 }): ReactElement {
  const [follows, setFollows] = useState(true);
  return (
    <PerformerLine
      size="sm"
      level={level}
      performer={{
        name: 'Zuri Bell',
        href: '#zuri',
        picture: face('Zuri Bell'),
        state: 'live',
        tagline: text,
      }}
      end={
        <ToggleButton
          glyph={heartIcon}
          label="Follow Zuri Bell"
          pressed={follows}
          onToggle={setFollows}
          size="sm"
        >
          {follows ? 'Following' : 'Follow'}
        </ToggleButton>
      }
    />
  );
}
const host = (
  <Surface as="section" padding="lg" aria-label="Now with Zuri">
    <Stack gap="16">
      <Heading level={2} variant="title-l">
        Now with Zuri
      </Heading>
      <Host text="Soul records" level={3} />
      <Button
        variant="primary"
        size="lg"
        icon={videoCameraIcon}
        price={coins(12)}
        per="minute"
        block
        href="#chat"
      >
        Private chat
      </Button>
      <Text variant="caption" tone="tertiary" align="center">
        €3.00 per minute, after the show. You confirm first.
      </Text>
      <Evening title="Next on this channel" from={1} />
    </Stack>
  </Surface>
);

const grid = <ProgramGrid {...tvEvening} title="Tonight" nowLabel="on now" />;

const episode = (
  title: string,
  who: string,
  meta: string,
  duration: string,
  progress: number,
): MediaSnapshot => ({
  title,
  href: `#${title}`,
  picture: wide(who),
  palette: paletteOf(who),
  meta,
  duration,
  access: { kind: 'none' },
  progress,
});
const begun = [
  episode('Backstage, episode 4', 'Dara Quinn', '21:40 left', '42:10', 0.5),
  episode('Kitchen at ten', 'Lio Marchetti', 'Lio Marchetti, 8:02 left', '26:30', 0.7),
  episode('Poetry night', 'Noor Amani', 'Noor Amani, 31:15 left', '35:00', 0.1),
  episode('Design talk', 'Freya Lind', 'Freya Lind, 4:20 left', '22:40', 0.8),
];
const series = (
  [
    ['After the curtain', 'Dara Quinn', '2 seasons'],
    ['Second cinema', 'Theo Brandt', '8 episodes'],
    ['Wardrobe', 'Elin Frost', '3 seasons'],
    ['Silhouettes', 'Vega Lux', '6 episodes'],
    ['Garden lights', 'Ivy Hart', '10 episodes'],
    ['Late shift', 'Kaia Storm', '4 seasons'],
  ] as const
).map(([title, who, meta]): MediaSnapshot => ({
  title,
  href: `#${title}`,
  picture: portrait(who),
  palette: paletteOf(who),
  meta,
  access: { kind: 'none' },
}));
function Backstage({ subscribed, phone }: { subscribed: boolean; phone: boolean }): ReactElement {
  const [listed, setListed] = useState(false);
  return (
    <HeroBanner
      level={2}
      title="Backstage"
      text={
        phone
          ? '12 episodes of 40 minutes, new on Thursdays.'
          : 'Six performers, one small theatre, and the hour before the curtain goes up. 12 episodes of 40 minutes, new on Thursdays.'
      }
      picture={wide('Dara Quinn')}
      palette={paletteOf('Dara Quinn')}
      badges={
        <>
          <Badge tone="media">Series</Badge>
          <Badge tone="media">Season 2</Badge>
        </>
      }
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            icon={playIcon}
            href={subscribed ? '#episode-4' : '#subscribe'}
          >
            {subscribed ? 'Continue episode 4' : 'Watch with a TV subscription'}
          </Button>
          <ToggleButton
            glyph={listed ? checkCircleIcon : plusIcon}
            label="Watch list"
            variant="media"
            size="lg"
            pressed={listed}
            onToggle={setListed}
          >
            Watch list
          </ToggleButton>
        </>
      }
      note={
        subscribed
          ? '21:40 minutes left. Part of your subscription.'
          : '€4.99 a month, until cancelled. The first episode is free.'
      }
    />
  );
}
const mediathek = (subscribed: boolean, phone = false): ReactElement => (
  <Stack gap="32">
    <Backstage subscribed={subscribed} phone={phone} />
    {subscribed ? (
      <Section
        id="begun"
        title="Continue watching"
        link={{ label: 'All 7', href: '#begun-all' }}
        body={
          phone ? (
            <MediaRow
              label="Continue watching"
              items={begun}
              keyOf={(item) => item.title}
              render={(item) => <MediaCard item={item} />}
            />
          ) : (
            <TileGrid
              label="Continue watching"
              kind="media"
              items={begun}
              keyOf={(item) => item.title}
              render={(item) => <MediaCard item={item} />}
            />
          )
        }
      />
    ) : null}
    <Section
      id="series"
      title="Series"
      link={{ label: 'All 18', href: '#series-all' }}
      body={
        <MediaRow
          label="Series"
          item="tile"
          items={series}
          keyOf={(item) => item.title}
          render={(item) => <MediaCard item={item} ratio="4:5" />}
        />
      }
    />
  </Stack>
);

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const GuideDesktop: Story = {
  globals: desktop,
  render: () =>
    page(
      'guide',
      <>
        <Columns aside={host} asideLabel="Now with Zuri">
          {player}
        </Columns>
        {grid}
      </>,
    ),
  play: async ({ canvas }) => {
    const remind = canvas.getByRole('button', { name: 'Remind me of Slow radio' });
    await userEvent.click(remind);
    await expect(remind).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('list', { name: 'Premium' })).toHaveTextContent(
      'Backstage, episode 5, 21:00 to 22:40, on now',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Follow Zuri Bell/u }));
    await expect(canvas.getByRole('button', { name: /Follow Zuri Bell/u })).toHaveTextContent(
      'Follow',
    );
  },
};
export const GuideEmptyDesktop: Story = {
  globals: desktop,
  render: () =>
    page(
      'guide',
      <EmptyState
        size="page"
        glyph={televisionSimpleIcon}
        title="The programme of this day follows at noon"
        text="Series and earlier shows wait in the mediathek."
        action={<Button href="#mediathek">Open the mediathek</Button>}
      />,
    ),
};
export const MediathekDesktop: Story = {
  globals: desktop,
  render: () => page('mediathek', mediathek(true)),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('button', { name: 'Watch list' });
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(list);
    await expect(canvas.getByRole('link', { name: 'Mediathek' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const MediathekWithoutSubscription: Story = {
  globals: desktop,
  render: () => page('mediathek', mediathek(false), false),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Continue watching' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Watch with a TV subscription' }),
    ).toHaveAttribute('href', '#subscribe');
  },
};
export const MediathekLoading: Story = {
  globals: desktop,
  render: () =>
    page(
      'mediathek',
      <div aria-busy="true">
        <Stack gap="32">
          <Skeleton kind="hero" />
          <TileGrid
            label="Continue watching"
            kind="media"
            items={[]}
            keyOf={String}
            render={() => null}
            skeleton={{ count: 4, render: () => <Skeleton kind="media" /> }}
          />
        </Stack>
      </div>,
    ),
};
const chips = (
  <ChipGroup
    label="TV"
    options={tabs.map(({ id, label, href }) => ({ value: id, label, href }))}
    value={['live']}
  />
);
const find = (
  <IconButton glyph={magnifyingGlassIcon} label="Search TV" href="#search" tooltip="none" />
);
const livePhone = (programmes?: readonly Programme[]): ReactElement => (
  <PhonePage title="TV" back={{ label: 'Menu', href: '#menu' }} current="live" end={find}>
    <Stack gap="16">
      <Bleed>{player}</Bleed>
      <Host text="Soul records, until 23:15" />
      {chips}
      <Evening
        title="Tonight on Live"
        end={<TextLink href="#guide">Guide</TextLink>}
        {...(programmes === undefined ? {} : { programmes })}
      />
    </Stack>
  </PhonePage>
);
export const LivePhone: Story = {
  globals: phone,
  render: () => livePhone(),
  play: async ({ canvas }) => {
    const remind = canvas.getByRole('button', { name: 'Remind me of Night owls' });
    await expect(remind).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(remind);
    await expect(remind).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(remind);
  },
};
export const LiveSmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => livePhone([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The programme of this evening follows at noon.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const MediathekPhone: Story = {
  globals: phone,
  render: () => (
    <PhonePage title="Mediathek" back={{ label: 'TV', href: '#tv' }} current="live" end={find}>
      {mediathek(true, true)}
    </PhonePage>
  ),
};
const retry = fn();
export const FailedPhone: Story = {
  globals: phone,
  render: () => (
    <PhonePage title="TV" back={{ label: 'Menu', href: '#menu' }} current="live">
      <ErrorState
        size="page"
        title="The channel does not answer"
        text="Nothing is charged for TV. Your reminders are kept."
        retry={{ ...soon, onRetry: retry }}
      />
    </PhonePage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
