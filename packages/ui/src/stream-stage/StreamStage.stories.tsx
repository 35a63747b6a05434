import type { Meta, StoryObj } from '@storybook/react-vite';

import { createRef } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { room, wide } from '../fixtures/art.ts';
import { clip } from '../fixtures/clip.ts';
import { Picture } from '../picture/Picture.tsx';
import { SelfView } from './SelfView.tsx';
import { StreamStage, type StageHandle } from './StreamStage.tsx';

const own = (
  <SelfView state="on">
    <Picture src={room('Jonas')} alt="Your camera" ratio="fill" radius="none" />
  </SelfView>
);
const stateOf = (canvasElement: HTMLElement): string | undefined =>
  canvasElement.querySelector<HTMLElement>('.vx-stage')?.dataset['state'];

const meta = {
  title: 'Live/StreamStage',
  component: StreamStage,
  args: {
    src: clip,
    name: 'Mira Solène',
    poster: wide('Mira Solène'),
    state: 'running',
    muted: true,
    retryEvery: 5_000,
    onPlaying: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '520px', maxWidth: '920px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StreamStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { src: null, state: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ConnectingNot charged yet');
  },
};
export const Playing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('running'));
    await expect(args.onPlaying).toHaveBeenCalled();
    await expect(canvas.getByLabelText('Live video of Mira Solène')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Contain: Story = { ...Playing, args: { fit: 'contain' } };
export const Portrait: Story = {
  args: { fit: 'portrait' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('running'));
    const { width, height } = canvas
      .getByLabelText('Live video of Mira Solène')
      .getBoundingClientRect();
    await expect(width / height).toBeCloseTo(9 / 16, 1);
  },
};
export const Stalled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('running'));
    const video = canvas.getByLabelText<HTMLVideoElement>('Live video of Mira Solène');
    video.pause();
    await fireEvent(video, new Event('waiting'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for the picture');
    // The last picture stays.
    await expect(getComputedStyle(video).opacity).toBe('1');
  },
};
export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Weak connectionThe meter is paused',
    );
  },
};
export const Lost: Story = {
  args: { src: 'data:video/mp4;base64,AAAA', retryEvery: 60_000, onFailed: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByText('Connection lost, next try in 60 s')).toBeVisible(),
    );
    await expect(args.onFailed).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledTimes(2));
  },
};
export const Ended: Story = {
  args: { state: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Chat ended');
  },
};
export const SelfViewOn: Story = {
  args: { selfView: own },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('.vx-stage')?.getBoundingClientRect();
    const view = canvas.getByRole('group', { name: 'Your camera' });
    const middle = (): { x: number; y: number } => {
      const { left, top, width, height } = view.getBoundingClientRect();
      return {
        x: left + width / 2 - (stage?.left ?? 0),
        y: top + height / 2 - (stage?.top ?? 0),
      };
    };
    const half = { x: (stage?.width ?? 0) / 2, y: (stage?.height ?? 0) / 2 };
    await expect(middle().x).toBeGreaterThan(half.x);
    await expect(middle().y).toBeGreaterThan(half.y);
    canvas.getByRole('button', { name: 'Move your picture with the arrow keys' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(middle().x).toBeLessThan(half.x);
    await expect(middle().y).toBeGreaterThan(half.y);
    await userEvent.keyboard('{ArrowUp}');
    await expect(middle().y).toBeLessThan(half.y);
    await expect(canvas.getByText('Top left')).toBeInTheDocument();
  },
};
export const SelfViewDragged: Story = {
  args: { selfView: own },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move your picture with the arrow keys' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 700, clientY: 400 } },
      { target: handle, coords: { clientX: 90, clientY: 60 } },
      { keys: '[/MouseLeft]', target: handle, coords: { clientX: 90, clientY: 60 } },
    ]);
    await waitFor(() => expect(canvas.getByText('Top left')).toBeInTheDocument());
  },
};
export const SelfViewOff: Story = {
  args: { selfView: <SelfView state="off" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your camera is off')).toBeVisible();
  },
};
const allow = fn();
export const SelfViewWithoutPermission: Story = {
  args: {
    selfView: (
      <SelfView
        state="denied"
        text="The browser blocks your camera"
        action={
          <button type="button" className="vx-text-link" onClick={allow}>
            How to allow it
          </button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The browser blocks your camera')).toBeVisible();
    // The handle covers the picture, but not what can be pressed in it.
    await userEvent.click(canvas.getByRole('button', { name: 'How to allow it' }));
    await expect(allow).toHaveBeenCalledTimes(1);
  },
};
const handle = createRef<StageHandle>();
export const Handle: Story = {
  args: { handle },
  play: async ({ canvasElement }) => {
    const full = fn();
    const stage = canvasElement.querySelector<HTMLElement>('.vx-stage');
    if (stage === null) throw new Error('There is a stage.');
    stage.requestFullscreen = async () => full();
    handle.current?.fullscreen();
    await expect(full).toHaveBeenCalledTimes(1);
  },
};
