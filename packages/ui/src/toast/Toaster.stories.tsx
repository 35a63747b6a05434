import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Toaster } from './Toaster.tsx';
import { createToaster } from './toaster-store.ts';

const toaster = createToaster();
const undo = fn();
const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  args: { toaster },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** For who looks at them: they stay. */
const shown = createToaster();
shown.show({ title: 'Added to your library', duration: DAY_MS });
shown.show({
  title: 'Rose sent to Mira',
  text: '4 coins. New balance 182.',
  tone: 'money',
  duration: DAY_MS,
  undo: { label: () => 'Undo, 5 s', run: undo },
});
shown.show({ title: 'Not saved', text: 'Nothing was charged.', tone: 'error' });

export const Tones: Story = { args: { toaster: shown } };
export const WithUndo: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Button
        onClick={() =>
          toaster.show({
            title: 'Rose sent to Mira',
            text: '4 coins. New balance 182.',
            tone: 'money',
            undo: { label: (left) => `Undo, ${left} s`, run: undo },
          })
        }
      >
        Send
      </Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/u }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(screen.queryByText('Rose sent to Mira')).toBeNull();
  },
};
export const Failed: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Button
        onClick={() =>
          toaster.show({ title: 'Not saved', text: 'Nothing was charged.', tone: 'error' })
        }
      >
        Save
      </Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
  },
};
/** Goes by itself, and waits while somebody looks at it. */
export const PausedWhileRead: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Button
        onClick={() =>
          toaster.show({
            title: 'Added to your library',
            undo: { label: (left) => `Undo, ${left} s`, run: undo },
          })
        }
      >
        Add
      </Button>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const back = await screen.findByRole('button', { name: /^Undo/u });
    await userEvent.hover(back);
    const left = back.textContent;
    await new Promise((resolve) => setTimeout(resolve, 2200));
    await expect(back).toHaveTextContent(left ?? '');
    await userEvent.unhover(back);
    await waitFor(() => expect(back.textContent).not.toBe(left));
    await userEvent.click(back);
    await expect(screen.queryByText('Added to your library')).toBeNull();
  },
};
