import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { face } from '../fixtures/art.ts';
import { performers } from '../fixtures/data.ts';
import { StoryBar, type Story as OneStory } from './StoryBar.tsx';

const stories: OneStory[] = performers.map(({ name, href, state }) => ({
  name: name.split(' ')[0] ?? name,
  href,
  picture: face(name),
  state,
}));
const meta = {
  title: 'Feed/StoryBar',
  component: StoryBar,
  args: { label: 'Live and new', stories },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Live and new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Noor\b.*Live$/u })).toHaveAttribute(
      'href',
      '#Noor',
    );
    await expect(canvas.getByRole('link', { name: /^Kaia\b.*In a private chat$/u })).toBeVisible();
  },
};
export const SeenAndUnseen: Story = {
  args: {
    stories: stories
      .filter(({ state }) => state === 'online' || state === 'offline')
      .flatMap((one) => [
        { ...one, seen: false },
        { ...one, href: `${one.href}-seen`, seen: true },
        { ...one, href: `${one.href}-nothing` },
      ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^Tessa\b.*Online, New$/u })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Tessa\b.*Online$/u })).toHaveLength(2);
    const rings = [...canvasElement.querySelectorAll('.vx-avatar')].map((one) =>
      one.getAttribute('data-ring'),
    );
    await expect(rings).toEqual(['unseen', 'seen', null, 'unseen', 'seen', null]);
  },
};
export const InGerman: Story = {
  globals: { language: 'de', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Juno\b.*Gratis-Chat$/u })).toBeInTheDocument();
  },
};
