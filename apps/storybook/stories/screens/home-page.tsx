import type { ReactElement } from 'react';
import { AppShell } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { HeroBillboard, type HeroSlide } from '@vx/ui/hero-billboard';
import {
  broadcastIcon,
  crownIcon,
  playIcon,
  slidersHorizontalIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import { FilterBar, Stack } from '@vx/ui/layout';
import { MediaCard } from '@vx/ui/media-card';
import { MediaRow } from '@vx/ui/media-row';
import { PerformerTile } from '@vx/ui/performer-tile';
import { Section } from '@vx/ui/section-header';
import { Select } from '@vx/ui/select';
import { PanelSkeleton, Skeleton } from '@vx/ui/skeleton';
import { OfflineBanner } from '@vx/ui/status-bar';
import { StoryBar } from '@vx/ui/story-bar';
import { TabBar } from '@vx/ui/tab-bar';
import { VisuallyHidden } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import {
  coins,
  face,
  media,
  mira,
  performers,
  portrait,
  rail,
  tabItems,
  wide,
} from '../fixtures.ts';
import { DesktopPage, retry } from './frame.tsx';

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

/** What the page knows: all of it, nothing yet, nothing for this filter, that it failed, or what it knew before the line went. */
type State = 'filled' | 'loading' | 'nothing' | 'failed' | 'offline';

const nothingLive = (
  <EmptyState
    glyph={broadcastIcon}
    title="Nobody matches right now"
    text="Voyeur and New together are rare at this hour. More performers come after 20:00."
    action={
      <>
        <Button variant="solid">Reset the filters</Button>
        <Button href="#follow">Tell me when somebody comes</Button>
      </>
    }
  />
);
const failed = (
  <ErrorState
    title="The live list did not load"
    text="Our side, not yours. Nothing was bought or lost."
    retry={retry}
  />
);

const statusOf = (state: State): ReactElement | undefined =>
  state === 'offline' ? (
    <OfflineBanner
      state="offline"
      text="You are offline. Prices and who is live may be out of date."
      countdown="Next try in 8 s"
    />
  ) : undefined;

function LiveNow({ state, phone = false }: { state: State; phone?: boolean }): ReactElement {
  if (state === 'nothing') return nothingLive;
  if (state === 'failed') return failed;
  return (
    <TileGrid
      label="Live now"
      items={state === 'loading' ? [] : phone ? performers.slice(0, 6) : performers}
      keyOf={(one) => one.name}
      skeleton={
        state === 'loading'
          ? { count: phone ? 6 : 10, render: () => <Skeleton kind="performer" /> }
          : undefined
      }
      render={(one) => (
        <PerformerTile
          performer={one}
          follow={follow}
          {...(phone ? { preview: () => null } : { level: 2 })}
        />
      )}
      {...(phone || state === 'loading'
        ? {}
        : { loadMore: { run: () => undefined }, summary: '10 of 248' })}
    />
  );
}
const chosen = (state: State): readonly string[] =>
  state === 'nothing' ? ['voyeur', 'new'] : ['all'];

/** Home of the desktop app; dialogs open over it. */
export function DesktopHome({
  state = 'filled',
  visitor = false,
}: {
  state?: State;
  visitor?: boolean;
}): ReactElement {
  return (
    <DesktopPage current="home" visitor={visitor} status={statusOf(state)} withFooter>
      <VisuallyHidden as="h1">Live chat and videos</VisuallyHidden>
      {state === 'loading' ? <Skeleton kind="hero" /> : <HeroBillboard slides={slides(false)} />}
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
        <ChipGroup label="Filters" options={filters} value={[...chosen(state)]} multiple />
      </FilterBar>
      <LiveNow state={state} />
      {state === 'failed' ? null : (
        <Section
          id="new-videos"
          title="New videos"
          subtitle={visitor ? undefined : 'From performers you follow'}
          link={{ label: 'All videos', href: '#videos' }}
          body={
            <TileGrid
              label="New videos"
              kind="media"
              items={state === 'loading' ? [] : media.slice(0, 4)}
              keyOf={(item) => item.title}
              skeleton={
                state === 'loading'
                  ? { count: 4, render: () => <Skeleton kind="media" /> }
                  : undefined
              }
              render={(item) => <MediaCard item={item} />}
            />
          }
        />
      )}
    </DesktopPage>
  );
}

/** Home of the mobile app. */
export function PhoneHome({
  state = 'filled',
  visitor = false,
}: {
  state?: State;
  visitor?: boolean;
}): ReactElement {
  return (
    <AppShell
      shell="mobile"
      topBar={
        <TopBar
          variant="mobile"
          brand={brand}
          search={{ action: '#', name: 'q', placeholder: 'Search', href: '#search' }}
          {...(visitor
            ? {
                logIn: { label: 'Log in', href: '#login' },
                signUp: { label: 'Sign up', href: '#signup' },
              }
            : {
                wallet: (
                  <WalletPill variant="mobile" balance={coins(186)} topUp={{ href: '#top-up' }} />
                ),
                notifications: { href: '#n', fresh: 2 },
              })}
        />
      }
      status={statusOf(state)}
      tabBar={<TabBar items={tabItems} current="home" />}
    >
      <VisuallyHidden as="h1">Live chat and videos</VisuallyHidden>
      {state === 'loading' ? (
        <PanelSkeleton kind="stories" />
      ) : (
        <StoryBar
          label="Live and new"
          stories={performers.slice(0, 8).map((one) => ({
            name: one.name.split(' ')[0] ?? one.name,
            href: one.href,
            picture: face(one.name),
            state: one.state,
            seen: true,
          }))}
        />
      )}
      {state === 'loading' ? <Skeleton kind="hero" /> : <HeroBillboard slides={slides(true)} />}
      <Section
        id="live-now"
        title="Live now"
        count={state === 'filled' ? 248 : undefined}
        link={{ label: 'All', href: '#live' }}
        body={
          <Stack gap="16">
            <ChipGroup label="Filters" options={filters} value={[...chosen(state)]} multiple />
            <LiveNow state={state} phone />
          </Stack>
        }
      />
      {state === 'filled' || state === 'offline' ? (
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
      ) : null}
    </AppShell>
  );
}
