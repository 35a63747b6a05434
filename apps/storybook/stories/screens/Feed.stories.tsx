import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { AlbumGrid } from '@vx/ui/album-grid';
import { AppShell } from '@vx/ui/app-shell';
import { Avatar } from '@vx/ui/avatar';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { FeedPost } from '@vx/ui/feed-post';
import { IconButton } from '@vx/ui/icon-button';
import { dotsThreeIcon, heartIcon, slidersHorizontalIcon } from '@vx/ui/icons';
import { Cluster, Columns, PageHeader, Stack } from '@vx/ui/layout';
import { LockedMedia } from '@vx/ui/locked-media';
import { SegmentedControl } from '@vx/ui/segmented-control';
import { PanelSkeleton } from '@vx/ui/skeleton';
import { StoryBar } from '@vx/ui/story-bar';
import { Surface } from '@vx/ui/surface';
import { TabBar } from '@vx/ui/tab-bar';
import { Heading, Text } from '@vx/ui/text';
import { TipPicker } from '@vx/ui/tip-picker';
import { TippingGoal } from '@vx/ui/tipping-goal';
import {
  authors,
  coins,
  face,
  lockedClip,
  performers,
  photosOf,
  portrait,
  tabItems,
  tips,
  wide,
} from '../fixtures.ts';
import { DesktopPage, retry } from './frame.tsx';

const nothing = (): void => undefined;
const meta: Meta = {
  title: 'Screens/Feed',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const stories = (
  <StoryBar
    label="New and live"
    stories={performers.map((one) => ({
      name: one.name.split(' ')[0] ?? one.name,
      href: one.href,
      picture: face(one.name),
      state: one.state,
      seen: true,
    }))}
  />
);
const views = (block: boolean): ReactElement => (
  <SegmentedControl
    block={block}
    label="Posts"
    options={[
      { value: 'following', label: 'Following' },
      { value: 'discover', label: 'Discover' },
      { value: 'bought', label: 'Bought' },
    ]}
    value="following"
    onChange={nothing}
  />
);
const menu = (name: string) => (
  <IconButton glyph={dotsThreeIcon} label={`More about the post of ${name}`} tooltip="none" />
);
const tip = { label: 'Tip', onTip: nothing };
const posts = (gap: '0' | '20') => (
  <Stack gap={gap}>
    <FeedPost
      author={authors.ivy}
      kind="Photo gallery"
      time="2 h ago"
      text="Three weeks of green. The studio is finally a jungle and I refuse to apologise for it."
      photos={{
        label: 'Photos of the post',
        items: [
          { id: 'ivy', src: wide('Ivy Hart'), href: '#photo', position: '66% 50%' },
          ...photosOf('plants', 2),
        ],
        total: 9,
      }}
      like={{ pressed: true, count: 284, onToggle: nothing }}
      comments={{ count: 31, href: '#comments' }}
      tip={tip}
      menu={menu('Ivy Hart')}
    />
    <FeedPost
      author={authors.lio}
      kind="Clip"
      time="yesterday"
      text="Part 3 of the kitchen stories: the dish my grandmother would not let me write down."
      media={
        <LockedMedia
          variant="feed"
          kind="clip"
          title="Kitchen stories, part 3"
          {...lockedClip}
          meta="24:10 · HD"
          unlock={{ label: 'Unlock clip', onUnlock: nothing }}
          preview={{ label: 'Watch 30 s free', onPreview: nothing }}
        />
      }
      like={{ pressed: false, count: 176, onToggle: nothing }}
      comments={{ count: 18, href: '#comments' }}
      tip={tip}
      menu={menu('Lio Marchetti')}
    />
    <FeedPost
      author={authors.maya}
      kind="Tipping goal"
      time="yesterday"
      pinned
      text="New decks for the live set? If we get there, Saturday is free for everyone who follows."
      like={{ pressed: false, count: 512, onToggle: nothing }}
      comments={{ count: 64, href: '#comments' }}
      tip={tip}
      menu={menu('Maya Okoye')}
    >
      <TippingGoal
        title="New decks for the live set"
        hideTitle
        sum={coins(1360)}
        goal={coins(2000)}
        share={0.68}
      >
        <TipPicker
          label="Tip Maya"
          amounts={tips}
          value={null}
          onChange={nothing}
          other={{ label: 'Coins', value: '', min: 1, max: 400, onChange: nothing }}
          total={null}
          tip={tip}
        />
      </TippingGoal>
    </FeedPost>
  </Stack>
);
const suggested = [
  ['Sana Rey', 'Piano at midnight'],
  ['Pia Sommer', 'Country house evenings'],
  ['Nico Hale', 'Black coffee, black humour'],
  ['Amara Sol', 'Sunset by the sea'],
] as const;
const aside = (
  <>
    <Surface>
      <Stack gap="16">
        <Heading level={2} variant="title-s">
          Suggested for you
        </Heading>
        {suggested.map(([name, text]) => (
          <Cluster key={name} justify="between" nowrap>
            <Cluster nowrap>
              <Avatar name={name} src={face(name)} presence="online" />
              <Stack gap="0">
                <Text variant="label-m">{name}</Text>
                <Text variant="caption" tone="tertiary">
                  {text}
                </Text>
              </Stack>
            </Cluster>
            <Button size="sm" aria-label={`Follow ${name}`}>
              Follow
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Surface>
    <Surface>
      <Stack gap="12">
        <Cluster justify="between">
          <Heading level={2} variant="title-s">
            Photo contest
          </Heading>
          <Badge>3 days left</Badge>
        </Cluster>
        <Text variant="body-s" tone="tertiary">
          Theme: light. You have 4 of 5 votes left.
        </Text>
        <AlbumGrid
          label="Entries"
          photos={['Opal Reyes', 'Vega Lux', 'Juno Vale'].map((name) => ({
            id: name,
            src: portrait(name),
            href: '#entry',
          }))}
        />
        <Button block href="#contest">
          Vote
        </Button>
      </Stack>
    </Surface>
    <Text variant="caption" tone="tertiary">
      Posts are shown newest first. You can switch recommendations off in Settings.
    </Text>
  </>
);

/** What the page knows: all of it, nothing yet, that nobody is followed, or that it failed. */
type State = 'filled' | 'loading' | 'empty' | 'failed';

function Posts({ state, gap }: { state: State; gap: '0' | '20' }): ReactElement {
  switch (state) {
    case 'filled':
      return posts(gap);
    case 'loading':
      return (
        <div aria-busy="true">
          <Stack gap="20">
            <PanelSkeleton kind="post" />
            <PanelSkeleton kind="post" />
          </Stack>
        </div>
      );
    case 'empty':
      return (
        <EmptyState
          glyph={heartIcon}
          title="You don’t follow anyone yet"
          text="What the performers you follow post comes here, newest first."
          action={
            <Button variant="solid" href="#discover">
              Discover performers
            </Button>
          }
        />
      );
    default:
      return (
        <ErrorState
          title="The feed did not load"
          text="Our side, not yours. Nothing was bought or lost."
          retry={retry}
        />
      );
  }
}
const known = (state: State): boolean => state === 'filled' || state === 'failed';

function DesktopFeed({ state = 'filled' }: { state?: State }): ReactElement {
  return (
    <DesktopPage current="feed">
      <Columns narrow aside={aside} asideLabel="Suggestions" sticky>
        <Stack gap="16">
          <PageHeader title="Feed">{views(false)}</PageHeader>
          {known(state) ? stories : null}
          <Posts state={state} gap="20" />
        </Stack>
      </Columns>
    </DesktopPage>
  );
}
function PhoneFeed({ state = 'filled' }: { state?: State }): ReactElement {
  return (
    <AppShell shell="mobile" tabBar={<TabBar items={tabItems} current="feed" />}>
      <Stack gap="12">
        <Cluster justify="between">
          <Heading level={1} variant="display-m">
            Feed
          </Heading>
          <IconButton glyph={slidersHorizontalIcon} label="Filter" tooltip="none" />
        </Cluster>
        {known(state) ? stories : null}
        {views(true)}
        <Posts state={state} gap="0" />
      </Stack>
    </AppShell>
  );
}

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const Desktop: Story = { globals: desktop, render: () => <DesktopFeed /> };
export const DesktopLoading: Story = {
  globals: desktop,
  render: () => <DesktopFeed state="loading" />,
};
export const DesktopEmpty: Story = {
  globals: desktop,
  render: () => <DesktopFeed state="empty" />,
};
export const DesktopFailed: Story = {
  globals: desktop,
  render: () => <DesktopFeed state="failed" />,
};
export const Phone: Story = { globals: phone, render: () => <PhoneFeed /> };
export const PhoneLoading: Story = { globals: phone, render: () => <PhoneFeed state="loading" /> };
export const PhoneEmpty: Story = { globals: phone, render: () => <PhoneFeed state="empty" /> };
export const PhoneFailed: Story = { globals: phone, render: () => <PhoneFeed state="failed" /> };
