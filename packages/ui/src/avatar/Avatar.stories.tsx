import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { face } from '../fixtures/art.ts';
import { Avatar, AvatarStack } from './Avatar.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Mira Solène', src: face('Mira Solène') },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div className="vx-cluster" data-gap="12">
      {(['xs', 'sm', 'rail', 'md', 'comment', 'lg', 'story', 'xl', 'profile'] as const).map(
        (size) => (
          <Avatar key={size} {...args} size={size} />
        ),
      )}
    </div>
  ),
};
export const Rings: Story = {
  render: (args) => (
    <div className="vx-cluster" data-gap="16">
      <Avatar {...args} size="lg" ring="live" />
      <Avatar {...args} size="lg" ring="unseen" />
      <Avatar {...args} size="lg" ring="seen" />
      <Avatar {...args} size="lg" ring="vip" />
      <Avatar {...args} size="lg" presence="online" />
      <Avatar {...args} size="story" ring="live" liveLabel />
    </div>
  ),
};
export const States: Story = {
  render: (args) => (
    <div className="vx-cluster" data-gap="16">
      {(['live', 'online', 'offline'] as const).map((state) => (
        <Avatar key={state} {...args} size="lg" presence={state} label={`Mira Solène, ${state}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // The dot is decoration: where nothing stands beside it, the name says the state.
    await expect(canvas.getByRole('img', { name: 'Mira Solène, live' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
export const WithoutPicture: Story = { args: { src: null, size: 'xl' } };
export const Stack: Story = {
  render: () => (
    <AvatarStack
      people={['Zuri', 'Kaia', 'Mira'].map((name) => ({ name, src: face(name) }))}
      total={7}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Zuri, Kaia, Mira and 4 more' })).toBeVisible();
  },
};
export const StackOfFive: Story = {
  render: () => (
    <AvatarStack
      people={['Zuri', 'Kaia', 'Mira', 'Noor', 'Ivy', 'Juno'].map((name) => ({
        name,
        src: face(name),
      }))}
      max={8}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: 'Zuri, Kaia, Mira, Noor, Ivy and 1 more' }),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('.vx-avatar')).toHaveLength(5);
  },
};
