import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { longGerman } from '../fixtures/data.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: framed,
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

export const Opened: Story = {
  args: {
    actions: (
      <>
        <Button>Not now</Button>
        <Button variant="primary">Choose</Button>
      </>
    ),
  },
};
export const OpensAndReturnsFocus: Story = {
  tags: ['!dev', '!autodocs'],
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
/** The one way out that loses something asks first, and the first answer is to stay. */
export const Dirty: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: 'Note about Mira', description: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const [note, setNote] = useState('');
    return (
      <Dialog
        {...args}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange(next);
        }}
        dirty={note !== ''}
        actions={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <TextField
          label="Note"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Dialog>
    );
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Note about Mira' });
    const field = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Likes jazz');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    const stay = screen.getByRole('button', { name: 'Keep editing' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue('Likes jazz');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Nothing was entered: nothing to ask. */
export const Clean: Story = {
  tags: ['!dev', '!autodocs'],
  args: { dirty: false },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const DirtyGerman: Story = {
  args: { dirty: true, title: longGerman },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('geht verloren');
  },
};
export const Large: Story = { args: { size: 'lg' } };
export const Full: Story = { args: { size: 'full' } };
