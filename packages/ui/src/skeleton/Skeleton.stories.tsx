import type { Meta, StoryObj } from '@storybook/react-vite';

import type { ReactElement, ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { ChatTranscript, type ChatLine } from '../chat-transcript/ChatTranscript.tsx';
import { Composer } from '../composer/Composer.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { DailyBonusCalendar } from '../daily-bonus-calendar/DailyBonusCalendar.tsx';
import { FeedPost } from '../feed-post/FeedPost.tsx';
import { FilterPanel } from '../filter-panel/FilterPanel.tsx';
import { notifications } from '../fixtures/account.ts';
import { coins, media, mira, miraFace, performers } from '../fixtures/data.ts';
import { authors, photosOf } from '../fixtures/feed.ts';
import { longLine } from '../fixtures/messenger.ts';
import { adventDoors, reelSymbols, wheelPrizes } from '../fixtures/rewards.ts';
import { MediaCard } from '../media-card/MediaCard.tsx';
import { NotificationCenter } from '../notification-center/NotificationCenter.tsx';
import { PerformerTile } from '../performer-tile/PerformerTile.tsx';
import { SeasonGameFrame } from '../season-game-frame/SeasonGameFrame.tsx';
import { SlotReels } from '../season-game-frame/SlotReels.tsx';
import { StoryBar } from '../story-bar/StoryBar.tsx';
import { SpinWheel } from '../spin-wheel/SpinWheel.tsx';
import { VideoPlayer } from '../video-player/VideoPlayer.tsx';
import '../performer-map/performer-map.css';
import { WalletPill } from '../wallet-pill/WalletPill.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Content/Skeleton',
  component: Skeleton,
  args: { kind: 'performer' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What loads beside what comes: both are as high in every width. */
const Pair = ({
  name,
  loading,
  loaded,
  tall = false,
}: {
  name: string;
  loading: ReactElement;
  loaded: ReactNode;
  /** They fill their place. */
  tall?: boolean;
}): ReactElement => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
      gap: '16px',
      alignItems: 'start',
    }}
  >
    {[loading, loaded].map((part, index) => (
      <div
        key={index}
        data-pair={`${name} ${index === 0 ? 'loading' : 'loaded'}`}
        style={{ minWidth: 0, height: tall ? '480px' : 'auto' }}
      >
        {part}
      </div>
    ))}
  </div>
);

/** Pixels by which the page would jump, for every pair. */
const jumps = (root: HTMLElement): Record<string, number> => {
  const height = (pair: string): number => {
    const box = root.querySelector(`[data-pair="${pair}"]`)?.firstElementChild;
    return Math.round(box?.getBoundingClientRect().height ?? 0);
  };
  return Object.fromEntries(
    Array.from(root.querySelectorAll<HTMLElement>('[data-pair$=" loading"]'), (box) => {
      const name = (box.dataset['pair'] ?? '').replace(' loading', '');
      return [name, height(`${name} loaded`) - height(`${name} loading`)];
    }),
  );
};

export const Parts: Story = {
  render: () => (
    <div className="vx-stack" data-gap="24">
      <Pair
        name="tile"
        loading={<Skeleton kind="performer" />}
        loaded={<PerformerTile performer={mira} />}
      />
      <Pair
        name="card"
        loading={<Skeleton kind="media" />}
        loaded={media.slice(0, 1).map((item) => (
          <MediaCard key={item.href} item={item} />
        ))}
      />
      <Skeleton kind="album" />
      <Skeleton kind="row" />
      <Skeleton kind="text" />
      <Skeleton kind="card" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(jumps(canvasElement)).toEqual({ tile: 0, card: 0 });
  },
};
export const PartsOnPhones: Story = { ...Parts, globals: { viewport: { value: 'phone' } } };

export const Hero: Story = { args: { kind: 'hero' } };

const pairs = (
  <div className="vx-stack" data-gap="24">
    <Pair
      name="player"
      loading={<PanelSkeleton kind="player" />}
      loaded={<VideoPlayer retryEvery={5_000} src={null} title="Piano" onWant={fn()} />}
    />
    <Pair
      name="wallet"
      loading={<PanelSkeleton kind="wallet" />}
      loaded={<WalletPill balance={coins(186)} topUp={{ href: '#top-up' }} />}
    />
    <Pair
      name="post"
      loading={<PanelSkeleton kind="post" />}
      loaded={
        <FeedPost
          author={authors.ivy}
          kind="Photo gallery"
          time="2 h ago"
          text={'Three weeks of green.\nThe studio is finally a jungle.'}
          photos={{ label: 'Photos', items: photosOf('plants', 3) }}
          like={{ pressed: false, count: 284, onToggle: fn() }}
          comments={{ count: 31, href: '#comments' }}
          tip={{ label: 'Tip', onTip: fn() }}
        />
      }
    />
    <Pair
      name="notifications"
      loading={<PanelSkeleton kind="notifications" />}
      loaded={
        <NotificationCenter
          variant="page"
          title="Alerts"
          notifications={notifications.map((one) => ({ ...one, text: 'is here' }))}
          empty={{ title: 'Nothing new' }}
        />
      }
    />
    <Pair
      name="filter"
      loading={<PanelSkeleton kind="filter" count={1} />}
      loaded={
        <FilterPanel
          title="Filters"
          sections={[
            {
              id: 'now',
              title: 'Now',
              kind: 'choices',
              onToggle: fn(),
              choices: ['Online', 'Free chat', 'Video call'].map((label) => ({
                value: label,
                label,
                checked: false,
              })),
            },
          ]}
        />
      }
    />
  </div>
);
export const Panels: Story = {
  render: () => pairs,
  play: async ({ canvasElement }) => {
    await expect(jumps(canvasElement)).toEqual({
      player: 0,
      wallet: 0,
      post: 0,
      notifications: 0,
      filter: 0,
    });
  },
};
export const PanelsOnPhones: Story = { ...Panels, globals: { viewport: { value: 'phone' } } };

const chat: readonly ChatLine[] = [
  { kind: 'message', id: '1', from: 'performer', text: 'Good evening.' },
  { kind: 'message', id: '2', from: 'guest', text: 'You found the good light again.' },
];
/** They fill their place: head, field and the end of the thread stay where they are. */
export const Threads: Story = {
  render: () => (
    <div className="vx-stack" data-gap="24">
      <Pair
        tall
        name="conversation"
        loading={<PanelSkeleton kind="conversation" />}
        loaded={
          <Conversation
            performer={{
              name: 'Mira Solène',
              picture: miraFace,
              state: 'online',
              stateText: 'Online now',
            }}
            lines={[longLine(1), longLine(2), longLine(3)]}
            composer={<Composer variant="messenger" placeholder="Write a message" onSend={fn()} />}
          />
        }
      />
      <Pair
        tall
        name="map"
        loading={<PanelSkeleton kind="map" />}
        loaded={<div className="vx-map" data-waiting="" />}
      />
      <Pair
        tall
        name="transcript"
        loading={<PanelSkeleton kind="transcript" />}
        loaded={
          <div style={{ display: 'flex', height: '100%' }}>
            <ChatTranscript name="Mira" picture={miraFace} lines={chat} />
          </div>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(jumps(canvasElement)).toEqual({ conversation: 0, map: 0, transcript: 0 });
    const head = canvasElement.querySelector('.vx-conversation__head');
    await expect(
      canvasElement.querySelector('[data-kind="conversation"] .vx-skeleton__head')?.clientHeight,
    ).toBe(head?.clientHeight);
  },
};

export const Games: Story = {
  render: () => (
    <div className="vx-stack" data-gap="24">
      <Pair
        name="wheel"
        loading={<PanelSkeleton kind="wheel" />}
        loaded={
          <SpinWheel
            title="Spin the wheel"
            text="One free spin every day."
            label="Wheel with eight prizes"
            prizes={wheelPrizes}
            state="ready"
            spin={{ label: 'Spin', onSpin: fn() }}
            skipLabel="Show the result"
            note="Next free spin in 9 h 12 min"
          />
        }
      />
      <Pair
        name="slot"
        loading={<PanelSkeleton kind="slot" />}
        loaded={
          <SeasonGameFrame
            title="Lantern machine"
            game="slot"
            headline="2 of 3 tries left today"
            text="Free. Coins cannot be used here."
            state="ready"
            play={{ label: 'Play', onPlay: fn() }}
            skip={{ label: 'Show the result' }}
            note="New tries tomorrow at 00:00."
          >
            <SlotReels
              symbols={reelSymbols}
              stops={[
                ['moon', 'lantern', 'rose'],
                ['star', 'lantern', 'gem'],
                ['rose', 'candle', 'moon'],
              ]}
              label="Lantern, lantern, candle"
            />
          </SeasonGameFrame>
        }
      />
      <Pair
        name="calendar"
        loading={<PanelSkeleton kind="calendar" />}
        loaded={
          <DailyBonusCalendar
            title="Advent calendar"
            text="One door a day, free of charge."
            doors={adventDoors}
            onOpen={fn()}
          />
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(jumps(canvasElement)).toEqual({ wheel: 0, slot: 0, calendar: 0 });
  },
};
/** Who is live or new, above the first performer of the home page on phones. */
export const Stories: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Pair
      name="stories"
      loading={<PanelSkeleton kind="stories" count={6} />}
      loaded={
        <StoryBar
          label="Live and new"
          stories={performers.slice(0, 6).map(({ name, href, state }) => ({
            name: name.split(' ')[0] ?? name,
            href,
            picture: miraFace,
            state,
          }))}
        />
      }
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(jumps(canvasElement)).toEqual({ stories: 0 });
    const places = (name: string): number[] =>
      Array.from(canvasElement.querySelectorAll(name), (one) =>
        Math.round(one.getBoundingClientRect().left),
      );
    await expect(places('[data-part="face"]')).toEqual(places('.vx-avatar'));
  },
};
export const GamesOnPhones: Story = { ...Games, globals: { viewport: { value: 'phone' } } };
