import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor } from 'storybook/test';
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
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Zuri Bell');
  },
};
export const One: Story = { args: { slides: slides.slice(0, 1) } };
export const FourAtMost: Story = {
  args: { slides: [...slides, { ...series, id: 'fifth', name: 'Fifth' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show /u })).toHaveLength(4);
  },
};
export const Series: Story = {
  args: { slides: [series, ...slides.slice(0, 2)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Backstage' })).toBeVisible();
    await expect(canvas.getByText('12 episodes of 40 minutes, new on Thursdays')).toBeVisible();
    // A series is not a person who is live.
    await expect(canvas.queryByText('Live')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Mira Solène' }));
    await expect(canvas.getByText('Live')).toBeVisible();
  },
};
export const SeriesOnPhones: Story = {
  args: { slides: [series] },
  globals: { viewport: { value: 'phone' } },
};
export const PreviewPlaying: Story = {
  args: {
    rotateEvery: 0.3,
    preview: <LivePreview src={null} name="Mira Solène" seconds={5} variant="hero" />,
  },
  play: async ({ canvas }) => {
    // Nobody is taken away while they are looked at.
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mira Solène');
  },
};
export const StopsOnFocusAndHover: Story = {
  args: { rotateEvery: 0.3 },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(name).not.toHaveTextContent('Mira Solène'));
    canvas.getByRole('button', { name: 'Show Mira Solène' }).focus();
    const held = name.textContent;
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(name).toHaveTextContent(held ?? '');
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
