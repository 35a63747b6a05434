import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { banner, face, paletteOf, portrait } from '../fixtures/art.ts';
import { longGerman } from '../fixtures/data.ts';
import { LivePreview } from '../live-preview/LivePreview.tsx';
import { ProfileCover, ProfileHead, ProfileHero, RatingBars } from './ProfileHead.tsx';

const name = 'Mira Solène';
const meta = {
  title: 'Live/ProfileHead',
  component: ProfileHead,
  args: {
    name,
    picture: face(name),
    state: 'live',
    verified: true,
    facts: '27 years · Cologne · German, English, French',
  },
  parameters: {
    layout: 'fullscreen',
    ownStates: {
      live: {},
      busy: { state: 'busy' },
      online: { state: 'online' },
      'offline, without a picture': { state: 'offline', verified: false, picture: null },
    },
  },
  render: (args) => (
    <>
      <ProfileCover src={banner(name)} alt={`${name} at a window`} palette={paletteOf(name)} />
      <ProfileHead {...args} />
    </>
  ),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProfileHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const ringOf = (canvasElement: HTMLElement): string | null | undefined =>
  canvasElement.querySelector('.vx-profile-head .vx-avatar')?.getAttribute('data-ring');

export const Live: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Mira Solène Verified' });
    await expect(within(heading).getByRole('img', { name: 'Verified' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Mira Solène at a window' })).toBeVisible();
    await expect(ringOf(canvasElement)).toBe('live');
    await expect(canvas.getByRole('img', { name: 'Mira Solène, Live' })).toBeVisible();
  },
};
/** A private chat has no ring of its own: who is live can be visited. */
export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ canvas, canvasElement }) => {
    await expect(ringOf(canvasElement)).toBe('seen');
    await expect(canvas.getByRole('img', { name: `${name}, In a private chat` })).toBeVisible();
  },
};
export const Offline: Story = {
  args: { state: 'offline', verified: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(ringOf(canvasElement)).toBe('seen');
  },
};
export const WithPreview: Story = {
  render: (args) => (
    <>
      <ProfileCover
        src={banner(name)}
        alt={`${name} at a window`}
        preview={
          <LivePreview retryEvery={5_000} src={null} name={name} seconds={5} variant="hero" />
        }
      />
      <ProfileHead {...args} />
    </>
  ),
};
export const OnPhones: Story = {
  render: (args) => (
    <ProfileHero
      {...args}
      picture={portrait(name)}
      pictureAlt={`Portrait of ${name}`}
      cover={banner(name)}
      palette={paletteOf(name)}
      since="since 21:04"
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live')).toHaveAttribute('data-tone', 'live');
    await expect(canvas.getByText('since 21:04')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Portrait of Mira Solène' })).toBeVisible();
  },
};
export const LongGermanOnPhones: Story = {
  ...OnPhones,
  args: {
    name: `Mira ${longGerman}`,
    state: 'busy',
    facts: '27 Jahre · Friedrichshafen am Bodensee · Deutsch, Englisch, Französisch',
  },
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Im Privatchat')).toBeVisible();
    // A long name wraps and is not cut off.
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
/** It grows downwards, for the cover is no ground for its words. */
export const LongName: Story = {
  args: { name: `Mira ${longGerman}`, state: 'busy' },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ maxWidth: '720px' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const cover = canvasElement.querySelector('.vx-profile-cover')?.getBoundingClientRect();
    const name = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(name.height).toBeGreaterThan(60);
    await expect(name.top).toBeGreaterThanOrEqual(cover?.bottom ?? Infinity);
  },
};
export const Ratings: Story = {
  render: () => (
    <div style={{ maxWidth: '348px', padding: '16px' }}>
      <RatingBars
        title="Ratings, last 90 days"
        total="98 %"
        rows={[
          { label: 'Conversation', share: 0.98, text: '98 %' },
          { label: 'Picture and sound', share: 0.91, text: '91 %' },
        ]}
        note="From 412 chats"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Ratings, last 90 days' });
    await expect(within(region).getByText('91 %')).toBeVisible();
    // The lines are decoration beside the words.
    await expect(within(region).queryByRole('progressbar')).toBeNull();
  },
};
