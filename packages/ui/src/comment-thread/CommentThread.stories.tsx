import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { comments } from '../fixtures/feed.ts';
import { CommentThread, type CommentSnapshot, type CommentThreadProps } from './CommentThread.tsx';

const meta = {
  title: 'Feed/CommentThread',
  component: CommentThread,
  args: {
    title: '31 comments',
    comments,
    send: fn<NonNullable<CommentThreadProps['send']>>() as CommentThreadProps['send'],
    texts: { placeholder: 'Write a comment', replyPlaceholder: (name) => `Reply to ${name}` },
    more: { label: 'Show 5 more', run: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '600px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply to Tom' }));
    const field = canvas.getByRole('textbox', { name: 'Reply to Tom' });
    await userEvent.type(field, 'Agreed{Enter}');
    await expect(args.send).toHaveBeenCalledWith('Agreed', 'c1');
    await expect(canvas.queryByRole('textbox', { name: 'Reply to Tom' })).toBeNull();
  },
};
export const FocusGoesToTheNewOne: Story = {
  render: function Render(args) {
    const [all, setAll] = useState<readonly CommentSnapshot[]>(comments);
    return (
      <CommentThread
        {...args}
        comments={all}
        send={(text) =>
          setAll([
            { id: 'new', author: { name: 'Jonas' }, text, time: 'now', own: true, remove: fn() },
            ...all,
          ])
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Write a comment' }), 'Mine{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByText('Mine', { selector: '.vx-comment__text' }).closest('[tabindex]'),
      ).toHaveFocus(),
    );
  },
};
export const Blocked: Story = {
  args: { send: null, blocked: 'You cannot comment here. Support can tell you more.' },
};
export const AlbumOnePerGuest: Story = {
  args: { title: '3 comments', send: null, more: null },
};
export const LoadingMore: Story = {
  args: { more: { label: 'Show 5 more', run: fn(), busy: true } },
};
export const Empty: Story = {
  args: {
    title: 'Comments',
    comments: [],
    more: null,
    empty: 'No comments yet. Say what you see.',
  },
};
export const LongWords: Story = {
  args: {
    comments: comments.map((one) => ({ ...one, text: longGerman.repeat(4) })),
    texts: { placeholder: 'Einen Kommentar schreiben', replyPlaceholder: (name) => name },
  },
  globals: { language: 'de' },
};
