import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { chatsIcon } from '../icons/index.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { EmptyState, ErrorState } from './EmptyState.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Content/Empty, error, loading',
  component: EmptyState,
  args: {
    glyph: chatsIcon,
    title: 'No conversations yet',
    text: 'Your first three messages to every performer are free.',
    action: <Button variant="solid">See who is online</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Inline: Story = { args: { size: 'inline' } };
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The feed did not load"
      text="Our side, not yours. Nothing was bought or lost."
      countdown="We try again on our own in 8 seconds."
      action={
        <>
          <Button variant="solid">Try again</Button>
          <Button variant="ghost">Status page</Button>
        </>
      }
    />
  ),
};
export const Loading: Story = {
  render: () => (
    <div className="vx-stack" data-gap="24">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 160px)', gap: '16px' }}>
        <Skeleton kind="performer" />
        <Skeleton kind="media" />
        <Skeleton kind="album" />
      </div>
      <Skeleton kind="row" />
      <Skeleton kind="text" />
      <Skeleton kind="card" />
    </div>
  ),
};
