import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { AlbumGrid } from '@vx/ui/album-grid';
import { AppShell } from '@vx/ui/app-shell';
import { AvailabilityHeatmap, type HeatLevel } from '@vx/ui/availability-heatmap';
import { Button } from '@vx/ui/button';
import {
  ChatOptions,
  QuickActions,
  type ChatOption,
  type ChatOptionsProps,
} from '@vx/ui/chat-options';
import { TagList } from '@vx/ui/chip-group';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { IconButton } from '@vx/ui/icon-button';
import {
  chatCircleIcon,
  deviceMobileIcon,
  eyeIcon,
  giftIcon,
  heartIcon,
  phoneIcon,
  playCircleIcon,
  playIcon,
  shareFatIcon,
} from '@vx/ui/icons';
import { Columns, Stack } from '@vx/ui/layout';
import type { Presence } from '@vx/ui/live-badge';
import { MediaCard } from '@vx/ui/media-card';
import { MediaRow } from '@vx/ui/media-row';
import { PerformerTile } from '@vx/ui/performer-tile';
import { ProfileCover, ProfileHead, ProfileHero, RatingBars } from '@vx/ui/profile-head';
import { Section } from '@vx/ui/section-header';
import { ShowTicketCard } from '@vx/ui/show-ticket-card';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { Switch } from '@vx/ui/switch';
import { Tabs, type TabsProps } from '@vx/ui/tabs';
import { Text, VisuallyHidden } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { ToggleButton } from '@vx/ui/toggle-button';
import { TopBar } from '@vx/ui/top-bar';
import {
  banner,
  coins,
  face,
  media,
  mira,
  performers,
  portrait,
  rail,
  room,
  wide,
} from '../fixtures.ts';
import { DesktopPage, retry } from './frame.tsx';

const hours = ['14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '0', '1'];
const heat = [
  '000001222100',
  '000000112110',
  '000012233321',
  '000000000000',
  '001112233333',
  '112223333333',
  '001122321100',
];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
  label,
  name: label,
  levels: Array.from(heat[index] ?? '', (digit) => Number(digit) as HeatLevel),
}));
const tags = ['Good listener', 'Jazz', 'Travel', 'City nights', 'Wine', 'Humour'].map((label) => ({
  label,
  href: `#${label}`,
}));
const tabs = [
  { id: 'overview', label: 'Overview', href: '#o' },
  { id: 'about', label: 'About', href: '#a' },
  { id: 'videos', label: 'Videos', href: '#v', count: 48 },
  { id: 'photos', label: 'Photos', href: '#p', count: 22 },
  { id: 'shows', label: 'Live shows', href: '#s', count: 2 },
  { id: 'feed', label: 'Feed', href: '#f', count: 136 },
];
const options = [
  {
    id: 'voyeur',
    label: 'Voyeur',
    text: 'Watch a chat in progress, no camera',
    glyph: eyeIcon,
    price: coins(4),
    per: 'minute' as const,
    href: '#voyeur',
  },
  {
    id: 'call',
    label: 'Video call',
    text: 'On your phone, both cameras',
    glyph: deviceMobileIcon,
    price: coins(16),
    per: 'minute' as const,
    href: '#call',
  },
  {
    id: 'message',
    label: 'Message',
    text: '3 free, then per message',
    glyph: chatCircleIcon,
    price: coins(1),
    href: '#message',
  },
];
const albums = media.slice(0, 4).map((item, index) => ({
  ...item,
  title: ['Blue hour', '14th floor', 'City walks', 'Sunday coffee'][index] ?? item.title,
  picture: room(`album ${index}`),
  duration: undefined,
  meta: '32 photos',
  href: `#album-${index}`,
}));
const photos = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  src: room(`photo ${index}`),
  href: `#photo-${index}`,
  locked: index > 5,
}));

/** How the performer is met: live, in a private chat, not here, not for this guest, new without anything to see. */
type WayKey = 'state' | 'since' | 'rating' | 'primary' | 'reason' | 'note' | 'options';
type State = 'live' | 'busy' | 'offline' | 'blocked' | 'newcomer';
const presence: Record<State, Presence> = {
  live: 'live',
  busy: 'busy',
  offline: 'offline',
  blocked: 'offline',
  newcomer: 'online',
};
const tabsOf = (state: State): TabsProps['tabs'] =>
  state === 'newcomer' ? tabs.map((tab) => ({ ...tab, count: undefined })) : tabs;
const [voyeur, call, message] = options;
const some = (...list: readonly (ChatOption | undefined)[]): ChatOption[] =>
  list.filter((one) => one !== undefined);
const rating = { share: '98 %', count: '412' };
const ways: Record<State, Pick<ChatOptionsProps, WayKey>> = {
  live: {
    state: 'live',
    since: 'since 21:04',
    rating,
    primary: { label: 'Private chat', price: coins(12), href: '#chat' },
    note: '€2.99 per minute, billed by the second. Your balance lasts about 15 minutes.',
    options,
  },
  busy: {
    state: 'busy',
    since: 'since 21:30',
    rating,
    primary: null,
    reason: 'Mira is in a private chat. You may watch it without her seeing you.',
    options: some(voyeur, message),
  },
  offline: {
    state: 'offline',
    rating,
    primary: null,
    reason: 'Back on Friday, most likely from 20:00. She reads messages in the meantime.',
    options: some(message),
  },
  blocked: {
    state: 'offline',
    rating,
    primary: null,
    reason: 'Mira does not receive guests from your country. Nothing of this can be lifted here.',
  },
  newcomer: {
    state: 'online',
    primary: { label: 'Private chat', price: coins(12), href: '#chat' },
    note: '€2.99 per minute, billed by the second.',
    options: some(call, message),
  },
};
const nextShow = (
  <ShowTicketCard
    variant="wide"
    level={2}
    eyebrow="Next show"
    title="Rooftop evening, with questions"
    performer="Mira Solène"
    href="#show"
    picture={wide('Mira Solène')}
    day={{ number: '27', month: 'Nov' }}
    when="Friday 21:30, about 60 minutes"
    dateTime="2026-11-27T21:30"
    seats="24 of 60 seats left"
    access={{ kind: 'price', price: coins(20) }}
    time={{ state: 'later' }}
    action={<Button variant="solid">Get ticket</Button>}
  />
);
/** The bar of phones has room for the first way and one line. */
const inTheBar = ({
  state,
  primary,
  reason,
}: Pick<ChatOptionsProps, WayKey>): ChatOptionsProps => ({
  state,
  primary,
  reason,
  note: primary === null ? undefined : '€2.99 per minute · your balance lasts about 15 min',
});

function DesktopProfile({ state = 'live' }: { state?: State }): ReactElement {
  return (
    <DesktopPage current="live" withFooter>
      <ProfileCover src={banner('Mira Solène')} alt="Illustrated cover of Mira Solène" />
      <Columns
        overlap
        sticky
        asideLabel="Ways to meet"
        aside={
          <>
            <ChatOptions
              {...ways[state]}
              footer={
                <>
                  {state === 'live' ? (
                    <Button icon={playIcon} iconWeight="regular">
                      Preview, 5 s
                    </Button>
                  ) : null}
                  {state === 'blocked' ? null : (
                    <IconButton glyph={giftIcon} label="Send a gift" variant="fill" />
                  )}
                  <ToggleButton glyph={heartIcon} label="Follow Mira" pressed />
                </>
              }
            />
            <Surface>
              <AvailabilityHeatmap
                title="Usually online"
                zone="Your time, CET"
                hours={hours}
                days={days}
                summary="Mostly Friday and Saturday from 20 to 1."
              />
            </Surface>
            <Surface>
              <RatingBars
                title="Ratings, last 90 days"
                total="98 %"
                rows={[
                  { label: 'Conversation', share: 0.99, text: '99 %' },
                  { label: 'Picture and sound', share: 0.97, text: '97 %' },
                  { label: 'On time', share: 0.96, text: '96 %' },
                ]}
                note="From 412 private chats. Shown from 10 ratings."
              />
            </Surface>
            <Surface>
              <Switch
                label="Tell me when Mira goes live"
                description="E-mail and push"
                defaultChecked
              />
            </Surface>
          </>
        }
      >
        <ProfileHead
          name={mira.name}
          picture={face('Mira Solène')}
          state={presence[state]}
          verified
          facts="27 years · Cologne · German, English, French"
        />
        <Stack gap="24">
          <div style={{ paddingTop: 'var(--space-24)' }}>
            <Text variant="body-l" tone="secondary">
              Architect by day, night person by heart. I like long talks, records and the view from
              the 14th floor. Tell me about the best evening you had this year.
            </Text>
          </div>
          <TagList label="Topics" tags={tags} />
          <Tabs label="Profile" tabs={tabsOf(state)} current="overview" />
        </Stack>
        {state === 'newcomer' ? (
          <EmptyState
            glyph={playCircleIcon}
            title="No videos or photos yet"
            text="Mira has just begun. Follow her and you are told when the first ones come."
          />
        ) : (
          <>
            <div style={{ paddingTop: 'var(--space-24)' }}>{nextShow}</div>
            <Section
              id="p-videos"
              title="Videos"
              link={{ label: 'All 48', href: '#v' }}
              body={
                <TileGrid
                  label="Videos"
                  kind="media"
                  items={media.slice(0, 3)}
                  keyOf={(item) => item.title}
                  render={(item) => <MediaCard item={item} />}
                />
              }
            />
            <Section
              id="p-albums"
              title="Photo albums"
              link={{ label: 'All 22', href: '#p' }}
              body={
                <TileGrid
                  label="Photo albums"
                  kind="album"
                  items={albums}
                  keyOf={(item) => item.title}
                  render={(item) => <MediaCard item={item} ratio="1:1" />}
                />
              }
            />
            <Section
              id="p-photos"
              title="Newest photos"
              body={<AlbumGrid label="Newest photos" photos={photos} />}
            />
          </>
        )}
      </Columns>
      <Section
        id="p-more"
        title="You may also like"
        subtitle="Similar topics and languages"
        body={
          <TileGrid
            label="You may also like"
            items={performers.slice(0, 5)}
            keyOf={(one) => one.name}
            render={(one) => <PerformerTile performer={one} />}
          />
        }
      />
    </DesktopPage>
  );
}

function PhoneProfile({ state = 'live' }: { state?: State }): ReactElement {
  return (
    <AppShell
      shell="mobile"
      bleed
      bottomBar={<ChatOptions variant="bar" {...inTheBar(ways[state])} />}
    >
      <ProfileHero
        name={mira.name}
        picture={portrait('Mira Solène')}
        pictureAlt="Illustrated portrait of Mira Solène"
        state={presence[state]}
        verified
        since={ways[state].since}
        facts="27 · Cologne · German, English, French"
      >
        <TopBar variant="media" brand={rail.brand} back={{ label: 'Back', href: '#back' }}>
          <IconButton glyph={shareFatIcon} label="Share" variant="media" size="lg" tooltip="none" />
          <ToggleButton
            glyph={heartIcon}
            label="Follow Mira"
            pressed
            variant="media"
            size="lg"
            tooltip="none"
          />
        </TopBar>
      </ProfileHero>
      <div style={{ padding: 'var(--space-8) var(--layout-gutter-mobile)' }}>
        <Stack gap="16">
          <QuickActions
            label="Ways to meet"
            actions={[
              ...(state === 'live' ? [{ id: 'p', label: 'Preview', glyph: playCircleIcon }] : []),
              { id: 'm', label: 'Message', glyph: chatCircleIcon, href: '#m' },
              ...(state === 'live'
                ? [{ id: 'c', label: 'Video call', glyph: phoneIcon, href: '#c' }]
                : []),
              { id: 'g', label: 'Gift', glyph: giftIcon },
            ]}
          />
          <Text variant="body-l" tone="secondary">
            Architect by day, night person by heart. I like long talks, records and the view from
            the 14th floor.
          </Text>
          <TagList label="Topics" tags={tags.slice(0, 4)} />
          <Tabs label="Profile" tabs={tabsOf(state)} current="overview" />
          {state === 'newcomer' ? null : nextShow}
          <Section
            id="m-videos"
            title="Videos"
            link={{ label: 'All 48', href: '#v' }}
            body={
              <MediaRow
                label="Videos"
                items={media}
                keyOf={(item) => item.title}
                render={(item) => <MediaCard item={item} />}
              />
            }
          />
        </Stack>
      </div>
    </AppShell>
  );
}

const phoneTop = (
  <TopBar
    variant="mobile"
    brand={rail.brand}
    back={{ label: 'Back', href: '#back' }}
    title={mira.name}
  />
);
const failed = (level: 1 | 2): ReactElement => (
  <ErrorState
    size="page"
    level={level}
    title="Mira’s profile did not load"
    text="Our side, not yours. Nothing was bought or lost."
    retry={retry}
    action={
      <Button variant="ghost" href="#live">
        See who is live
      </Button>
    }
  />
);

/** Nothing of her is known but the name in the address. */
function PhoneLoadingProfile(): ReactElement {
  return (
    <AppShell shell="mobile" topBar={phoneTop}>
      <div aria-busy="true">
        <Stack gap="16">
          <Skeleton kind="hero" />
          <Skeleton kind="row" />
          <Skeleton kind="text" />
          <MediaRow
            label="Videos"
            items={['first', 'second', 'third']}
            keyOf={String}
            render={() => <Skeleton kind="media" />}
          />
        </Stack>
      </div>
    </AppShell>
  );
}

function LoadingProfile(): ReactElement {
  return (
    <DesktopPage current="live">
      <VisuallyHidden as="h1">Mira Solène</VisuallyHidden>
      <div aria-busy="true">
        <Stack gap="24">
          <Skeleton kind="hero" />
          <Skeleton kind="row" />
          <Skeleton kind="text" />
          <TileGrid
            label="Videos"
            kind="media"
            items={[]}
            keyOf={String}
            render={() => null}
            skeleton={{ count: 4, render: () => <Skeleton kind="media" /> }}
          />
        </Stack>
      </div>
    </DesktopPage>
  );
}

const meta: Meta = {
  title: 'Screens/Profile',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const Desktop: Story = { globals: desktop, render: () => <DesktopProfile /> };
export const DesktopBusy: Story = {
  globals: desktop,
  render: () => <DesktopProfile state="busy" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Private chat/u })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /Voyeur/u })).toBeVisible();
  },
};
export const DesktopOffline: Story = {
  globals: desktop,
  render: () => <DesktopProfile state="offline" />,
};
export const DesktopBlocked: Story = {
  globals: desktop,
  render: () => <DesktopProfile state="blocked" />,
};
export const DesktopNewcomer: Story = {
  globals: desktop,
  render: () => <DesktopProfile state="newcomer" />,
};
export const DesktopLoading: Story = { globals: desktop, render: () => <LoadingProfile /> };
export const DesktopFailed: Story = {
  globals: desktop,
  render: () => <DesktopPage current="live">{failed(1)}</DesktopPage>,
};
export const Phone: Story = { globals: phone, render: () => <PhoneProfile /> };
export const PhoneBusy: Story = { globals: phone, render: () => <PhoneProfile state="busy" /> };
export const PhoneOffline: Story = {
  globals: phone,
  render: () => <PhoneProfile state="offline" />,
};
export const PhoneBlocked: Story = {
  globals: phone,
  render: () => <PhoneProfile state="blocked" />,
};
export const PhoneLoading: Story = { globals: phone, render: () => <PhoneLoadingProfile /> };
export const PhoneFailed: Story = {
  globals: phone,
  render: () => (
    <AppShell shell="mobile" topBar={phoneTop}>
      {failed(2)}
    </AppShell>
  ),
};
