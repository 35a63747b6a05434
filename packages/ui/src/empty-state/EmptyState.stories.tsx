import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { chatsIcon } from '../icons/index.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Content/EmptyState',
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

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const Page: Story = { args: { size: 'page', level: 1 } };
export const PageOnPhones: Story = { ...Page, globals: { viewport: { value: 'small' } } };
export const Inline: Story = { args: { size: 'inline' } };

const retrying = {
  seconds: 8,
  text: (seconds: number) => `We try again on our own in ${seconds} seconds.`,
  onRetry: fn(),
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The feed did not load"
      text="Our side, not yours. Nothing was bought or lost."
      // Its picture is kept, so its words do not count.
      retry={{
        ...retrying,
        seconds: 600,
        text: () => 'We try again on our own in 8 seconds.',
      }}
      action={<Button variant="ghost">Status page</Button>}
    />
  ),
};
const retry = fn();
/** It counts, tries, and counts anew when that failed, too. */
export const TriesOnItsOwn: Story = {
  render: function Render() {
    const [busy, setBusy] = useState(false);
    return (
      <>
        <ErrorState
          title="The feed did not load"
          text="Nothing was bought or lost."
          retry={{
            seconds: 2,
            text: (seconds) => `Next try in ${seconds} s.`,
            busy,
            onRetry: () => {
              retry();
              setBusy(true);
            },
          }}
        />
        <Button size="sm" onClick={() => setBusy(false)}>
          It fails again
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByText('Next try in 2 s.')).toBeVisible();
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByText(/Next try/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'It fails again' }));
    await expect(canvas.getByText('Next try in 2 s.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};
export const Manual: Story = {
  render: () => (
    <ErrorState
      size="inline"
      title="The comments did not load"
      action={<Button size="sm">Try again</Button>}
    />
  ),
};
/** Lost input is said at once. */
export const Urgent: Story = {
  render: () => (
    <ErrorState
      urgent
      title="Your post was not saved"
      text="The text is still here."
      action={<Button variant="solid">Save again</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The text is still here.');
  },
};
const retryBar = fn();
export const AsStatusBar: Story = {
  render: () => (
    <ErrorState
      size="bar"
      title="New posts did not load"
      text="You see those of 22:40."
      retry={{ ...retrying, onRetry: retryBar }}
    />
  ),
  play: async ({ canvas }) => {
    retryBar.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('New posts did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryBar).toHaveBeenCalledTimes(1);
  },
};
export const LongGerman: Story = {
  render: () => (
    <ErrorState
      size="page"
      level={1}
      title="Benachrichtigungseinstellungen konnten nicht geladen werden"
      text="Es liegt an uns. Nichts wurde gekauft und nichts ging verloren."
      retry={{ ...retrying, text: (seconds) => `Nächster Versuch in ${seconds} Sekunden.` }}
    />
  ),
  globals: { viewport: { value: 'small' }, language: 'de' },
};
