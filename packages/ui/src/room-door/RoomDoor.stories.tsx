import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, fn } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ChatEndReceipt } from '../chat-end-summary/ChatEndReceipt.tsx';
import { ChatEndSummary } from '../chat-end-summary/ChatEndSummary.tsx';
import { heartIcon } from '../icons/index.ts';
import { portrait } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { SignUpForm } from '../sign-in-form/SignInForm.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import { FreeCoins } from './FreeCoins.tsx';
import { RoomDoor } from './RoomDoor.tsx';
import { RoomDoorFoot } from './RoomDoorFoot.tsx';
import { RoomNext } from './RoomNext.tsx';
import { ToggleButton } from '../toggle-button/ToggleButton.tsx';
import { RoomTerms } from './RoomTerms.tsx';

const onStart = fn();
const onSignUp = fn();
const meta = {
  title: 'Live/RoomDoor',
  component: RoomDoor,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: portrait('Mira Solène'),
    who: { name: 'Mira Solène', state: 'live' },
    title: 'Start a private chat with Mira?',
    back: { label: 'Back to Mira', href: '#mira' },
    children: (
      <>
        <p>12 coins per minute, billed by the second. Your balance lasts about 15 minutes.</p>
        <Button variant="primary" size="lg" block price={coins(12)} per="minute" onClick={onStart}>
          Start chat
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof RoomDoor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Start a private chat with Mira?' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Mira' })).toHaveAttribute(
      'href',
      '#mira',
    );
    // The picture is a mood; the question says who it is about.
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Start chat/u }));
    await expect(onStart).toHaveBeenCalledTimes(1);
  },
};
/** For a visitor: what it costs, what is free, and two fields. */
export const Visitor: Story = {
  args: {
    title: 'Private chat',
    price: coins(12),
    person: {
      line: 'Plants, painting and calm evenings.',
      rating: { share: '97 %', text: 'from 236 ratings' },
      place: 'Cologne',
      age: '27 years',
    },
    back: { label: 'Back to profile', href: '#mira' },
    close: { label: 'Close', href: '#mira' },
    action: <ToggleButton glyph={heartIcon} label="Follow Mira" variant="media" size="lg" />,
    children: (
      <>
        <RoomTerms
          terms={[
            { kind: 'seconds', text: 'Billed by the second' },
            { kind: 'end', text: 'End it at any time with one tap' },
            { kind: 'zero', text: 'At zero the chat ends by itself. No debt' },
          ]}
        />
        <FreeCoins
          title="20 coins are yours, free"
          text="A gift from us. Nothing is charged."
          lasts="The first 1:40 minutes with Mira Solène"
          noCard="No card needed"
        />
        <SignUpForm
          texts={{
            email: 'Email address',
            password: 'Password',
            passwordHint: '10 characters or more. Spaces are fine.',
            submit: 'Start with 20 coins for free',
          }}
          below={<p>Your account is free.</p>}
          onSubmit={onSignUp}
        />
        <RoomDoorFoot text="Already have an account?">
          <Button href="#log-in">Log in</Button>
        </RoomDoorFoot>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '20 coins are yours, free' })).toBeVisible();
    // One way back is in sight, with its words; the face says who it is, for the eye.
    await expect(canvas.getAllByRole('link', { name: 'Back to profile' })).toHaveLength(1);
    await expect(canvas.getByText('from 236 ratings')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#log-in');
    // Two fields and no box.
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Email address'), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a quiet river');
    await userEvent.click(canvas.getByRole('button', { name: /^Start with 20 coins/u }));
    await expect(onSignUp).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'ada@example.com', name: '', acceptTerms: true }),
    );
  },
};
export const Closed: Story = {
  args: {
    who: { name: 'Mira Solène', state: 'busy' },
    title: 'Mira is in a private chat',
    children: (
      <>
        <Note tone="info">Nothing was charged.</Note>
        <Button block href="#tell">
          Tell me when she is free
        </Button>
      </>
    ),
  },
};
export const Receipt: Story = {
  args: {
    bare: true,
    who: undefined,
    title: undefined,
    back: { label: 'Back to Mira', href: '#profile' },
    children: (
      <ChatEndSummary
        level={1}
        who={{ name: 'Mira Solène', picture: portrait('Mira Solène') }}
        title="You ended the chat"
        text="A receipt is in your wallet."
        rating={{
          label: 'How was it?',
          value: 4,
          onRate: fn(),
          note: 'Very good. Mira sees the stars, not your name.',
        }}
        actions={
          <>
            <ToggleButton glyph={heartIcon} label="Follow Mira" size="lg">
              Follow
            </ToggleButton>
            <Button size="lg">Chat again</Button>
          </>
        }
      />
    ),
    receipt: (
      <ChatEndReceipt
        title="Receipt"
        when="22:31 to 22:43"
        rows={[
          { label: 'Duration', value: '12:08' },
          { label: 'You paid', value: <Price price={coins(146)} />, strong: true },
          { label: 'Balance now', value: <Price price={coins(40)} /> },
        ]}
        actions={
          <Button block href="#statement">
            Open the statement
          </Button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    // The content brings its own heading, and so does the receipt.
    await expect(canvas.getAllByRole('heading')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Back to Mira' })).toBeVisible();
  },
};
export const InGermanOnPhones: Story = {
  args: {
    title: 'Privatchat mit Mira beginnen?',
    back: { label: 'Zurück zu Mira', href: '#mira' },
    children: (
      <>
        <p>12 Coins pro Minute, sekundengenau abgerechnet. Dein Guthaben reicht etwa 15 Minuten.</p>
        <Button variant="primary" size="lg" block price={coins(12)} per="minute">
          Chat beginnen
        </Button>
      </>
    ),
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};
const next = ['Noor Amani', 'Sana Rey', 'Lio Marchetti', 'Elin Frost', 'Amara Sol'].map((name) => ({
  id: name,
  name,
  href: `#${name}`,
  picture: portrait('Mira Solène'),
  state: 'live' as const,
  price: coins(12),
}));
/** Below the receipt: who else can be met. */
export const WithNext: Story = {
  args: {
    ...Receipt.args,
    below: (
      <RoomNext title="Live now" all={{ label: 'All live', href: '#live' }} performers={next} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Live now' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(next.length);
  },
};
