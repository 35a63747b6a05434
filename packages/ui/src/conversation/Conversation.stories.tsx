import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Composer } from '../composer/Composer.tsx';
import { coins, longGerman, miraFace } from '../fixtures/data.ts';
import { longLine } from '../fixtures/messenger.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import {
  dotsThreeIcon,
  dotsThreeVerticalIcon,
  giftIcon,
  phoneIcon,
  receiptIcon,
  videoCameraIcon,
} from '../icons/index.ts';
import { SystemCard } from '../message-bubble/MessageBubble.tsx';
import { Conversation, type ConversationProps } from './Conversation.tsx';
import type { ConversationLine } from './lines.ts';

const lines: readonly ConversationLine[] = [
  { kind: 'day', id: 'd', text: 'Today' },
  { kind: 'system', id: 's', text: 'Private chat started 22:31 · 12 coins per minute' },
  { kind: 'system', id: 's2', text: 'Private chat ended 22:43', price: coins(144), sign: 'minus' },
  { kind: 'message', id: '1', from: 'performer', text: 'How was the train?', time: '22:46' },
  {
    kind: 'message',
    id: '2',
    from: 'guest',
    text: 'The sea was next to the tracks almost all the way.',
    time: '22:47',
    state: 'read',
  },
  {
    kind: 'message',
    id: '3',
    from: 'performer',
    text: 'Found the photo I promised. The light was perfect for four minutes.',
    time: '22:48',
  },
  {
    kind: 'message',
    id: '4',
    from: 'guest',
    text: 'You know I can’t resist a good window.',
    time: '22:48',
    state: 'read',
  },
];
const composer = (
  <Composer
    variant="messenger"
    placeholder="Write a message"
    onSend={fn()}
    next={{ text: '2 free left, then', price: coins(1) }}
    tools={<IconButton glyph={giftIcon} label="Gifts" tooltip="none" />}
  />
);
const performer: ConversationProps['performer'] = {
  name: 'Mira Solène',
  picture: miraFace,
  href: '#mira',
  verified: true,
  state: 'online',
  stateText: 'Online now',
};
const meta = {
  title: 'Messenger/Conversation',
  component: Conversation,
  parameters: { layout: 'fullscreen' },
  args: {
    performer,
    lines,
    composer,
    older: null,
    actions: (
      <>
        <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
          Private chat
        </Button>
        <IconButton glyph={phoneIcon} label="Video call" />
        <IconButton glyph={dotsThreeIcon} label="More" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '620px', maxWidth: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Partial<ConversationProps> = {
  layout: 'mobile',
  back: { label: 'Back to messages', href: '#messages' },
  actions: (
    <>
      <Button icon={videoCameraIcon} href="#chat" price={coins(12)} per="minute">
        Private chat
      </Button>
      <IconButton glyph={dotsThreeVerticalIcon} label="More" tooltip="none" />
    </>
  ),
};
const atEnd = (log: HTMLElement): void =>
  void expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Mira Solène/u })).toBeVisible();
    await expect(canvas.getByRole('log', { name: 'Chat with Mira Solène' })).toBeVisible();
  },
};
export const Phone: Story = {
  args: phone,
  globals: { viewport: { value: 'phone' } },
};
export const Typing: Story = { args: { typing: true } };
export const OfflinePerformer: Story = {
  args: { performer: { ...performer, state: 'offline', stateText: 'Last here yesterday' } },
};
export const InAChat: Story = {
  args: { performer: { ...performer, state: 'busy', stateText: 'In a private chat' } },
};
export const InTheRoom: Story = { args: { layout: 'room' } };
export const Empty: Story = {
  args: { lines: [], empty: <p>Write the first line. Mira reads it when she is here.</p> },
};
export const LoadingOlder: Story = {
  args: { older: { load: fn(), busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading older messages' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const OnItsWay: Story = {
  args: {
    onRetry: fn(),
    onCancel: fn(),
    lines: [
      ...lines,
      { kind: 'message', id: 'a', from: 'guest', text: 'First', state: 'sending' },
      { kind: 'message', id: 'b', from: 'guest', text: 'Second', state: 'waiting' },
      { kind: 'message', id: 'c', from: 'guest', text: 'Third', state: 'failed' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('c');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Don’t send' })[0] as HTMLElement);
    await expect(args.onCancel).toHaveBeenCalledWith('b');
  },
};
export const WithCard: Story = {
  args: {
    lines: [
      ...lines,
      {
        kind: 'card',
        id: 'card',
        content: (
          <SystemCard
            glyph={receiptIcon}
            title="Private chat, 12 minutes"
            price={coins(144)}
            sign="minus"
            action={<Button size="sm">Receipt</Button>}
          />
        ),
      },
    ],
  },
};
export const LongWords: Story = {
  args: {
    performer: { ...performer, name: longGerman, stateText: longGerman },
    lines: [{ kind: 'message', id: '1', from: 'performer', text: longGerman.repeat(6) }],
  },
  globals: { viewport: { value: 'phone' } },
};
const many = (from: number, count: number): ConversationLine[] =>
  Array.from({ length: count }, (_, index) => longLine(from + index));

export const NewBelow: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(many(0, 60));
    const come = (): void =>
      setShown([...shown, longLine(shown.length), longLine(shown.length + 2)]);
    return (
      <Conversation {...args} lines={shown} actions={<Button onClick={come}>Arrive</Button>} />
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => atEnd(log));
    log.scrollTop = 300;
    await canvas.findByRole('button', { name: 'Go to the latest message' });
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    const button = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(Math.abs(log.scrollTop - before)).toBeLessThan(2);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Mira Solène: /u);
    await userEvent.click(button);
    await waitFor(() => atEnd(log));
    // The button goes with its press.
    await expect(log).toHaveFocus();
  },
};
/** Each line of the other side is said, also two at once and two that say the same; older ones are not. */
export const Announced: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [shown, setShown] = useState(many(0, 3));
    const come = (...texts: string[]): void =>
      setShown([
        ...shown,
        ...texts.map((text, index): ConversationLine => ({
          kind: 'message',
          id: `new ${shown.length + index}`,
          from: 'performer',
          text,
        })),
      ]);
    return (
      <Conversation
        {...args}
        lines={shown}
        actions={
          <>
            <Button onClick={() => come('Hello', 'Are you there?')}>Two</Button>
            <Button onClick={() => come('Hello')}>One</Button>
            <Button onClick={() => setShown([...many(-9, 9), ...shown])}>Older</Button>
          </>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const said = (): (string | null)[] =>
      [...canvas.getByRole('status').children].map((line) => line.textContent);
    await expect(said()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Two' }));
    await expect(said()).toEqual(['Mira Solène: Hello', 'Mira Solène: Are you there?']);
    await userEvent.click(canvas.getByRole('button', { name: 'One' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(said().slice(2)).toEqual(['Mira Solène: Hello', 'Mira Solène: Hello']);
  },
};
export const KeepsItsPlace: Story = {
  render: function Render(args) {
    const [first, setFirst] = useState(0);
    return (
      <Conversation
        {...args}
        lines={many(first, 80 - first)}
        older={{ load: () => setFirst((before) => before - 50), busy: false }}
      />
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => atEnd(log));
    const lineAt = (): { text: string; top: number } => {
      const edge = log.getBoundingClientRect().top;
      const line = Array.from(log.querySelectorAll('.vx-message')).find(
        (one) => one.getBoundingClientRect().bottom > edge + 80,
      );
      return {
        text: line?.textContent ?? '',
        top: Math.round((line?.getBoundingClientRect().top ?? 0) - edge),
      };
    };
    const known = log.querySelectorAll('.vx-message').length;
    log.scrollTop = 40;
    const before = lineAt();
    await waitFor(() => expect(log.querySelectorAll('.vx-message').length).toBeGreaterThan(known));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(lineAt()).toEqual(before);
  },
};
export const TenThousandLines: Story = {
  tags: ['!autodocs'],
  // The rules look at every node: minutes for ten thousand lines. The other stories are looked at.
  parameters: { a11y: { test: 'off' } },
  render: function Render(args) {
    const [range, setRange] = useState({ first: 0, count: 10_000 });
    return (
      <Conversation
        {...args}
        lines={many(range.first, range.count)}
        older={{
          load: () => setRange(({ first, count }) => ({ first: first - 50, count: count + 50 })),
          busy: false,
        }}
        actions={
          <Button onClick={() => setRange(({ first, count }) => ({ first, count: count + 1 }))}>
            Arrive
          </Button>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => atEnd(log));
  },
};
