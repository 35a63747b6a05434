import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { chatsIcon } from '../icons/index.ts';
import { EmptyState, ErrorState } from './EmptyState.tsx';

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
