import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { LiveBadge, PresenceDot } from './LiveBadge.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Live/LiveBadge',
  component: LiveBadge,
  args: { state: 'live' },
  parameters: {
    ownStates: {
      live: {},
      freeChat: { state: 'freeChat' },
      busy: { state: 'busy' },
      online: { state: 'online' },
      offline: { state: 'offline' },
    },
  },
} satisfies Meta<typeof LiveBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  render: () => (
    <div className="vx-cluster" data-gap="8">
      {(
        [
          'live',
          'show',
          'freeChat',
          'private',
          'voyeur',
          'videoCall',
          'busy',
          'online',
          'offline',
          'hd',
        ] as const
      ).map((state) => (
        <LiveBadge key={state} state={state} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // Crimson is for what is live now, and for nothing else.
    for (const word of ['Live', 'Show'])
      await expect(canvas.getByText(word)).toHaveAttribute('data-tone', 'live');
    for (const word of ['Free chat', 'Private', 'Voyeur', 'In a private chat', 'HD'])
      await expect(canvas.getByText(word)).toHaveAttribute('data-tone', 'media');
  },
};
export const OtherWords: Story = {
  args: { state: 'show', label: 'Running' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running')).toBeVisible();
  },
};
export const German: Story = {
  ...Words,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Im Privatchat')).toBeVisible();
    await expect(canvas.getByText('Videoanruf')).toBeVisible();
  },
  globals: { language: 'de' },
};
export const Dots: Story = {
  render: () => (
    <ul className="vx-cluster" data-gap="16">
      {(['live', 'freeChat', 'busy', 'online', 'offline'] as const).map((state) => (
        <li key={state} className="vx-cluster" data-gap="8">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <PresenceDot key={size} state={state} size={size} />
          ))}
          {state}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const dots = [...canvasElement.querySelectorAll('.vx-presence-dot')];
    await expect(dots.slice(0, 3).map((dot) => dot.getBoundingClientRect().width)).toEqual([
      8, 10, 14,
    ]);
    // The words beside it say the state: the dot is decoration.
    for (const dot of dots) await expect(dot).toHaveAttribute('aria-hidden', 'true');
  },
};
export const DotAlone: Story = {
  render: () => <PresenceDot state="online" label="Online" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Online' })).toBeVisible();
  },
};
