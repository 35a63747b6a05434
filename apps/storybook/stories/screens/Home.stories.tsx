import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShell } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { Footer } from '@vx/ui/footer';
import { HeroBillboard, type HeroSlide } from '@vx/ui/hero-billboard';
import { crownIcon, playIcon, slidersHorizontalIcon, videoCameraIcon } from '@vx/ui/icons';
import { FilterBar, Stack } from '@vx/ui/layout';
import { MediaCard } from '@vx/ui/media-card';
import { MediaRow } from '@vx/ui/media-row';
import { PerformerTile } from '@vx/ui/performer-tile';
import { Rail } from '@vx/ui/rail';
import { Section } from '@vx/ui/section-header';
import { Select } from '@vx/ui/select';
import { StoryBar } from '@vx/ui/story-bar';
import { TabBar } from '@vx/ui/tab-bar';
import { TileGrid } from '@vx/ui/tile-grid';
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
  tabItems,
  wide,
} from '../fixtures.ts';

const follow = { pressed: false, onToggle: () => undefined };
const brand = rail.brand;
const slides = (mobile: boolean): HeroSlide[] =>
  [mira, ...performers.slice(0, 3)].map((one) => ({
    id: one.name,
    name: one.name,
    picture: wide(one.name),
    pictureMobile: portrait(one.name),
    pictureAlt: one.pictureAlt ?? '',
    face: face(one.name),
    state: 'live',
    badges: ['Late night'],
    text: 'Slow conversations, city lights and good music. German, English and French.',
    rating: { share: '98 %', text: 'from 412 ratings' },
    facts: '27 years',
    actions: (
      <>
        <Button
          variant="primary"
          size="lg"
          icon={videoCameraIcon}
          price={coins(12)}
          per="minute"
          href="#chat"
        >
          {mobile ? 'Private' : 'Private chat'}
        </Button>
        <Button variant="media" size="lg" icon={playIcon}>
          {mobile ? 'Preview' : 'Free preview, 5 s'}
        </Button>
      </>
    ),
    note: mobile
      ? '€2.99 per minute. You confirm first.'
      : '€2.99 per minute. You confirm before anything is charged.',
  }));
const filters = [
  { value: 'all', label: 'All live', count: 248 },
  { value: 'free', label: 'Free chat', count: 36 },
  { value: 'private', label: 'Private' },
  { value: 'voyeur', label: 'Voyeur', count: 41 },
  { value: 'video', label: 'Video call', count: 28 },
  { value: 'new', label: 'New', count: 12 },
  { value: 'couples', label: 'Couples', count: 9 },
  { value: 'vip', label: 'VIP', icon: crownIcon, vip: true },
];

const meta: Meta = {
  title: 'Screens/Home',
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
      rail={<Rail {...rail} />}
      footer={<Footer {...footer} />}
      topBar={
        <TopBar
          brand={brand}
          search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
          wallet={<WalletPill balance={coins(186)} topUp={{ href: '#top-up' }} />}
          messages={{ href: '#m', unread: 3 }}
          notifications={{ href: '#n', fresh: 2 }}
          account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
        />
      }
    >
      <HeroBillboard slides={slides(false)} />
      <FilterBar
        end={
          <>
            <Button size="sm" variant="ghost" icon={slidersHorizontalIcon}>
              Filters
            </Button>
            <Select look="quiet" label="Sort" options={[{ value: 'r', label: 'Recommended' }]} />
          </>
        }
      >
        <ChipGroup label="Filters" options={filters} value={['all']} />
      </FilterBar>
      <TileGrid
        label="Live now"
        items={performers}
        keyOf={(one) => one.name}
        render={(one) => <PerformerTile performer={one} follow={follow} level={2} />}
        loadMore={{ run: () => undefined }}
        summary="10 of 248"
      />
      <Section
        id="new-videos"
        title="New videos"
        subtitle="From performers you follow"
        link={{ label: 'All videos', href: '#videos' }}
        body={
          <TileGrid
            label="New videos"
            kind="media"
            items={media.slice(0, 4)}
            keyOf={(item) => item.title}
            render={(item) => <MediaCard item={item} />}
          />
        }
      />
    </AppShell>
  ),
};

export const LoggedOut: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell
      shell="desktop"
      rail={<Rail {...rail} following={undefined} />}
      topBar={
        <TopBar
          brand={brand}
          search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
          logIn={{ label: 'Log in', href: '#login' }}
          signUp={{ label: 'Sign up', href: '#signup' }}
        />
      }
    >
      <HeroBillboard slides={slides(false)} />
    </AppShell>
  ),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell
      shell="mobile"
      topBar={
        <TopBar
          variant="mobile"
          brand={brand}
          search={{ action: '#', name: 'q', placeholder: 'Search', href: '#search' }}
          wallet={<WalletPill variant="mobile" balance={coins(186)} topUp={{ href: '#top-up' }} />}
          notifications={{ href: '#n', fresh: 2 }}
        />
      }
      tabBar={<TabBar items={tabItems} current="home" />}
    >
      <StoryBar
        label="Live and new"
        stories={performers.slice(0, 8).map((one) => ({
          name: one.name.split(' ')[0] ?? one.name,
          href: one.href,
          picture: face(one.name),
          state: one.state,
        }))}
      />
      <HeroBillboard slides={slides(true)} />
      <Section
        id="live-now"
        title="Live now"
        count={248}
        link={{ label: 'All', href: '#live' }}
        body={
          <Stack gap="16">
            <ChipGroup label="Filters" options={filters} value={['all']} />
            <TileGrid
              label="Live now"
              items={performers.slice(0, 6)}
              keyOf={(one) => one.name}
              render={(one) => (
                <PerformerTile performer={one} follow={follow} preview={() => null} />
              )}
            />
          </Stack>
        }
      />
      <Section
        id="new-videos"
        title="New videos"
        link={{ label: 'All', href: '#videos' }}
        body={
          <MediaRow
            label="New videos"
            items={media}
            keyOf={(item) => item.title}
            render={(item) => <MediaCard item={item} />}
          />
        }
      />
    </AppShell>
  ),
};
