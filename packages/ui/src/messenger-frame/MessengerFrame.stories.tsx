import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { AppShell } from '../app-shell/AppShell.tsx';
import { ChannelList } from '../channel-list/ChannelList.tsx';
import { Composer } from '../composer/Composer.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { coins, longGerman, miraFace } from '../fixtures/data.ts';
import { channels, longLine } from '../fixtures/messenger.ts';
import { brand, rail, tabItems } from '../fixtures/shell.tsx';
import { chatCircleIcon, giftIcon, videoCameraIcon } from '../icons/index.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Rail } from '../rail/Rail.tsx';
import { OfflineBanner } from '../status-bar/StatusBar.tsx';
import { TabBar } from '../tab-bar/TabBar.tsx';
import { Heading, Text } from '../text/Text.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { MessengerFrame } from './MessengerFrame.tsx';

const list = (variant: 'column' | 'page' = 'column') => (
  <ChannelList
    variant={variant}
    title="Messages"
    channels={channels}
    current={variant === 'column' ? '0' : undefined}
    search={{ label: 'Search in messages', name: 'q', value: '', onChange: fn() }}
  />
);
const conversation = (layout: 'desktop' | 'mobile' = 'desktop', name = 'Mira Solène') => (
  <Conversation
    layout={layout}
    level={2}
    performer={{ name, picture: miraFace, href: '#mira', state: 'online', stateText: 'Online now' }}
    back={layout === 'mobile' ? { label: 'Back to messages', href: '#messages' } : undefined}
    lines={Array.from({ length: 24 }, (_, index) => longLine(index))}
    older={null}
    actions={
      <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
        Private chat
      </Button>
    }
    composer={
      <Composer
        variant="messenger"
        placeholder="Write a message"
        onSend={fn()}
        next={{ text: '2 free left, then', price: coins(1) }}
        tools={<IconButton glyph={giftIcon} label="Gifts" tooltip="none" />}
      />
    }
  />
);
const about = (
  <>
    <Heading level={2} variant="title-m">
      Mira Solène
    </Heading>
    <Text tone="secondary">Likes Bill Evans. Birthday in June.</Text>
  </>
);
const meta = {
  title: 'Messenger/MessengerFrame',
  component: MessengerFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    list: list(),
    children: conversation(),
    info: about,
    infoLabel: 'About Mira Solène',
  },
  decorators: [
    (Story, { parameters }) => (
      <AppShell
        shell="slim"
        rail={<Rail {...rail} slim current="messages" />}
        topBar={<TopBar brand={brand} search={{ action: '#', name: 'q', placeholder: 'Search' }} />}
        status={
          parameters['offline'] === true ? (
            <OfflineBanner state="offline" text="You are offline. Messages wait here." />
          ) : undefined
        }
        tabBar={<TabBar items={tabItems} current="messages" />}
      >
        <Story />
      </AppShell>
    ),
  ],
} satisfies Meta<typeof MessengerFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing ends below the window or a bar, and the page itself does not scroll. */
const standsFree = async (canvasElement: HTMLElement): Promise<void> => {
  const composer = canvasElement.querySelector('.vx-composer');
  const bar = canvasElement.querySelector('.vx-tab-bar');
  const floor = bar?.checkVisibility() === true ? bar.getBoundingClientRect().top : innerHeight;
  await expect(composer?.getBoundingClientRect().bottom).toBeLessThanOrEqual(floor);
  await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight);
};

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await standsFree(canvasElement);
    await expect(canvas.getByRole('complementary', { name: 'About Mira Solène' })).toBeVisible();
  },
};
export const WithoutInfo: Story = {
  args: { info: undefined },
  globals: { viewport: { value: 'desktop' } },
};
export const NothingChosen: Story = {
  args: {
    info: undefined,
    children: (
      <EmptyState
        glyph={chatCircleIcon}
        title="Choose a conversation"
        text="It opens here."
        level={2}
      />
    ),
  },
  globals: { viewport: { value: 'desktop' } },
};
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => standsFree(canvasElement),
};
export const PhoneList: Story = {
  args: { list: list('page'), shown: 'list' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};
export const PhoneConversation: Story = {
  args: { children: conversation('mobile'), shown: 'conversation' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await standsFree(canvasElement);
    await expect(canvas.queryByRole('heading', { name: 'Messages' })).toBeNull();
  },
};
export const PhoneOffline: Story = {
  ...PhoneConversation,
  parameters: { offline: true },
};
export const LongGerman: Story = {
  args: { children: conversation('mobile', longGerman) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => standsFree(canvasElement),
};
