import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { paletteOf, room, wide } from '../fixtures/art.ts';
import { clip } from '../fixtures/clip.ts';
import { coins } from '../fixtures/data.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const videoIn = (canvasElement: HTMLElement): HTMLVideoElement => {
  const video = canvasElement.querySelector('video');
  if (video === null) throw new Error('A player has a video.');
  return video;
};
const stateOf = (canvasElement: HTMLElement): string | undefined =>
  canvasElement.querySelector<HTMLElement>('.vx-player')?.dataset['state'];
const plays = async (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(stateOf(canvasElement)).toBe('playing'));

const scenes = ['Lamps', 'First record', 'A letter', 'Last song'].map((title, index) => ({
  id: title,
  title,
  at: index * 3,
  picture: room(title),
  palette: paletteOf(title),
}));
const offer = (
  <Button variant="mediaSolid" price={coins(24)}>
    Buy video
  </Button>
);

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    src: null,
    title: 'Fairy lights and vinyl',
    poster: wide('Fairy lights'),
    retryEvery: 5_000,
    onWant: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.variant === 'theatre' ? 'none' : '760px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Fairy lights and vinyl' }));
    await expect(args.onWant).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status', { name: 'Loading video' })).toBeVisible();
  },
};
/** Twelve seconds that really play. */
const playing = { src: clip, autoPlay: true, limitText: '0:12' };

export const Playing: Story = {
  args: playing,
  play: async ({ canvas, canvasElement }) => {
    await plays(canvasElement);
    const pause = canvas.getByRole('button', { name: 'Pause' });
    const controls = canvas.getByRole('group', { name: 'Player controls' });
    await fireEvent.pointerMove(pause);
    // Nobody moves: the controls go, but not from under a focus.
    await waitFor(() => expect(getComputedStyle(controls).opacity).toBe('0'));
    await userEvent.tab();
    await waitFor(() => expect(getComputedStyle(controls).opacity).toBe('1'));
    await userEvent.click(pause);
    await waitFor(() => expect(stateOf(canvasElement)).toBe('paused'));
  },
};
export const Keys: Story = {
  args: { ...playing, autoPlay: false, onVariant: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const video = videoIn(canvasElement);
    video.muted = true;
    await userEvent.click(canvas.getByRole('button', { name: /^Play: / }));
    await plays(canvasElement);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.keyboard('5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(6, 0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(11, 0));
    await userEvent.keyboard('j');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1, 0));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute(
      'aria-valuetext',
      '90 percent',
    );
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await userEvent.keyboard('t');
    await expect(args.onVariant).toHaveBeenCalledWith('theatre');
    await userEvent.keyboard(' ');
    await plays(canvasElement);
  },
};
/** Arrows choose among the qualities; they neither seek nor change the volume from there. */
export const QualityByKeys: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    ...playing,
    autoPlay: false,
    qualities: [
      { id: 1, label: '1080p' },
      { id: 0, label: '720p' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play: / }));
    await plays(canvasElement);
    await userEvent.keyboard('k5');
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(6, 0));
    await userEvent.click(canvas.getByRole('button', { name: 'Quality' }));
    canvas.getByRole('radio', { name: 'Automatic' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '720p' })).toHaveFocus();
    await expect(video.currentTime).toBeCloseTo(6, 0);
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute(
      'aria-valuetext',
      '100 percent',
    );
  },
};
export const Buffering: Story = {
  args: playing,
  play: async ({ canvas, canvasElement }) => {
    await plays(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(stateOf(canvasElement)).toBe('paused'));
    await fireEvent(videoIn(canvasElement), new Event('waiting'));
    await expect(canvas.getByRole('status', { name: 'Loading video' })).toBeVisible();
  },
};
export const Theatre: Story = {
  args: { ...playing, autoPlay: false, variant: 'theatre' },
  parameters: { layout: 'fullscreen' },
  render: function Render(args) {
    const [variant, setVariant] = useState<'inline' | 'theatre'>('theatre');
    return <VideoPlayer {...args} variant={variant} onVariant={setVariant} />;
  },
  globals: { viewport: { value: 'desktop' } },
};
export const TheatreByButtonAndKey: Story = {
  ...Theatre,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Theatre mode' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('t');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Mini: Story = {
  args: { ...playing, onClose: fn() },
  render: function Render(args) {
    const [variant, setVariant] = useState<'inline' | 'theatre' | 'mini'>('mini');
    return (
      <>
        <VideoPlayer {...args} variant={variant} onVariant={setVariant} />
        <Button onClick={() => setVariant('mini')}>To another page</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const video = videoIn(canvasElement);
    await plays(canvasElement);
    const before = video.currentTime;
    await userEvent.click(canvas.getByRole('button', { name: 'Open the player' }));
    await expect(canvas.getByRole('slider', { name: 'Position' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'To another page' }));
    await expect(canvas.queryByRole('slider', { name: 'Position' })).toBeNull();
    // The same video plays on through both.
    await expect(videoIn(canvasElement)).toBe(video);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(before));
    await expect(video.paused).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Live: Story = {
  args: { src: clip, title: 'Late night studio', mode: 'live', autoPlay: true },
  play: async ({ canvas, canvasElement }) => {
    await plays(canvasElement);
    await expect(canvas.getByText('Live')).toHaveAttribute('data-tone', 'live');
    await expect(canvas.queryByRole('slider', { name: 'Position' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const video = videoIn(canvasElement);
    const stood = video.currentTime;
    // What stood still is not live any more, until the guest is back at now.
    await expect(canvas.queryByText('Live')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to live' }));
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(stood + 2));
    await expect(canvas.getByText('Live')).toBeInTheDocument();
  },
};
export const Scenes: Story = {
  args: { ...playing, autoPlay: false, scenes },
  play: async ({ canvas, canvasElement }) => {
    videoIn(canvasElement).muted = true;
    // From rest: the scene is where the video begins.
    await userEvent.click(canvas.getByRole('button', { name: '0:06 A letter Scene 3' }));
    await plays(canvasElement);
    await waitFor(() => expect(videoIn(canvasElement).currentTime).toBeGreaterThanOrEqual(6));
    // Three of the four begin on the line; the first is its start.
    const line = canvasElement.querySelector<HTMLElement>('.vx-player__seek');
    await expect(line?.style.getPropertyValue('--vx-slider-marks')).toMatch(/gradient/u);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /A letter/u })).toHaveAttribute('aria-current'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '0:03 First record Scene 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /First record/u })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    await expect(canvas.getByRole('button', { name: /A letter/u })).not.toHaveAttribute(
      'aria-current',
    );
  },
};
export const SceneLocked: Story = {
  args: {
    ...playing,
    badge: 'Preview',
    previewSeconds: 6,
    limitText: '0:06 preview',
    lengthText: 'Full length 18:24',
    scenes: scenes.map((scene, index) => ({ ...scene, locked: index > 1 })),
    previewEnd: offer,
  },
  play: async ({ canvas, canvasElement }) => {
    await plays(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '0:09 Last song Scene 4, Locked' }));
    await waitFor(() => expect(videoIn(canvasElement).paused).toBe(true));
    await expect(canvas.getByText('“Last song” is not part of the preview')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Buy video/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await plays(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /A letter/u }));
    await expect(canvas.getByText('“A letter” is not part of the preview')).toBeVisible();
  },
};
export const PreviewEnded: Story = {
  args: {
    ...playing,
    badge: 'Preview',
    previewSeconds: 1,
    limitText: '0:01 preview',
    lengthText: 'Full length 18:24',
    previewEnd: offer,
    onPreviewEnded: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByText('The preview has ended')).toBeVisible());
    await expect(args.onPreviewEnded).toHaveBeenCalledTimes(1);
    await expect(videoIn(canvasElement).paused).toBe(true);
    await expect(canvas.getByRole('button', { name: /Buy video/u })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play again', description: '' }));
    await plays(canvasElement);
    await waitFor(() => expect(args.onPreviewEnded).toHaveBeenCalledTimes(2));
  },
};
export const AgeCheck: Story = {
  args: {
    src: clip,
    autoPlay: true,
    scenes,
    ageCheck: {
      title: 'Check your age first',
      text: 'It takes about two minutes and costs nothing.',
      action: (
        <Button variant="mediaSolid" href="#age">
          Verify my age
        </Button>
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your age first');
    await expect(canvas.getByRole('link', { name: 'Verify my age' })).toBeVisible();
    canvasElement.querySelector<HTMLElement>('.vx-player')?.focus();
    await userEvent.keyboard('k');
    // Nothing is loaded, by no way.
    await expect(videoIn(canvasElement).currentSrc).toBe('');
    await expect(canvas.queryByRole('button', { name: /Scene 1/u })).toBeNull();
  },
};
export const AgeCheckInGerman: Story = {
  args: {
    ...AgeCheck.args,
    ageCheck: {
      title: 'Erst die Altersprüfung',
      text: 'Sie dauert etwa zwei Minuten und kostet nichts.',
      action: (
        <Button variant="mediaSolid" href="#age">
          Alter jetzt überprüfen
        </Button>
      ),
    },
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};
export const Preview: Story = {
  args: {
    badge: 'Preview',
    previewSeconds: 45,
    limitText: '0:45 preview',
    lengthText: 'Full length 18:24',
  },
};
export const WithCaptions: Story = {
  args: {
    limitText: '18:24',
    captions: [{ src: 'data:text/vtt,WEBVTT', lang: 'en', label: 'English' }],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Captions' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
export const FailsAndHeals: Story = {
  args: { src: 'data:video/mp4;base64,AAAA', autoPlay: true, retryEvery: 60_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The video won’t play right now')).toBeVisible());
    await expect(canvas.getByText('Next try in 60 s')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
};
export const VolumeIsRemembered: Story = {
  args: {
    limitText: '18:24',
    volume: { read: () => ({ volume: 0.4, muted: false }), write: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute(
      'aria-valuetext',
      '40 percent',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.volume?.write).toHaveBeenCalledWith({ volume: 0.4, muted: true });
  },
};
