import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import {
  heartIcon,
  microphoneIcon,
  pushPinIcon,
  thumbsDownIcon,
  thumbsUpIcon,
  videoCameraIcon,
} from '../icons/index.ts';
import { Cluster } from '../layout/Layout.tsx';
import { ToggleButton, ToggleButtonGroup } from './ToggleButton.tsx';

const meta = {
  title: 'Inputs/ToggleButton',
  component: ToggleButton,
  args: { glyph: heartIcon, label: 'Follow Mira', pressed: false, onToggle: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Mira', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { pressed: true } };
export const Pending: Story = {
  args: { pressed: true, pending: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow Mira', pressed: true });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const WithText: Story = { args: { glyph: thumbsUpIcon, label: 'Like', children: '318' } };
export const Kinds: Story = {
  render: (args) => (
    <Cluster>
      {(
        [
          ['Follow Mira', heartIcon],
          ['Like', thumbsUpIcon],
          ['Pin', pushPinIcon],
          ['Microphone', microphoneIcon],
          ['Camera', videoCameraIcon],
        ] as const
      ).flatMap(([label, glyph]) =>
        [false, true].map((pressed) => (
          <ToggleButton
            key={`${label} ${pressed}`}
            {...args}
            glyph={glyph}
            label={label}
            pressed={pressed}
          />
        )),
      )}
    </Cluster>
  ),
};
/** Nobody is logged in: the way there, not a button that does nothing. */
export const Denied: Story = {
  args: {
    glyph: thumbsUpIcon,
    label: 'Like',
    children: '318',
    denied: { reason: 'Log in to like it', href: '#login' },
  },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Like, 318. Log in to like it' });
    await expect(way).toHaveAttribute('href', '#login');
    await expect(way).not.toHaveAttribute('aria-pressed');
  },
};
export const DeniedIcon: Story = {
  args: { denied: { reason: 'Log in to follow', href: '#login' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Follow Mira. Log in to follow' })).toBeVisible();
  },
};
/** Like and dislike belong together. */
export const Group: Story = {
  render: (args) => (
    <ToggleButtonGroup label="What did you think of it?">
      <ToggleButton {...args} glyph={thumbsUpIcon} label="Like" pressed>
        318
      </ToggleButton>
      <ToggleButton {...args} glyph={thumbsDownIcon} label="Dislike" />
    </ToggleButtonGroup>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'What did you think of it?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dislike', pressed: false }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
  },
};
