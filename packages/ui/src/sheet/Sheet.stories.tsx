import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { longGerman } from '../fixtures/data.ts';
import { TextField } from '../text-field/TextField.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: framed,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your choice',
    description: 'One task, one way out.',
    children: 'What it is about.',
    actions: (
      <Button variant="primary" size="lg" block>
        Pay €25.00
      </Button>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 24 }, (_, index) => <p key={index}>Line {index + 1}</p>);
const sheet = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Your choice' });
/** At rest: what slides has arrived. */
const settled = async (node: HTMLElement): Promise<number> => {
  let before = Number.NaN;
  await waitFor(() => {
    const { top } = node.getBoundingClientRect();
    const same = top === before && node.getAnimations().length === 0;
    before = top;
    if (!same) throw new Error('still moving');
  });
  return before;
};
const drag = async (node: HTMLElement, by: number): Promise<void> => {
  const { left, top } = node.getBoundingClientRect();
  // Beside the button in the middle: a mouse presses that.
  const at = { clientX: left + 24, pointerId: 1, pointerType: 'mouse', buttons: 1 };
  const grip = node.firstElementChild as HTMLElement;
  await fireEvent.pointerDown(grip, { ...at, clientY: top + 8, button: 0 });
  for (let step = 1; step <= 8; step += 1) {
    await fireEvent.pointerMove(grip, { ...at, clientY: top + 8 + (by * step) / 8 });
    await new Promise(requestAnimationFrame);
  }
  await expect(node).toHaveAttribute('data-swiping');
  await fireEvent.pointerUp(grip, { ...at, clientY: top + 8 + by, buttons: 0 });
};

export const Content: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Sheet {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await sheet();
    await expect(dialog).toHaveAccessibleDescription('One task, one way out.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    // Besides the handle there is a button.
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const Opened: Story = {};
export const Half: Story = { args: { height: 'half' } };
export const Full: Story = { args: { height: 'full', children: many } };
export const DraggedAway: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const dialog = await sheet();
    await settled(dialog);
    await drag(dialog, 140);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
/** Half of the screen first: the rest by dragging, or by the handle, which is a button. */
export const Expandable: Story = {
  args: { height: 'expandable', children: many },
  play: async ({ args }) => {
    const dialog = await sheet();
    const middle = globalThis.innerHeight / 2;
    await waitFor(async () => expect(Math.abs((await settled(dialog)) - middle)).toBeLessThan(2));
    const pay = screen.getByRole('button', { name: 'Pay €25.00' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(globalThis.innerHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    await waitFor(async () => expect(await settled(dialog)).toBeLessThan(60));
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    await waitFor(async () => expect(Math.abs((await settled(dialog)) - middle)).toBeLessThan(2));
    await drag(dialog, -middle * 0.7);
    await waitFor(async () => expect(await settled(dialog)).toBeLessThan(60));
    await expect(screen.getByRole('button', { name: 'Smaller' })).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const ExpandableAtRest: Story = { args: { height: 'expandable', children: many } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const dialog = await sheet();
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await settled(dialog);
    await drag(dialog, 200);
    await settled(dialog);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
/** Closing would lose the note: it asks, whichever way it is closed. */
export const Dirty: Story = {
  args: { dirty: true, children: <TextField label="Note" defaultValue="Likes jazz" /> },
  play: async ({ args }) => {
    const dialog = await sheet();
    await settled(dialog);
    await drag(dialog, 200);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const LongGerman: Story = {
  args: {
    title: `${longGerman} ${longGerman}`,
    description: `${longGerman} ändern`,
    actions: (
      <Button variant="primary" size="lg" block>
        {longGerman} speichern
      </Button>
    ),
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
