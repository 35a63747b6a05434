import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longGerman } from '../fixtures/data.ts';
import { mainItems, rail } from '../fixtures/shell.tsx';
import { Surface } from '../surface/Surface.tsx';
import { Rail } from './Rail.tsx';

const meta = {
  title: 'Navigation/Rail',
  component: Rail,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: rail,
  decorators: [
    // The shell gives it its place.
    (Story, { args }) => (
      <div
        style={{
          width: args.slim === true ? 'var(--layout-rail-collapsed)' : 'var(--layout-rail)',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    await expect(canvas.getByRole('link', { name: /Messages.*3 unread/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Zuri Bell.*Live now/u })).toBeVisible();
  },
};
/** The names stay for those who do not see the icons. */
export const Slim: Story = {
  args: { slim: true },
  play: async ({ canvas }) => {
    const videos = canvas.getByRole('link', { name: 'Videos' });
    const { width, height } = videos.getBoundingClientRect();
    await expect(Math.abs(width - height)).toBeLessThan(12);
    await expect(canvas.getByText('Videos').getBoundingClientRect().width).toBe(1);
    // For the mouse, too.
    await expect(videos).toHaveAttribute('title', 'Videos');
    await expect(canvas.getByRole('link', { name: /Zuri Bell/u })).toHaveAttribute(
      'title',
      'Zuri Bell',
    );
  },
};
export const LoggedOut: Story = {
  args: {
    own: undefined,
    following: undefined,
    invite: (
      <Surface padding="sm">
        Follow performers you like. It is free.
        <Button variant="solid" href="#sign-up" block>
          Sign up
        </Button>
      </Surface>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Yours' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: {
    items: mainItems.map((item) =>
      item.id === 'videos' ? { ...item, label: longGerman, amount: 1840 } : item,
    ),
  },
  globals: { viewport: { value: 'desktop' }, language: 'de' },
};
