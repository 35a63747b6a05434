import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { AlbumGrid } from '@vx/ui/album-grid';
import { AppShell } from '@vx/ui/app-shell';
import { Avatar } from '@vx/ui/avatar';
import { Button } from '@vx/ui/button';
import { ChannelList, type ChannelListProps } from '@vx/ui/channel-list';
import { Composer } from '@vx/ui/composer';
import { Conversation, type ConversationLine } from '@vx/ui/conversation';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { GiftDrawer } from '@vx/ui/gift-drawer';
import { GiftMessage } from '@vx/ui/gift-message';
import { IconButton } from '@vx/ui/icon-button';
import {
  archiveIcon,
  chatCircleIcon,
  chatsIcon,
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
import { PanelSkeleton } from '@vx/ui/skeleton';
import { OfflineBanner } from '@vx/ui/status-bar';
import { TabBar } from '@vx/ui/tab-bar';
import { Heading, Text } from '@vx/ui/text';
import { ToggleButton } from '@vx/ui/toggle-button';
import {
  channels,
  coins,
  giftPicture,
  gifts,
  lockedPhoto,
  miraFace,
  photosOf,
  rail,
  tabItems,
} from '../fixtures.ts';
import { desktopBar, PhonePage, retry } from './frame.tsx';

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
/** What the page knows: a conversation, nothing yet, no conversation at all, a list that failed; or that nothing can be sent now. */
type State = 'open' | 'gifts' | 'loading' | 'empty' | 'failed' | 'offline' | 'blocked';
const callActions = (
  <>
    <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
      Private chat
    </Button>
    <IconButton glyph={phoneIcon} label="Video call" />
    <IconButton glyph={dotsThreeIcon} label="More" />
  </>
);
const noneYet = (
  <EmptyState
    glyph={chatsIcon}
    title="No conversations yet"
    text="Your first three messages to every performer are free."
    action={
      <Button variant="solid" href="#live">
        See who is online
      </Button>
    }
  />
);
const notLoaded = (
  <ErrorState
    size="inline"
    title="Your messages did not load"
    text="None is lost. What you write is kept."
    retry={retry}
  />
);
const linesOf = (state: State): readonly ConversationLine[] =>
  state === 'offline'
    ? [
        ...lines,
        {
          kind: 'message',
          id: '7',
          from: 'guest',
          text: 'I am in the tunnel, tell me later?',
          time: '22:49',
          state: 'sending',
        },
      ]
    : lines;
const composerOf = (state: State, placeholder: string) => (
  <Composer
    variant="messenger"
    placeholder={placeholder}
    onSend={nothing}
    {...(state === 'blocked'
      ? { blocked: 'You blocked Mira. Nothing can be sent until you unblock her.' }
      : { next: { text: '2 free left, then', price: coins(1) } })}
    queued={state === 'offline' ? 'You are offline. It is sent when you are back.' : undefined}
    tools={tools(state === 'gifts')}
  />
);
const listOf = (state: State): Omit<ChannelListProps, 'variant'> => ({
  ...list,
  ...(state === 'loading' || state === 'empty' || state === 'failed' ? { channels: [] } : {}),
  loading: state === 'loading',
  empty: state === 'failed' ? notLoaded : state === 'empty' ? noneYet : undefined,
});

const statusOf = (state: State): ReactElement | undefined =>
  state === 'offline' ? (
    <OfflineBanner
      state="offline"
      text="You are offline. Messages wait and are sent by themselves."
    />
  ) : undefined;

function DesktopMessenger({ state }: { state: State }): ReactElement {
  const chosen = state !== 'empty' && state !== 'failed' && state !== 'loading';
  return (
    <AppShell
      shell="slim"
      rail={<Rail {...rail} slim current="messages" />}
      topBar={desktopBar}
      status={statusOf(state)}
    >
      <MessengerFrame
        list={<ChannelList {...listOf(state)} {...(chosen ? { current: 'mira' } : {})} />}
        {...(chosen ? { info: about, infoLabel: 'About Mira Solène' } : {})}
      >
        {chosen ? (
          <Conversation
            performer={performer}
            lines={linesOf(state)}
            older={null}
            actions={callActions}
            drawer={state === 'gifts' ? drawer : undefined}
            composer={composerOf(state, 'Write a message')}
          />
        ) : state === 'loading' ? (
          <PanelSkeleton kind="conversation" />
        ) : (
          <EmptyState
            glyph={chatCircleIcon}
            title="Choose a conversation"
            text="It opens here. What you began to write is kept."
          />
        )}
      </MessengerFrame>
    </AppShell>
  );
}
function PhoneConversationPage({ state }: { state: State }): ReactElement {
  return (
    <AppShell shell="immersive">
      <div style={{ height: '100dvh' }}>
        <Conversation
          layout="mobile"
          level={1}
          performer={performer}
          back={{ label: 'Back to messages', href: '#messages' }}
          lines={state === 'empty' ? [] : linesOf(state)}
          empty={
            <EmptyState
              size="inline"
              title="Say hello to Mira"
              text="Your first three messages are free. She usually answers within an hour."
            />
          }
          actions={
            <>
              <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
                Private chat
              </Button>
              <IconButton glyph={dotsThreeVerticalIcon} label="More" tooltip="none" />
            </>
          }
          composer={composerOf(state, 'Message')}
        />
      </div>
    </AppShell>
  );
}
const PhoneList = ({ state }: { state: State }): ReactElement => (
  <AppShell
    shell="mobile"
    status={statusOf(state)}
    tabBar={<TabBar items={tabItems} current="messages" />}
    bleed
  >
    <ChannelList {...listOf(state)} variant="page" />
  </AppShell>
);

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const Desktop: Story = {
  globals: desktop,
  render: () => <DesktopMessenger state="gifts" />,
};
export const DesktopWithoutGifts: Story = {
  globals: desktop,
  render: () => <DesktopMessenger state="open" />,
};
export const DesktopOffline: Story = {
  globals: desktop,
  render: () => <DesktopMessenger state="offline" />,
};
export const DesktopBlocked: Story = {
  globals: desktop,
  render: () => <DesktopMessenger state="blocked" />,
};
export const DesktopLoading: Story = {
  globals: desktop,
  render: () => <DesktopMessenger state="loading" />,
};
export const DesktopEmpty: Story = {
  globals: desktop,
  render: () => <DesktopMessenger state="empty" />,
};
export const DesktopFailed: Story = {
  globals: desktop,
  render: () => <DesktopMessenger state="failed" />,
};
export const Phone: Story = { globals: phone, render: () => <PhoneList state="open" /> };
export const PhoneEmpty: Story = { globals: phone, render: () => <PhoneList state="empty" /> };
export const PhoneLoading: Story = { globals: phone, render: () => <PhoneList state="loading" /> };
export const PhoneFailed: Story = { globals: phone, render: () => <PhoneList state="failed" /> };
export const PhoneOffline: Story = { globals: phone, render: () => <PhoneList state="offline" /> };
export const PhoneConversation: Story = {
  globals: phone,
  render: () => <PhoneConversationPage state="open" />,
};
export const PhoneConversationLoading: Story = {
  globals: phone,
  render: () => (
    <PhonePage title={performer.name} back={{ label: 'Messages', href: '#messages' }} bare>
      <PanelSkeleton kind="conversation" />
    </PhonePage>
  ),
};
export const PhoneConversationNew: Story = {
  globals: phone,
  render: () => <PhoneConversationPage state="empty" />,
};
export const PhoneConversationOffline: Story = {
  globals: phone,
  render: () => <PhoneConversationPage state="offline" />,
};
export const PhoneConversationBlocked: Story = {
  globals: phone,
  render: () => <PhoneConversationPage state="blocked" />,
};
