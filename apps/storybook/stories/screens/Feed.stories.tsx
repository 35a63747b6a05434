import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumGrid } from '@vx/ui/album-grid';
import { AppShell } from '@vx/ui/app-shell';
import { Avatar } from '@vx/ui/avatar';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { FeedPost } from '@vx/ui/feed-post';
import { IconButton } from '@vx/ui/icon-button';
import { dotsThreeIcon, slidersHorizontalIcon } from '@vx/ui/icons';
import { Cluster, Columns, PageHeader, Stack } from '@vx/ui/layout';
import { LockedMedia } from '@vx/ui/locked-media';
import { Rail } from '@vx/ui/rail';
import { SegmentedControl } from '@vx/ui/segmented-control';
import { StoryBar } from '@vx/ui/story-bar';
import { Surface } from '@vx/ui/surface';
import { TabBar } from '@vx/ui/tab-bar';
import { Heading, Text } from '@vx/ui/text';
import { TipPicker } from '@vx/ui/tip-picker';
import { TippingGoal } from '@vx/ui/tipping-goal';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import {
  authors,
  coins,
  face,
  lockedClip,
  performers,
  photosOf,
  portrait,
  rail,
  tabItems,
  tips,
  wide,
} from '../fixtures.ts';

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
    }))}
  />
);
const views = (
  <SegmentedControl
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
          meta="24:10 · Full HD"
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

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <AppShell
      shell="desktop"
      rail={<Rail {...rail} current="feed" />}
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
      <Columns narrow aside={aside} asideLabel="Suggestions" sticky>
        <Stack gap="16">
          <PageHeader title="Feed">{views}</PageHeader>
          {stories}
          {posts('20')}
        </Stack>
      </Columns>
    </AppShell>
  ),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell shell="mobile" tabBar={<TabBar items={tabItems} current="feed" />}>
      <Stack gap="12">
        <Cluster justify="between">
          <Heading level={1} variant="display-m">
            Feed
          </Heading>
          <IconButton glyph={slidersHorizontalIcon} label="Filter" tooltip="none" />
        </Cluster>
        {stories}
        {views}
        {posts('0')}
      </Stack>
    </AppShell>
  ),
};
