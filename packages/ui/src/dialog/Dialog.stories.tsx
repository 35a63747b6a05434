import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog and Sheet',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your choice',
    description: 'One task, one way out.',
    children: 'What it is about.',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndReturnsFocus: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          actions={<Button onClick={() => setOpen(false)}>Done</Button>}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Your choice' });
    await expect(dialog).toHaveAccessibleDescription('One task, one way out.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Alert: Story = {
  args: {
    alert: true,
    actions: (
      <>
        <Button>Not now</Button>
        <Button variant="primary">Start</Button>
      </>
    ),
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Sheet
      open
      onOpenChange={args.onOpenChange}
      title={args.title}
      description={args.description}
      actions={
        <Button variant="primary" size="lg" block>
          Pay €25.00
        </Button>
      }
    >
      {args.children}
    </Sheet>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your choice' })).toBeVisible();
  },
};
