import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { AppShell } from '@vx/ui/app-shell';
import { Avatar } from '@vx/ui/avatar';
import { Button } from '@vx/ui/button';
import { TagList } from '@vx/ui/chip-group';
import {
  heartIcon,
  infinityIcon,
  monitorPlayIcon,
  arrowUUpLeftIcon,
  pushPinIcon,
  shareFatIcon,
  thumbsDownIcon,
  thumbsUpIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import { IconButton } from '@vx/ui/icon-button';
import { Cluster, Columns, Stack } from '@vx/ui/layout';
import { MediaCard, type MediaSnapshot } from '@vx/ui/media-card';
import { Price } from '@vx/ui/price';
import { PurchaseBox, type PurchaseBoxProps } from '@vx/ui/purchase-box';
import { Rail } from '@vx/ui/rail';
import { Section, SectionHeader } from '@vx/ui/section-header';
import { TabBar } from '@vx/ui/tab-bar';
import { Heading, Text } from '@vx/ui/text';
import { ToggleButton } from '@vx/ui/toggle-button';
import { TopBar } from '@vx/ui/top-bar';
import { SceneStrip, VideoPlayer } from '@vx/ui/video-player';
import { WalletPill } from '@vx/ui/wallet-pill';
import { coins, face, film, miraFace, rail, tabItems } from '../fixtures.ts';

const benefits = [
  { glyph: infinityIcon, text: 'Yours to keep, in your library' },
  { glyph: monitorPlayIcon, text: 'Watch it on any device' },
  { glyph: arrowUUpLeftIcon, text: 'Refund if it doesn’t play' },
];
const offer: PurchaseBoxProps = {
  title: 'Buy this video',
  badge: 'New',
  benefits,
  state: 'offer',
  price: coins(24),
  buy: { label: 'Buy video' },
  after: { label: 'Balance after purchase', balance: coins(162) },
  vip: {
    title: 'VIP price 17 coins',
    text: '30 % off this video',
    link: { label: 'See VIP', href: '#vip' },
  },
};
const poster = film('Mira Solène', {
  framing: 'left',
  scene: 'fairy',
  mood: 'smile',
  gesture: 'none',
});
const captions = [
  {
    src: `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:45.000\nThis one I bought in Ghent.')}`,
    lang: 'en',
    label: 'English',
  },
];
const player = (
  <VideoPlayer
    retryEvery={5_000}
    src={null}
    title="Fairy lights and vinyl"
    poster={poster}
    startAt={12}
    captions={captions}
    qualities={[
      { id: 0, label: '720p' },
      { id: 1, label: '1080p' },
    ]}
    badge="Preview"
    limitText="0:45 preview"
    lengthText="Full length 18:24"
    previewSeconds={45}
  />
);
const words = (
  <Stack gap="20">
    <Cluster justify="between" gap="16">
      <Stack gap="4">
        <Heading level={1} variant="display-m">
          Fairy lights and vinyl
        </Heading>
        <Text tone="tertiary">2 days ago · HD · 18 min · 318 likes</Text>
      </Stack>
      <Cluster gap="8">
        <ToggleButton glyph={thumbsUpIcon} label="Like" pressed={false}>
          318
        </ToggleButton>
        <ToggleButton glyph={thumbsDownIcon} label="Dislike" pressed={false} />
        <ToggleButton glyph={pushPinIcon} label="Pin" pressed={false} />
        <IconButton glyph={shareFatIcon} label="Share" variant="fill" />
      </Cluster>
    </Cluster>
    <Cluster justify="between" gap="16">
      <Cluster gap="12">
        <Avatar name="Mira Solène" src={miraFace} size="comment" ring="live" />
        <Stack gap="0">
          <Text variant="label-l">Mira Solène</Text>
          <Text variant="caption" tone="tertiary">
            <Text as="span" variant="caption" tone="live">
              Live now
            </Text>{' '}
            · 48 videos
          </Text>
        </Stack>
      </Cluster>
      <Cluster>
        <ToggleButton glyph={heartIcon} label="Following" pressed>
          Following
        </ToggleButton>
        <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
          Private chat
        </Button>
      </Cluster>
    </Cluster>
    <Text variant="body-l" tone="secondary">
      One evening, one turntable and far too many fairy lights. I play six records that shaped my
      year and tell you where I was when I first heard them.
    </Text>
    <TagList
      label="Topics"
      tags={['Music', 'Storytelling', 'Cosy', 'Evening', 'German audio'].map((label) => ({
        label,
      }))}
    />
  </Stack>
);
const from = (
  name: string,
  title: string,
  scene: NonNullable<Parameters<typeof film>[1]['scene']>,
  duration: string,
  access: MediaSnapshot['access'],
): MediaSnapshot => ({
  title,
  href: `#${title}`,
  picture: film(name, { framing: 'right', gesture: 'none', take: duration.length, scene }),
  duration,
  access,
});
const row = (item: MediaSnapshot): ReactElement => (
  <MediaCard key={item.title} item={item} layout="row" level={3} />
);
const more = (
  <>
    <Stack gap="12">
      <SectionHeader title="More from Mira" size="sm" />
      {row(from('Mira Solène', 'The quiet room', 'arch', '11:40', { kind: 'owned' }))}
      {row(
        from('Mira Solène', 'Books I return to', 'shelf', '22:05', {
          kind: 'price',
          price: coins(16),
        }),
      )}
      {row(
        from('Mira Solène', 'Night over Cologne', 'city', '14:18', {
          kind: 'price',
          price: coins(20),
        }),
      )}
    </Stack>
    <Stack gap="12">
      <SectionHeader title="Similar mood" size="sm" />
      {row(
        from('Sana Rey', 'Piano at midnight', 'stage', '31:02', {
          kind: 'price',
          price: coins(28),
        }),
      )}
      {row(
        from('Zuri Bell', 'Records and rain', 'rain', '19:47', { kind: 'price', price: coins(24) }),
      )}
      {row(from('Ivy Hart', 'Golden hour studio', 'studio', '20:18', { kind: 'free' }))}
    </Stack>
  </>
);
const scenes = (
  [
    ['Lamps', 'fairy', 0],
    ['First record', 'shelf', 142],
    ['A letter', 'arch', 390],
    ['Side two', 'bokeh', 566],
    ['The window', 'city', 771],
    ['Last song', 'curtain', 984],
  ] as const
).map(([title, scene, at], index) => ({
  id: title,
  title,
  at,
  picture: film('Mira Solène', {
    framing: index % 2 ? 'close' : 'left',
    scene,
    gesture: 'none',
    take: index,
  }),
}));
const jumps = (
  <Section
    id="scenes"
    title="Scenes"
    subtitle="Jump points, available after purchase"
    body={<SceneStrip scenes={scenes} position={null} onJump={fn()} />}
  />
);

const meta: Meta = {
  title: 'Screens/Video',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;
const top = (
  <TopBar
    brand={rail.brand}
    search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
    wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
    messages={{ href: '#m', unread: 3 }}
    notifications={{ href: '#n', fresh: 2 }}
    account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
  />
);

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="videos" />} topBar={top}>
      <Columns
        asideLabel="Buy"
        aside={
          <>
            <PurchaseBox {...offer} />
            {more}
          </>
        }
      >
        <Stack gap="20">
          {player}
          {words}
          {jumps}
        </Stack>
      </Columns>
    </AppShell>
  ),
};
export const DesktopOwned: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="videos" />} topBar={top}>
      <Columns
        asideLabel="Your video"
        aside={
          <>
            <PurchaseBox
              title="Your video"
              state="owned"
              text="Yours, in your library"
              benefits={benefits}
              action={
                <Button block href="#library">
                  Open library
                </Button>
              }
            />
            {more}
          </>
        }
      >
        <Stack gap="20">
          <VideoPlayer
            retryEvery={5_000}
            src={null}
            title="Fairy lights and vinyl"
            poster={poster}
          />
          {words}
        </Stack>
      </Columns>
    </AppShell>
  ),
};
export const DesktopNotEnough: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="videos" />} topBar={top}>
      <Columns
        asideLabel="Buy"
        aside={
          <>
            <PurchaseBox
              title="Buy this video"
              state="instead"
              price={coins(24)}
              text="Your balance is 6 coins. 18 coins are missing."
              action={
                <Button variant="primary" size="lg" block href="#top-up">
                  Top up
                </Button>
              }
              message={{ tone: 'warning', text: 'Nothing was charged.' }}
            />
            {more}
          </>
        }
      >
        <Stack gap="20">
          {player}
          <Cluster>
            <Price price={coins(24)} was={coins(32)} />
          </Cluster>
          {words}
        </Stack>
      </Columns>
    </AppShell>
  ),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell
      shell="mobile"
      bleed
      topBar={
        <TopBar
          variant="mobile"
          brand={rail.brand}
          back={{ label: 'Videos', href: '#videos' }}
          wallet={<WalletPill variant="mobile" balance={coins(186)} topUp={{ href: '#t' }} />}
        />
      }
      tabBar={<TabBar items={tabItems} />}
    >
      {player}
      <div style={{ padding: 'var(--space-16) var(--layout-gutter-mobile)' }}>
        <Stack gap="20">
          {words}
          {jumps}
          <PurchaseBox {...offer} />
          {more}
        </Stack>
      </div>
    </AppShell>
  ),
};
