import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '@vx/ui/badge';
import { BillingMeter, type BillingMeterProps } from '@vx/ui/billing-meter';
import { Button } from '@vx/ui/button';
import { ChatEndReceipt, ChatEndSummary } from '@vx/ui/chat-end-summary';
import { ChatTranscript, type ChatLine } from '@vx/ui/chat-transcript';
import { Composer } from '@vx/ui/composer';
import { GiftDrawer } from '@vx/ui/gift-drawer';
import { GiftMessage } from '@vx/ui/gift-message';
import { IconButton } from '@vx/ui/icon-button';
import {
  cornersOutIcon,
  giftIcon,
  heartIcon,
  pictureInPictureIcon,
  smileyIcon,
} from '@vx/ui/icons';
import { LiveRoom } from '@vx/ui/live-room';
import { Picture } from '@vx/ui/picture';
import { Price } from '@vx/ui/price';
import { RoomDoor } from '@vx/ui/room-door';
import { EndChatButton, RoomControls } from '@vx/ui/room-controls';
import { SelfView, StreamStage } from '@vx/ui/stream-stage';
import { ToggleButton } from '@vx/ui/toggle-button';
import {
  coins,
  gifts,
  giftPicture,
  liveTall,
  liveWide,
  mira,
  miraFace,
  portrait,
} from '../fixtures.ts';
import miraPortrait from '../clips/mira-portrait.mp4';
import miraWide from '../clips/mira-wide.mp4';

const lines: ChatLine[] = [
  { kind: 'system', id: '0', text: 'Chat started 22:31 · 12 coins per minute' },
  {
    kind: 'message',
    id: '1',
    from: 'performer',
    text: 'Hi! Give me a second, I am turning the lamp down.',
    time: '22:31',
  },
  {
    kind: 'message',
    id: '2',
    from: 'performer',
    text: 'Hey Jonas, good to see you. How was the trip?',
    time: '22:32',
  },
  {
    kind: 'message',
    id: '3',
    from: 'guest',
    text: 'Long, but the train had a view of the coast almost all the way.',
    time: '22:33',
  },
  {
    kind: 'message',
    id: '4',
    from: 'performer',
    text: 'That sounds like a postcard. Hold on, I have the right record for this.',
    time: '22:34',
  },
  {
    kind: 'gift',
    id: '5',
    from: 'guest',
    picture: giftPicture('rose'),
    title: 'You sent a rose',
    price: coins(4),
  },
  {
    kind: 'message',
    id: '6',
    from: 'performer',
    text: 'Oh, thank you. It goes next to the window.',
    time: '22:35',
  },
];
const nothing = (): void => undefined;
const five = ['rose', 'candle', 'song', 'lantern', 'firework'];
const offered = gifts.filter(({ id }) => five.includes(id)).map((gift) => ({ ...gift, owned: 0 }));
const giftBar = (look: 'headed' | 'media') => (
  <GiftDrawer
    variant="bar"
    look={look}
    gifts={offered}
    value={null}
    onChange={nothing}
    send={null}
    more={{ label: 'All gifts', onMore: nothing }}
  />
);
const rose = (
  <GiftMessage
    variant="stage"
    from="guest"
    picture={giftPicture('rose')}
    title="A rose from you"
    when="Just now"
    state="arriving"
  />
);
type Story = StoryObj;
const meter = (variant: BillingMeterProps['variant'], more: Partial<BillingMeterProps> = {}) => (
  <BillingMeter
    state="running"
    balance={coins(131)}
    charged={coins(51)}
    pricePerMinute={coins(12)}
    seconds={252}
    share={0.7}
    texts={{ thisChat: 'This chat', left: 'About 11 minutes left', leftShort: '≈ 11 min' }}
    topUp={
      <a className="vx-text-link" href="#top-up">
        Top up
      </a>
    }
    variant={variant}
    {...more}
  />
);
const toggles = {
  sound: { on: true, label: 'Turn sound off', onToggle: nothing },
  microphone: { on: true, label: 'Turn your microphone off', onToggle: nothing },
  camera: { on: true, label: 'Turn your camera off', onToggle: nothing },
};
const qualities = {
  qualities: [
    { id: 0, label: '540p' },
    { id: 1, label: '1080p' },
  ],
  quality: -1,
  onQuality: nothing,
};
const self = (
  <SelfView state="on">
    <Picture src={portrait('Jonas')} alt="Your camera" ratio="fill" radius="none" />
  </SelfView>
);
const performer = { name: mira.name, picture: miraFace, verified: true };

const streamOf = (stream: string, state: State): string | null =>
  state === 'connecting' || state === 'ended' ? null : stream;
type State = 'connecting' | 'running' | 'weak' | 'paused' | 'ended';
const desktop = (state: State, more: { meter?: Partial<BillingMeterProps> } = {}) => (
  <LiveRoom
    layout="desktop"
    performer={performer}
    state="live"
    badges={['Private']}
    seconds={252}
    chat={{ title: 'Chat', note: 'Only Mira sees your messages' }}
    stage={
      <StreamStage
        retryEvery={5_000}
        src={streamOf(miraWide, state)}
        muted
        name={mira.name}
        poster={liveWide('Mira Solène')}
        state={state}
        selfView={self}
      />
    }
    meter={meter('panel', more.meter)}
    stageActions={
      <>
        <Badge tone="media">HD</Badge>
        <IconButton glyph={pictureInPictureIcon} label="Picture in picture" variant="media" />
        <IconButton glyph={cornersOutIcon} label="Full screen" variant="media" tooltip="start" />
      </>
    }
    controls={
      <RoomControls
        {...toggles}
        quality={qualities}
        price={<Price price={coins(12)} per="minute" />}
        end={{ label: 'End chat', onEnd: nothing }}
      >
        <ToggleButton glyph={heartIcon} label="Follow" pressed={false} variant="media" size="lg">
          Follow
        </ToggleButton>
      </RoomControls>
    }
    transcript={<ChatTranscript name="Mira" picture={miraFace} lines={lines} typing />}
    arrival={state === 'running' ? rose : undefined}
    gifts={state === 'ended' ? undefined : giftBar('headed')}
    composer={
      <Composer
        placeholder="Write to Mira"
        onSend={nothing}
        tools={<IconButton glyph={smileyIcon} label="Emoji" tooltip="none" />}
      />
    }
  />
);
const mobile = (state: State, more: { meter?: Partial<BillingMeterProps> } = {}) => (
  <LiveRoom
    layout="mobile"
    performer={performer}
    state="live"
    badges={['Private']}
    chat={{ title: 'Chat' }}
    stage={
      <StreamStage
        retryEvery={5_000}
        src={streamOf(miraPortrait, state)}
        muted
        name={mira.name}
        poster={liveTall('Mira Solène')}
        state={state}
        selfView={self}
      />
    }
    meter={meter('pills', more.meter)}
    end={<EndChatButton label="End" onEnd={nothing} />}
    controls={
      <RoomControls
        variant="column"
        microphone={toggles.microphone}
        camera={toggles.camera}
        more={{ label: 'More of this room', onMore: nothing }}
      />
    }
    transcript={<ChatTranscript variant="overlay" name="Mira" lines={lines} />}
    gifts={state === 'ended' ? undefined : giftBar('media')}
    composer={
      <Composer
        variant="media"
        placeholder="Write to Mira"
        onSend={nothing}
        tools={
          <IconButton
            glyph={giftIcon}
            iconWeight="fill"
            label="All gifts"
            variant="media"
            size="lg"
            tooltip="none"
          />
        }
      />
    }
  />
);

const meta: Meta = {
  title: 'Screens/Live room',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;

export const DesktopConnecting: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop('connecting'),
};
export const DesktopRunning: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop('running'),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.vx-stage')).toHaveAttribute('data-state', 'running'),
    );
  },
};
const oneMinute: Partial<BillingMeterProps> = {
  state: 'oneMinute',
  share: 0.06,
  balance: coins(12),
  warning: 'The last minute is running. The chat ends by itself. No debt, no automatic top-up.',
  texts: { thisChat: 'This chat', left: 'Less than 1 minute left', leftShort: '< 1 min' },
};
const limit: Partial<BillingMeterProps> = {
  state: 'limit',
  share: 0.1,
  warning: 'Your daily limit of €50.00 ends this chat.',
  texts: { thisChat: 'This chat', left: 'Less than 2 minutes left', leftShort: '< 2 min' },
};
/** After a chat, by what ended it. */
const after = (
  title: string,
  text: string,
  actions: ReactNode,
  { balance = 40, rated = true } = {},
) => (
  <RoomDoor
    picture={portrait('Mira Solène')}
    bare
    back={{ label: 'Back to Mira', href: '#profile' }}
    receipt={
      <ChatEndReceipt
        title="Receipt"
        when="22:31 to 22:43"
        rows={[
          { label: 'Duration', value: '12:08' },
          { label: 'Price per minute', value: <Price price={coins(12)} per="minute" /> },
          { label: 'You paid', value: <Price price={coins(146)} />, strong: true },
          { label: 'Balance now', value: <Price price={coins(balance)} /> },
        ]}
        actions={
          <Button block href="#statement">
            Open the statement
          </Button>
        }
      />
    }
  >
    <ChatEndSummary
      level={1}
      who={{ name: 'Mira Solène', picture: portrait('Mira Solène') }}
      title={title}
      text={text}
      rating={
        rated
          ? {
              label: 'How was it?',
              value: 0,
              onRate: nothing,
              note: 'Mira sees the stars, not your name.',
            }
          : undefined
      }
      actions={actions}
    />
  </RoomDoor>
);
const write = (
  <Button size="lg" href="#write">
    Write to Mira
  </Button>
);
const byGuest = after(
  'You ended the chat',
  'You paid 146 coins, €36.50.',
  <>
    {write}
    <Button size="lg">Chat again</Button>
  </>,
);
const byBalance = after(
  'Your balance is used up',
  'The chat ended by itself after 15:30. Nothing below zero was charged.',
  <>
    <Button variant="primary" size="lg" href="#top-up">
      Top up
    </Button>
    {write}
  </>,
  { balance: 0 },
);
const byConnection = after(
  'The connection was lost',
  'We could not bring the picture back. You paid until 22:43:10, the last second that arrived.',
  <>
    <Button variant="primary" size="lg">
      Try again
    </Button>
    {write}
  </>,
  { rated: false },
);
export const DesktopWeak: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop('weak'),
};
export const DesktopPaused: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () =>
    desktop('paused', {
      meter: {
        state: 'paused',
        texts: {
          thisChat: 'This chat',
          left: 'About 11 minutes left',
          leftShort: '≈ 11 min',
          paused: 'Paused: you pay nothing while the line is away.',
        },
      },
    }),
};
export const DesktopOneMinute: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop('running', { meter: oneMinute }),
};
export const DesktopLimit: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop('running', { meter: limit }),
};
export const DesktopEnded: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => byGuest,
};
export const DesktopEndedByBalance: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => byBalance,
};
export const DesktopEndedByConnection: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => byConnection,
};
export const PhoneRunning: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('running'),
};
export const PhoneConnecting: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('connecting'),
};
export const PhoneWeak: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('weak'),
};
export const PhonePaused: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('paused', { meter: { state: 'paused' } }),
};
export const PhoneOneMinute: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('running', { meter: oneMinute }),
};
export const PhoneLimit: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('running', { meter: limit }),
};
export const PhoneEnded: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => byGuest,
};
export const PhoneEndedByBalance: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => byBalance,
};
export const PhoneEndedByConnection: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => byConnection,
};
