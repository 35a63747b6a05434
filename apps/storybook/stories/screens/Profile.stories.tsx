import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumGrid } from '@vx/ui/album-grid';
import { AppShell } from '@vx/ui/app-shell';
import { AvailabilityHeatmap, type HeatLevel } from '@vx/ui/availability-heatmap';
import { Button } from '@vx/ui/button';
import { ChatOptions, QuickActions } from '@vx/ui/chat-options';
import { TagList } from '@vx/ui/chip-group';
import { Footer } from '@vx/ui/footer';
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
import { MediaCard } from '@vx/ui/media-card';
import { MediaRow } from '@vx/ui/media-row';
import { PerformerTile } from '@vx/ui/performer-tile';
import { ProfileCover, ProfileHead, ProfileHero, RatingBars } from '@vx/ui/profile-head';
import { Rail } from '@vx/ui/rail';
import { Section } from '@vx/ui/section-header';
import { Surface } from '@vx/ui/surface';
import { Switch } from '@vx/ui/switch';
import { Tabs } from '@vx/ui/tabs';
import { Text } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { ToggleButton } from '@vx/ui/toggle-button';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import {
  coins,
  face,
  footer,
  media,
  mira,
  performers,
  portrait,
  rail,
  room,
  wide,
} from '../fixtures.ts';

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
];
const options = [
  {
    id: 'voyeur',
    label: 'Voyeur',
    text: 'Watch a running chat, no camera',
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

const meta: Meta = {
  title: 'Screens/Profile',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell
      shell="desktop"
      rail={<Rail {...rail} current="live" />}
      footer={<Footer {...footer} />}
      topBar={
        <TopBar
          brand={rail.brand}
          search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
          wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
          messages={{ href: '#m', unread: 3 }}
          notifications={{ href: '#n', fresh: 2 }}
          account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
        />
      }
    >
      <ProfileCover src={wide('Mira Solène')} alt="Illustrated cover of Mira Solène" />
      <Columns
        overlap
        sticky
        asideLabel="Ways to meet"
        aside={
          <>
            <ChatOptions
              state="live"
              since="since 21:04"
              rating={{ share: '98 %', count: '412' }}
              primary={{ label: 'Private chat', price: coins(12), href: '#chat' }}
              note="€2.99 per minute, billed by the second. Your balance lasts about 15 minutes."
              options={options}
              footer={
                <>
                  <Button icon={playIcon} iconWeight="regular">
                    Preview, 5 s
                  </Button>
                  <IconButton glyph={giftIcon} label="Send a gift" variant="fill" />
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
          state="live"
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
          <Tabs label="Profile" tabs={tabs} current="overview" />
        </Stack>
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
    </AppShell>
  ),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell
      shell="mobile"
      bleed
      bottomBar={
        <ChatOptions
          variant="bar"
          state="live"
          primary={{ label: 'Private chat', price: coins(12), href: '#chat' }}
          note="€2.99 per minute · your balance lasts about 15 min"
        />
      }
    >
      <ProfileHero
        name={mira.name}
        picture={portrait('Mira Solène')}
        pictureAlt="Illustrated portrait of Mira Solène"
        state="live"
        verified
        since="since 21:04"
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
              { id: 'p', label: 'Preview', glyph: playCircleIcon },
              { id: 'm', label: 'Message', glyph: chatCircleIcon, href: '#m' },
              { id: 'c', label: 'Video call', glyph: phoneIcon, href: '#c' },
              { id: 'g', label: 'Gift', glyph: giftIcon },
            ]}
          />
          <Text variant="body-l" tone="secondary">
            Architect by day, night person by heart. I like long talks, records and the view from
            the 14th floor.
          </Text>
          <TagList label="Topics" tags={tags.slice(0, 4)} />
          <Tabs label="Profile" tabs={tabs} current="overview" />
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
  ),
};
