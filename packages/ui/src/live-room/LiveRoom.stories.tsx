import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BillingMeter } from '../billing-meter/BillingMeter.tsx';
import { Button } from '../button/Button.tsx';
import { ChatTranscript, type ChatLine } from '../chat-transcript/ChatTranscript.tsx';
import { Composer } from '../composer/Composer.tsx';
import { face, portrait, room, wide } from '../fixtures/art.ts';
import { clip } from '../fixtures/clip.ts';
import { coins } from '../fixtures/data.ts';
import { Picture } from '../picture/Picture.tsx';
import { Price } from '../price/Price.tsx';
import { EndChatButton, RoomControls } from '../room-controls/RoomControls.tsx';
import { SelfView } from '../stream-stage/SelfView.tsx';
import { StreamStage, type StreamStageProps } from '../stream-stage/StreamStage.tsx';
import { LiveRoom } from './LiveRoom.tsx';

const name = 'Mira Solène';
const onEnd = fn();
const lines: ChatLine[] = [
  { kind: 'system', id: '0', text: 'Chat started 22:31 · 12 coins per minute' },
  { kind: 'message', id: '1', from: 'performer', text: 'Hi! Good to see you.', time: '22:31' },
  { kind: 'message', id: '2', from: 'guest', text: 'The view is great.', time: '22:32' },
];
const own = (
  <SelfView state="on">
    <Picture src={room('Jonas')} alt="Your camera" ratio="fill" radius="none" />
  </SelfView>
);
const stage = (state: StreamStageProps['state'], more: Partial<StreamStageProps> = {}) => (
  <StreamStage
    retryEvery={5_000}
    src={state === 'running' ? clip : null}
    name={name}
    poster={wide(name)}
    state={state}
    muted
    {...more}
  />
);
const meter = (variant: 'panel' | 'pills', state: 'running' | 'paused' = 'running') => (
  <BillingMeter
    variant={variant}
    state={state}
    balance={coins(131)}
    charged={coins(51)}
    pricePerMinute={coins(12)}
    seconds={252}
    share={0.7}
    texts={{ thisChat: 'This chat', left: 'About 11 minutes left', leftShort: '≈ 11 min' }}
    topUp={<a href="#top-up">Top up</a>}
  />
);
const sound = { on: true, label: 'Turn sound off', onToggle: fn() };
const microphone = { on: true, label: 'Turn your microphone off', onToggle: fn() };
const camera = { on: true, label: 'Turn your camera off', onToggle: fn() };
const end = { label: 'End chat', onEnd };

const meta = {
  title: 'Live/LiveRoom',
  component: LiveRoom,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    layout: 'desktop',
    performer: { name, picture: face(name), verified: true },
    state: 'live',
    kind: 'private',
    seconds: 252,
    chat: { title: 'Chat', note: 'Only Mira sees your messages' },
    stage: stage('running'),
    meter: meter('panel'),
    controls: (
      <RoomControls
        sound={sound}
        microphone={microphone}
        camera={camera}
        price={<Price price={coins(12)} per="minute" />}
        end={end}
      />
    ),
    transcript: <ChatTranscript name="Mira" picture={face(name)} lines={lines} />,
    composer: <Composer placeholder="Write to Mira" onSend={fn()} />,
  },
} satisfies Meta<typeof LiveRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Private: Story = {
  args: { stage: stage('running', { selfView: own }) },
  play: async ({ canvas, canvasElement }) => {
    // Two landmarks and a way from each to the other.
    const video = canvas.getByRole('region', { name: 'Live video of Mira Solène' });
    const chat = canvas.getByRole('region', { name: 'Chat' });
    await expect(canvas.getByRole('link', { name: 'Skip to chat' })).toHaveAttribute(
      'href',
      `#${chat.id}`,
    );
    await expect(within(chat).getByRole('link', { name: 'Skip to video' })).toHaveAttribute(
      'href',
      `#${video.id}`,
    );
    await expect(canvas.getByText('Private')).toBeVisible();
    // A clip of twelve seconds stands still at its end.
    await waitFor(() =>
      expect(canvasElement.querySelector('.vx-stage')).toHaveAttribute('data-state', 'running'),
    );
  },
};
export const Voyeur: Story = {
  args: {
    kind: 'voyeur',
    chat: { title: 'Chat', note: 'You watch, nobody sees you' },
    controls: (
      <RoomControls
        sound={sound}
        price={<Price price={coins(4)} per="minute" />}
        end={{ label: 'Stop watching', onEnd }}
      />
    ),
    transcript: (
      <ChatTranscript
        name="Mira"
        lines={[]}
        empty="What is written in this chat stays between the two."
      />
    ),
    composer: (
      <Button variant="primary" block price={coins(12)} per="minute" href="#private">
        Private chat
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Voyeur')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /microphone/u })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Private chat/u })).toBeVisible();
  },
};
export const FreeChat: Story = {
  args: {
    state: 'freeChat',
    kind: 'freeChat',
    meter: undefined,
    chat: { title: 'Chat', note: 'Everybody here reads along' },
    controls: <RoomControls sound={sound} end={{ label: 'Leave', onEnd }} />,
  },
  play: async ({ canvas }) => {
    // Said once; and nothing runs that could cost.
    await expect(canvas.getAllByText('Free chat')).toHaveLength(1);
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
export const VideoCall: Story = {
  args: {
    kind: 'videoCall',
    stage: stage('running', { fit: 'portrait', selfView: own }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Video call')).toBeVisible();
    canvas.getByRole('button', { name: 'Move your picture with the arrow keys' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Bottom left')).toBeInTheDocument();
  },
};
export const TicketShow: Story = {
  args: {
    kind: 'show',
    badges: ['HD'],
    meter: undefined,
    chat: { title: 'Chat', note: '38 guests are here' },
    controls: <RoomControls sound={sound} end={{ label: 'Leave the show', onEnd }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show')).toHaveAttribute('data-tone', 'live');
    await expect(canvas.getByText('HD')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};
export const Connecting: Story = {
  args: { stage: stage('connecting'), seconds: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not charged yet')).toBeVisible();
    // The way out is there from the first second, and asks nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'End chat' }));
    await expect(onEnd).toHaveBeenCalledTimes(1);
  },
  beforeEach: () => {
    onEnd.mockClear();
  },
};
export const Weak: Story = {
  args: { stage: stage('weak') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weak connection')).toBeVisible();
    await expect(canvas.queryByText('The meter is paused')).toBeNull();
  },
};
export const Paused: Story = {
  args: { stage: stage('paused'), meter: meter('panel', 'paused') },
  play: async ({ canvas }) => {
    // Over the picture and at the meter.
    await expect(canvas.getAllByText('The meter is paused')).toHaveLength(2);
  },
};
const phone = {
  layout: 'mobile',
  stage: stage('running', { poster: portrait(name), selfView: own }),
  meter: meter('pills'),
  end: <EndChatButton label="End" onEnd={onEnd} />,
  controls: <RoomControls variant="column" microphone={microphone} camera={camera} />,
  transcript: <ChatTranscript variant="overlay" name="Mira" lines={lines} />,
  composer: <Composer variant="media" placeholder="Write to Mira" onSend={fn()} />,
} as const;
export const OnPhones: Story = {
  args: phone,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const view = canvas.getByRole('group', { name: 'Your camera' });
    const chat = canvas.getByRole('region', { name: 'Chat' });
    canvas.getByRole('button', { name: 'Move your picture with the arrow keys' }).focus();
    for (const key of ['{ArrowDown}', '{ArrowLeft}', '{ArrowUp}', '{ArrowRight}']) {
      await userEvent.keyboard(key);
      // In no corner does it lie on the chat.
      await expect(view.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        chat.getBoundingClientRect().top,
      );
    }
  },
};
export const OnPhonesInGerman: Story = {
  args: {
    ...phone,
    stage: stage('running', {
      poster: portrait(name),
      selfView: (
        <SelfView
          state="denied"
          text="Der Browser blockiert die Kamera"
          action={<a href="#kamera">Erlauben</a>}
        />
      ),
    }),
    end: <EndChatButton label="Beenden" onEnd={onEnd} />,
    kind: 'videoCall',
    chat: { title: 'Chat' },
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Videoanruf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Beenden' })).toBeVisible();
  },
};
