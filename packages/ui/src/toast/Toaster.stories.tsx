import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Toaster } from './Toaster.tsx';
import { createToaster } from './toaster-store.ts';

const toaster = createToaster();
const undo = fn();
const meta = { title: 'Overlays/Toast', component: Toaster, args: { toaster } } satisfies Meta<
  typeof Toaster
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
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
