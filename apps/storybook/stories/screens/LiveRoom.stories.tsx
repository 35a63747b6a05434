import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingMeter, type BillingMeterProps } from '@vx/ui/billing-meter';
import { Button } from '@vx/ui/button';
import { ChatEndSummary } from '@vx/ui/chat-end-summary';
import { ChatTranscript, type ChatLine } from '@vx/ui/chat-transcript';
import { Composer } from '@vx/ui/composer';
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
import { EndChatButton, RoomControls } from '@vx/ui/room-controls';
import { StreamStage } from '@vx/ui/stream-stage';
import { ToggleButton } from '@vx/ui/toggle-button';
import { coins, mira, miraFace, portrait, room, wide } from '../fixtures.ts';

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
  { kind: 'message', id: '5', from: 'guest', text: 'Take your time.', state: 'sending' },
];
const nothing = (): void => undefined;
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
  sound: { on: true, label: 'Mute sound', onToggle: nothing },
  microphone: { on: true, label: 'Turn your microphone off', onToggle: nothing },
  camera: { on: true, label: 'Turn your camera off', onToggle: nothing },
};
const self = <Picture src={room('Jonas')} alt="Your camera" ratio="fill" radius="none" />;
const performer = { name: mira.name, picture: miraFace, verified: true };

const desktop = (
  state: 'connecting' | 'running' | 'paused' | 'ended',
  more: { meter?: Partial<BillingMeterProps>; summary?: React.ReactNode } = {},
) => (
  <LiveRoom
    layout="desktop"
    performer={performer}
    state="live"
    badges={['Private']}
    seconds={252}
    chat={{ title: 'Chat', note: 'Only Mira sees your messages' }}
    stage={
      <StreamStage
        src={null}
        name={mira.name}
        poster={wide('Mira Solène')}
        state={state}
        selfView={self}
      />
    }
    meter={meter('panel', more.meter)}
    summary={more.summary}
    stageActions={
      <>
        <IconButton glyph={pictureInPictureIcon} label="Picture in picture" variant="media" />
        <IconButton glyph={cornersOutIcon} label="Full screen" variant="media" tooltip="start" />
      </>
    }
    controls={
      <RoomControls
        {...toggles}
        price={<Price price={coins(12)} per="minute" />}
        end={{ label: 'End chat', onEnd: nothing }}
      >
        <ToggleButton glyph={heartIcon} label="Follow" pressed={false} variant="media" size="lg">
          Follow
        </ToggleButton>
      </RoomControls>
    }
    transcript={<ChatTranscript name="Mira" picture={miraFace} lines={lines} typing />}
    composer={
      <Composer
        placeholder="Write to Mira"
        onSend={nothing}
        tools={<IconButton glyph={smileyIcon} label="Emoji" tooltip="none" />}
      />
    }
  />
);
const mobile = (state: 'connecting' | 'running' | 'paused') => (
  <LiveRoom
    layout="mobile"
    performer={performer}
    state="live"
    badges={['Private']}
    chat={{ title: 'Chat' }}
    stage={
      <StreamStage
        src={null}
        name={mira.name}
        poster={portrait('Mira Solène')}
        state={state}
        selfView={self}
      />
    }
    meter={meter('pills')}
    end={<EndChatButton label="End" onEnd={nothing} />}
    controls={
      <RoomControls variant="column" microphone={toggles.microphone} camera={toggles.camera} />
    }
    transcript={<ChatTranscript variant="overlay" name="Mira" lines={lines} />}
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
type Story = StoryObj;

export const DesktopConnecting: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop('connecting'),
};
export const DesktopRunning: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => desktop('running'),
};
export const DesktopOneMinute: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () =>
    desktop('paused', {
      meter: {
        state: 'oneMinute',
        share: 0.06,
        balance: coins(12),
        warning: '1 minute of chat left. The chat ends by itself. No debt, no automatic top-up.',
        texts: { thisChat: 'This chat', left: 'About 1 minute left', leftShort: '≈ 1 min' },
      },
    }),
};
export const DesktopEnded: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () =>
    desktop('ended', {
      summary: (
        <ChatEndSummary
          title="Chat ended, 12:08"
          text="You ended it. A receipt is in your wallet."
          total={coins(146)}
          rows={[
            { label: 'Per minute', value: <Price price={coins(12)} /> },
            { label: 'Balance', value: <Price price={coins(40)} /> },
          ]}
          rating={{
            label: 'Rate this chat',
            send: 'Send rating',
            thanks: 'Thank you.',
            sent: false,
            onSend: nothing,
          }}
          actions={
            <>
              <Button href="#profile">Back to Mira</Button>
              <Button variant="solid">Start again</Button>
            </>
          }
        />
      ),
    }),
};
export const PhoneRunning: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('running'),
};
export const PhoneConnecting: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => mobile('connecting'),
};
