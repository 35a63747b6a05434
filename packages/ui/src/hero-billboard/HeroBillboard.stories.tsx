import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { face, portrait, room, wide } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { playIcon, plusIcon, videoCameraIcon } from '../icons/index.ts';
import { LivePreview } from '../live-preview/LivePreview.tsx';
import { HeroBillboard, type HeroSlide } from './HeroBillboard.tsx';

const slides: HeroSlide[] = ['Mira Solène', 'Noor Amani', 'Zuri Bell', 'Ivy Hart'].map((name) => ({
  id: name,
  name,
  picture: wide(name),
  pictureMobile: portrait(name),
  pictureAlt: `Illustrated portrait of ${name}`,
  face: face(name),
  state: 'live',
  text: 'Slow conversations, city lights and good music.',
  rating: { share: '98 %', text: 'from 412 ratings' },
  actions: (
    <>
      <Button
        variant="primary"
        size="lg"
        icon={videoCameraIcon}
        price={coins(12)}
        per="minute"
        href="#chat"
      >
        Private chat
      </Button>
      <Button variant="media" size="lg" icon={playIcon}>
        Preview
      </Button>
    </>
  ),
  note: '€2.99 per minute. You confirm before anything is charged.',
}));
const series: HeroSlide = {
  id: 'backstage',
  name: 'Backstage',
  picture: wide('Sana Rey'),
  pictureMobile: portrait('Sana Rey'),
  pictureAlt: 'Sana Rey on a stage',
  face: room('Backstage'),
  badges: ['Series', 'Season 2'],
  text: 'Six performers, one small theatre, and the hour before the curtain goes up.',
  facts: '12 episodes of 40 minutes, new on Thursdays',
  actions: (
    <>
      <Button variant="primary" size="lg" icon={playIcon} href="#episode-4">
        Continue episode 4
      </Button>
      <Button variant="media" size="lg" icon={plusIcon} iconWeight="regular">
        Watch list
      </Button>
    </>
  ),
  note: '21:40 minutes left. Part of your subscription.',
};
const meta = {
  title: 'Media/HeroBillboard',
  component: HeroBillboard,
  args: { slides },
} satisfies Meta<typeof HeroBillboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Zuri Bell' }));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Zuri Bell');
  },
};
/** A page about one thing: its name is the heading of the page. */
export const One: Story = { args: { slides: slides.slice(0, 1), level: 1 } };
export const FourAtMost: Story = {
  args: { slides: [...slides, { ...series, id: 'fifth', name: 'Fifth' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show /u })).toHaveLength(4);
  },
};
export const Series: Story = {
  args: { slides: [series, ...slides.slice(0, 2)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Backstage' })).toBeVisible();
    await expect(canvas.getByText('12 episodes of 40 minutes, new on Thursdays')).toBeVisible();
    // A series is not a person who is live.
    await expect(canvas.getAllByText('Live')[0]).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Mira Solène' }));
    await expect(canvas.getAllByText('Live')[0]).toBeVisible();
  },
};
export const SeriesOnPhones: Story = {
  args: { slides: [series] },
  globals: { viewport: { value: 'phone' } },
};
export const PreviewPlaying: Story = {
  args: {
    rotateEvery: 0.3,
    preview: (
      <LivePreview retryEvery={5_000} src={null} name="Mira Solène" seconds={5} variant="hero" />
    ),
  },
  play: async ({ canvas }) => {
    // Nobody is taken away while they are looked at.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Mira Solène');
  },
};
export const StopsOnFocusAndHover: Story = {
  args: { rotateEvery: 0.3 },
  play: async ({ canvas }) => {
    const shown = (): string | null => canvas.getByRole('heading', { level: 2 }).textContent;
    await waitFor(() => expect(shown()).not.toBe('Mira Solène'));
    canvas.getByRole('button', { name: 'Show Mira Solène' }).focus();
    const held = shown();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(shown()).toBe(held);
  },
};
const onSelect = fn();
/** All that are featured, by swiping or by the lines at the top, which are as high as a finger. */
export const SwipedOnPhones: Story = {
  args: { onSelect },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    onSelect.mockClear();
    const track = canvasElement.querySelector<HTMLElement>('.vx-hero__track') as HTMLElement;
    const inSight = (name: string): boolean => {
      const { left, right } = canvas.getByRole('heading', { name }).getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    };
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(inSight('Noor Amani')).toBe(false);
    const height = track.clientHeight;
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    const noor = canvas.getByRole('button', { name: 'Show Noor Amani' });
    await waitFor(() => expect(noor).toHaveAttribute('aria-pressed', 'true'));
    await expect(inSight('Noor Amani')).toBe(true);
    await expect(onSelect).toHaveBeenLastCalledWith('Noor Amani');
    const ivy = canvas.getByRole('button', { name: 'Show Ivy Hart' });
    const { width: wide, height: high } = ivy.getBoundingClientRect();
    await expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
    await userEvent.click(ivy);
    await waitFor(() => expect(inSight('Ivy Hart')).toBe(true));
    await expect(track.clientHeight).toBe(height);
  },
};
/** What moves by itself stands still at the first touch, and by its button. */
export const RotatingOnPhones: Story = {
  args: { rotateEvery: 0.3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const track = canvasElement.querySelector<HTMLElement>('.vx-hero__track') as HTMLElement;
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThanOrEqual(track.clientWidth));
    await userEvent.pointer([
      { keys: '[TouchA>]', target: track },
      { keys: '[/TouchA]', target: track },
    ]);
    await expect(await canvas.findByRole('button', { name: 'Resume rotation' })).toBeVisible();
  },
};
/** With reduced motion nothing moves by itself; a line leads to each at once. */
export const ReducedMotionOnPhones: Story = {
  args: { rotateEvery: 0.3 },
  globals: { viewport: { value: 'phone' }, motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    const track = canvasElement.querySelector<HTMLElement>('.vx-hero__track') as HTMLElement;
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(track.scrollLeft).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Zuri Bell' }));
    await expect(track.scrollLeft).toBe(2 * track.clientWidth);
  },
};
export const PausedOnPhones: Story = {
  args: { rotateEvery: 8 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause rotation' }));
    await expect(canvas.getByRole('button', { name: 'Resume rotation' })).toBeVisible();
  },
};
export const Rotating: Story = {
  args: { rotateEvery: 8 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause rotation' }));
    await expect(canvas.getByRole('button', { name: 'Resume rotation' })).toBeVisible();
  },
};
