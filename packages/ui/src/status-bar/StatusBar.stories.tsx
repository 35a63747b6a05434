import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Note, OfflineBanner, StatusBar } from './StatusBar.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Content/StatusBar',
  component: StatusBar,
  args: { tone: 'info', children: 'Your age check is pending. It usually takes two minutes.' },
} satisfies Meta<typeof StatusBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="vx-stack" data-gap="8">
      <Note tone="info">Your age check is pending.</Note>
      <Note tone="success">Age verified. Everything is open to you.</Note>
      <Note tone="warning">Your balance lasts about one more minute.</Note>
      <Note tone="danger">The payment was declined by your bank. Nothing was charged.</Note>
      <Note
        title="1 minute of chat left"
        action={
          <Button size="sm" variant="solid">
            Top up
          </Button>
        }
      >
        The chat ends by itself.
      </Note>
    </div>
  ),
};
export const Dismissable: Story = {
  args: { tone: 'success', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
const sent = fn((event: { preventDefault: () => void }) => event.preventDefault());
/** In a form: the button sends its field where no script listens. */
export const DismissableByForm: Story = {
  args: { dismissField: { name: 'bar', value: '4' } },
  render: (args) => (
    <form onSubmit={sent}>
      <StatusBar {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(button).toHaveAttribute('name', 'bar');
    await expect(button).toHaveAttribute('value', '4');
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};
/** What a button did is told by the bar itself; the time until the next one counts in silence. */
export const SendAgain: Story = {
  render: () => (
    <div className="vx-stack" data-gap="8">
      <StatusBar
        tone="info"
        action={<Button size="sm">Send again</Button>}
        dismissField={{ name: 'bar', value: '3' }}
      >
        Please confirm jonas.weber@example.com. We have sent you an e-mail.
      </StatusBar>
      <StatusBar
        tone="info"
        action={
          <Button size="sm" loading>
            Send again
          </Button>
        }
      >
        There is no connection. The e-mail to jonas.weber@example.com goes out as soon as there is
        one.
      </StatusBar>
      <StatusBar
        tone="info"
        countdown="Again in 0:42"
        action={
          <Button size="sm" disabled>
            Send again
          </Button>
        }
      >
        The e-mail is on its way to jonas.weber@example.com. Look among spam, too.
      </StatusBar>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Again in 0:42')).toHaveAttribute('aria-live', 'off');
    const [open, busy, waiting] = canvas.getAllByRole('button', { name: 'Send again' });
    await expect(open).toBeEnabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(waiting).toBeDisabled();
  },
};
export const SendAgainOnPhones: Story = {
  ...SendAgain,
  globals: { viewport: { value: 'small' } },
};
export const Urgent: Story = {
  args: {
    urgent: true,
    tone: 'danger',
    title: 'The payment was declined',
    children: 'Nothing was charged.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Connection: Story = {
  render: () => (
    <div className="vx-stack" data-gap="8">
      <OfflineBanner
        state="offline"
        text="You’re offline. Balance, prices and who is live may be out of date."
        countdown="Next try in 8 s"
      />
      <OfflineBanner state="reconnecting" text="Reconnecting." />
      <OfflineBanner
        state="signedOut"
        text="You were logged out."
        action={<Button size="sm">Log in</Button>}
      />
      <OfflineBanner
        state="newVersion"
        text="A new version is ready."
        action={<Button size="sm">Reload</Button>}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    // Each says so by itself, and none is an alarm; what counts is not read out.
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('Next try in 8 s')).toHaveAttribute('aria-live', 'off');
  },
};
const reload = fn();
/** Above the page, in its flow: it pushes controls down and covers none. */
export const NewVersionAboveThePage: Story = {
  render: () => (
    <div className="vx-stack" data-gap="8">
      <OfflineBanner
        state="newVersion"
        text="A new version is ready."
        action={
          <Button size="sm" onClick={reload}>
            Reload
          </Button>
        }
      />
      <Button>Below</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('status').getBoundingClientRect();
    await expect(
      canvas.getByRole('button', { name: 'Below' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bar.bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledTimes(1);
  },
};
export const ConnectionOnPhones: Story = {
  ...Connection,
  globals: { viewport: { value: 'small' } },
};
