import type { Meta, StoryObj } from '@storybook/react-vite';

import type { ComponentProps, ReactElement } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Toaster } from './Toaster.tsx';
import { createToaster, type ToastInput } from './toaster-store.ts';

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
const messages = {
  rose: {
    title: 'Rose sent to Mira',
    text: '4 coins. New balance 182.',
    tone: 'money',
    undo: { label: (left: number) => `Undo, ${left} s`, run: undo },
  },
  failed: { title: 'Not saved', text: 'Nothing was charged.', tone: 'error' },
  added: { title: 'Added to your library' },
} as const satisfies Record<string, ToastInput>;

/** Buttons that say something each, over a toaster of their own. */
const says =
  (...inputs: readonly ToastInput[]) =>
  (args: ComponentProps<typeof Toaster>): ReactElement => (
    <>
      {inputs.map((input) => (
        <Button key={input.title} onClick={() => toaster.show(input)}>
          {input.title}
        </Button>
      ))}
      <Toaster {...args} />
    </>
  );
type Canvas = ReturnType<typeof within>;
const say = (canvas: Canvas, { title }: ToastInput): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: title }));
const message = ({ title }: ToastInput): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: title }, { timeout: 5000 });
const gone = ({ title }: ToastInput, timeout = 2000): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull(), { timeout });
const dismiss = (of: HTMLElement): HTMLElement =>
  within(of).getByRole('button', { name: 'Dismiss' });
/** Each story begins without a message, and leaves none behind. */
const putAllAway = (): void => {
  for (const { id } of toaster.getSnapshot()) toaster.dismiss(id);
};

export const WithUndo: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.rose),
  beforeEach: () => {
    undo.mockClear();
    return putAllAway;
  },
  play: async ({ canvas }) => {
    await say(canvas, messages.rose);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/u }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await gone(messages.rose);
  },
};
/** A reader hears the words once, and no second of those that go by. */
export const SaidOnce: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.rose),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await say(canvas, messages.rose);
    await expect(region).toHaveTextContent(/^Rose sent to Mira 4 coins. New balance 182.$/u);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    const found = await message(messages.rose);
    await expect(found).toHaveAccessibleDescription('4 coins. New balance 182.');
    for (let at: Element | null = found; at !== null; at = at.parentElement)
      await expect([null, 'off']).toContain(at.getAttribute('aria-live'));
    await waitFor(() => expect(region).toBeEmptyDOMElement(), { timeout: 5000 });
    await expect(found).toBeVisible();
  },
};
/** An error is said at once, can be reached and read, and stays until it is put away. */
export const Failed: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.failed),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    await say(canvas, messages.failed);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
    const found = await message(messages.failed);
    await expect(found.closest('[aria-hidden="true"], [inert]')).toBeNull();
    await userEvent.click(dismiss(found));
    await gone(messages.failed);
  },
};
/** Goes by itself, and waits while somebody looks at it. */
export const PausedWhileRead: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.rose),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    await say(canvas, messages.rose);
    const back = await screen.findByRole('button', { name: /^Undo/u });
    await userEvent.hover(back);
    const left = back.textContent;
    await new Promise((resolve) => setTimeout(resolve, 2200));
    await expect(back).toHaveTextContent(left ?? '');
    await userEvent.unhover(back);
    await waitFor(() => expect(back.textContent).not.toBe(left), { timeout: 3000 });
    await userEvent.click(back);
    await gone(messages.rose);
  },
};
/** The focus holds all of them; the pointer that comes and goes meanwhile does not let them go on. */
export const PausedWithFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.rose, messages.failed),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    await say(canvas, messages.rose);
    const back = await screen.findByRole('button', { name: /^Undo/u });
    await userEvent.keyboard('{F6}{Tab}');
    await expect(await message(messages.rose)).toHaveFocus();
    const left = back.textContent;
    await userEvent.hover(back);
    await userEvent.unhover(back);
    await new Promise((resolve) => setTimeout(resolve, 2200));
    await expect(back).toHaveTextContent(left ?? '');
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone(messages.rose);
  },
};
/** F6 leads to the messages, Escape puts one away and goes to the next, and after the last back to where the guest was. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.added, messages.failed),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    await say(canvas, messages.failed);
    await say(canvas, messages.added);
    const [older, newer] = [await message(messages.failed), await message(messages.added)];
    const button = canvas.getByRole('button', { name: 'Added to your library' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: 'Notices' })).toHaveFocus();
    await userEvent.tab();
    await expect(newer).toHaveFocus();
    await userEvent.tab();
    await expect(dismiss(newer)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone(messages.added);
    await expect(older).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone(messages.failed);
    await expect(button).toHaveFocus();
  },
};
/** An error stands; the others come and go beside it, also when the pointer was on one that was put away. */
export const BesideAnError: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.failed, messages.added, messages.rose),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    await say(canvas, messages.failed);
    await say(canvas, messages.added);
    await say(canvas, messages.rose);
    const button = dismiss(await message(messages.rose));
    await userEvent.hover(button);
    // As a mouse does it: the focus that a press brings is not seen.
    await fireEvent.click(button);
    await gone(messages.rose);
    await gone(messages.added, 12_000);
    await expect(await message(messages.failed)).toBeVisible();
  },
};
const many = ['One', 'Two', 'Saved'].map((title): ToastInput => ({ title }));
/** Three at a time; an error behind three newer ones comes back when there is room. */
export const MoreThanThree: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.failed, ...many),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    await say(canvas, messages.failed);
    const error = await message(messages.failed);
    for (const one of many) await say(canvas, one);
    const last = await message({ title: 'Saved' });
    await waitFor(() => expect(error).not.toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(3);
    await userEvent.click(dismiss(last));
    await waitFor(() => expect(error).toBeVisible());
    await expect(error.closest('[inert]')).toBeNull();
    // The newest stands lowest.
    const tops = screen.getAllByRole('dialog').map((one) => one.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => other - one));
  },
};
/** A push to the side puts it away, a short one does not. */
export const PushedAside: Story = {
  tags: ['!dev', '!autodocs'],
  render: says(messages.failed),
  beforeEach: () => putAllAway,
  play: async ({ canvas }) => {
    await say(canvas, messages.failed);
    const error = await message(messages.failed);
    const words = within(error).getByText('Not saved');
    const push = async (by: number): Promise<void> => {
      const at = { pointerId: 1, pointerType: 'touch', button: 0, bubbles: true, clientY: 300 };
      await fireEvent.pointerDown(words, { ...at, clientX: 200 });
      for (const part of [0.25, 0.5, 0.75, 1])
        await fireEvent.pointerMove(words, { ...at, clientX: 200 + by * part });
      await fireEvent.pointerUp(words, { ...at, clientX: 200 + by });
    };
    await push(12);
    await expect(error).not.toHaveAttribute('data-ending-style');
    await expect(toaster.getSnapshot()).toHaveLength(1);
    await push(140);
    await gone(messages.failed);
    await expect(toaster.getSnapshot()).toEqual([]);
  },
};
