import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumGrid } from '@vx/ui/album-grid';
import { AppShell } from '@vx/ui/app-shell';
import { Avatar } from '@vx/ui/avatar';
import { Button } from '@vx/ui/button';
import { ChannelList, type ChannelListProps } from '@vx/ui/channel-list';
import { Composer } from '@vx/ui/composer';
import { Conversation, type ConversationLine } from '@vx/ui/conversation';
import { GiftDrawer } from '@vx/ui/gift-drawer';
import { GiftMessage } from '@vx/ui/gift-message';
import { IconButton } from '@vx/ui/icon-button';
import {
  archiveIcon,
  dotsThreeIcon,
  dotsThreeVerticalIcon,
  flagIcon,
  giftIcon,
  heartIcon,
  imageIcon,
  phoneIcon,
  prohibitIcon,
  videoCameraIcon,
} from '@vx/ui/icons';
import { Cluster, Divider, Stack } from '@vx/ui/layout';
import { LockedMedia } from '@vx/ui/locked-media';
import { MessengerFrame } from '@vx/ui/messenger-frame';
import { Rail } from '@vx/ui/rail';
import { SectionHeader } from '@vx/ui/section-header';
import { TabBar } from '@vx/ui/tab-bar';
import { Heading, Text } from '@vx/ui/text';
import { ToggleButton } from '@vx/ui/toggle-button';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import {
  channels,
  coins,
  face,
  giftPicture,
  gifts,
  lockedPhoto,
  miraFace,
  photosOf,
  rail,
  tabItems,
} from '../fixtures.ts';

const nothing = (): void => undefined;
const meta: Meta = {
  title: 'Screens/Messenger',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const withMira = [
  {
    id: 'mira',
    name: 'Mira Solène',
    href: '#mira',
    picture: miraFace,
    state: 'online' as const,
    preview: 'You sent a candle',
    time: '22:48',
    unread: 0,
  },
  ...channels.slice(1),
];
const list: Omit<ChannelListProps, 'variant'> = {
  title: 'Messages',
  channels: withMira,
  markAllRead: { label: 'Mark all as read', run: nothing },
  search: { label: 'Search in messages', name: 'q', value: '', onChange: nothing },
  filter: {
    label: 'Show',
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'unread', label: 'Unread' },
      { value: 'archived', label: 'Archived' },
      { value: 'blocked', label: 'Blocked' },
    ],
    value: 'newest',
    onChange: nothing,
  },
  onlyOnline: { label: 'Only online', checked: false, onChange: nothing },
  actionsOf: () => [
    { id: 'archive', label: 'Archive', glyph: archiveIcon, onSelect: nothing },
    { id: 'block', label: 'Block', glyph: prohibitIcon, danger: true, onSelect: nothing },
  ],
};
const lines: readonly ConversationLine[] = [
  { kind: 'day', id: 'today', text: 'Today' },
  { kind: 'message', id: '1', from: 'performer', text: 'How was the train?', time: '22:44' },
  {
    kind: 'message',
    id: '2',
    from: 'guest',
    text: 'The sea was next to the tracks almost all the way.',
    time: '22:45',
    state: 'read',
  },
  {
    kind: 'message',
    id: '3',
    from: 'performer',
    text: 'Found the photo I promised. The light was perfect for four minutes.',
    time: '22:46',
  },
  {
    kind: 'content',
    id: '4',
    from: 'performer',
    time: '22:46',
    summary: 'Photo, 8 coins',
    content: (
      <LockedMedia
        kind="photo"
        title="Photo"
        {...lockedPhoto}
        unlock={{ label: 'Unlock', onUnlock: nothing }}
      />
    ),
  },
  {
    kind: 'message',
    id: '5',
    from: 'guest',
    text: 'You know I can’t resist a good window.',
    time: '22:47',
    state: 'read',
  },
  {
    kind: 'content',
    id: '6',
    from: 'guest',
    time: '22:48',
    state: 'read',
    summary: 'A candle',
    content: (
      <GiftMessage
        from="guest"
        picture={giftPicture('candle')}
        title="You sent a candle"
        price={coins(8)}
      />
    ),
  },
];
const performer = {
  name: 'Mira Solène',
  picture: miraFace,
  href: '#mira',
  verified: true,
  state: 'online' as const,
  stateText: 'Online now',
};
const tools = (open: boolean) => (
  <>
    <IconButton
      glyph={giftIcon}
      iconWeight={open ? 'fill' : 'regular'}
      variant={open ? 'selected' : 'plain'}
      label="Gifts"
      tooltip="none"
      aria-expanded={open}
    />
    <IconButton glyph={imageIcon} label="Photo" tooltip="none" />
  </>
);
const drawer = (
  <GiftDrawer
    gifts={gifts}
    categories={{
      options: [
        { value: 'all', label: 'All' },
        { value: 'yours', label: 'Yours', count: 3 },
        { value: 'joys', label: 'Little joys' },
        { value: 'moments', label: 'Big moments' },
        { value: 'season', label: 'Season of Lights' },
      ],
      value: 'all',
      onChange: nothing,
    }}
    value="lantern"
    onChange={nothing}
    note="You own 1. Sending it costs nothing."
    send={{ label: 'Send lantern', onSend: nothing }}
    onClose={nothing}
  />
);
const about = (
  <Stack gap="16">
    <Stack gap="8" align="center">
      <Avatar name="Mira Solène" src={miraFace} size="xl" ring="live" />
      <Heading level={2} variant="title-m">
        Mira Solène
      </Heading>
      <Text variant="body-s" tone="tertiary">
        27 · Cologne · since 2021
      </Text>
      <Cluster>
        <Button size="sm" href="#mira">
          Profile
        </Button>
        <ToggleButton glyph={heartIcon} label="Following Mira" pressed size="sm">
          Following
        </ToggleButton>
      </Cluster>
    </Stack>
    <Divider />
    <Stack gap="8">
      <SectionHeader
        title="Your note"
        level={3}
        size="sm"
        link={{ label: 'Edit', href: '#note' }}
      />
      <Text variant="body-s" tone="secondary">
        Likes Bill Evans. Birthday in June. Ask about the bridge project.
      </Text>
    </Stack>
    <Divider />
    <Stack gap="8">
      <SectionHeader
        title="Shared media"
        level={3}
        size="sm"
        link={{ label: 'All 14', href: '#media' }}
      />
      <AlbumGrid label="Shared media" photos={photosOf('shared', 8)} total={14} />
    </Stack>
    <Divider />
    <Stack gap="4" align="start">
      <Button variant="ghost" icon={archiveIcon} iconWeight="regular">
        Archive conversation
      </Button>
      <Button variant="ghost" icon={prohibitIcon} iconWeight="regular">
        Block
      </Button>
      <Button variant="ghost" icon={flagIcon} iconWeight="regular">
        Report
      </Button>
    </Stack>
  </Stack>
);
const topBar = (
  <TopBar
    brand={rail.brand}
    search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
    wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
    messages={{ href: '#m', unread: 3 }}
    notifications={{ href: '#n', fresh: 2 }}
    account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
  />
);
const desktop = (withDrawer: boolean) => (
  <AppShell shell="slim" rail={<Rail {...rail} slim current="messages" />} topBar={topBar}>
    <MessengerFrame
      list={<ChannelList {...list} current="mira" />}
      info={about}
      infoLabel="About Mira Solène"
    >
      <Conversation
        performer={performer}
        lines={lines}
        older={null}
        actions={
          <>
            <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
              Private chat
            </Button>
            <IconButton glyph={phoneIcon} label="Video call" />
            <IconButton glyph={dotsThreeIcon} label="More" />
          </>
        }
        drawer={withDrawer ? drawer : undefined}
        composer={
          <Composer
            variant="messenger"
            placeholder="Write a message"
            onSend={nothing}
            next={{ text: '2 free left, then', price: coins(1) }}
            tools={tools(withDrawer)}
          />
        }
      />
    </MessengerFrame>
  </AppShell>
);

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop(true),
};
export const DesktopWithoutGifts: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop(false),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell shell="mobile" tabBar={<TabBar items={tabItems} current="messages" />} bleed>
      <ChannelList {...list} variant="page" />
    </AppShell>
  ),
};
export const PhoneConversation: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell shell="immersive">
      <div style={{ height: '100dvh' }}>
        <Conversation
          layout="mobile"
          level={1}
          performer={performer}
          back={{ label: 'Back to messages', href: '#messages' }}
          lines={lines}
          actions={
            <>
              <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
                Private chat
              </Button>
              <IconButton glyph={dotsThreeVerticalIcon} label="More" tooltip="none" />
            </>
          }
          composer={
            <Composer
              variant="messenger"
              placeholder="Message"
              onSend={nothing}
              next={{ text: '2 free messages left, then', price: coins(1) }}
              tools={tools(false)}
            />
          }
        />
      </div>
    </AppShell>
  ),
};
