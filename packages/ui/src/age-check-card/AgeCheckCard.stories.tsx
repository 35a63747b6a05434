import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { cornersOutIcon, giftIcon, identificationCardIcon, sunIcon } from '../icons/index.ts';
import { Stack } from '../layout/Layout.tsx';
import { AgeCheckCard } from './AgeCheckCard.tsx';

const meta: Meta = { title: 'Account/AgeCheckCard', component: AgeCheckCard };
export default meta;
type Story = StoryObj;

const hints = [
  { glyph: sunIcon, text: 'Daylight from the front, no flash' },
  { glyph: cornersOutIcon, text: 'All four corners in the picture' },
  { glyph: identificationCardIcon, text: 'Passport, ID card or driving licence' },
];
const start = fn();
export const Unknown: Story = {
  render: () => (
    <AgeCheckCard
      state="unknown"
      title="Private rooms need a check that you are 18 or older"
      text="It takes about two minutes. We keep the result, not the document."
      hints={hints}
      action={
        <Button variant="primary" onClick={start}>
          Start, about 2 min
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start, about 2 min' }));
    await expect(start).toHaveBeenCalledTimes(1);
  },
};
export const Pending: Story = {
  render: () => (
    <AgeCheckCard
      state="pending"
      title="We are checking your document"
      text="Usually two minutes, at night up to six hours. You can close this page, we tell you when it is done."
      steps={[
        {
          id: '1',
          label: 'Document photographed',
          text: 'Today, 21:58',
          state: 'done',
          stateText: 'done',
        },
        {
          id: '2',
          label: 'Short video of your face',
          text: 'Today, 21:59',
          state: 'done',
          stateText: 'done',
        },
        {
          id: '3',
          label: 'Comparison',
          text: 'Running for 1 minute',
          state: 'running',
          stateText: 'running',
        },
        {
          id: '4',
          label: 'Result',
          text: 'By notification and e-mail',
          state: 'later',
          stateText: 'later',
        },
      ]}
      action={
        <>
          <Button>Keep looking around</Button>
          <Button variant="ghost">Cancel check</Button>
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We are checking your document');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};
export const Rejected: Story = {
  render: () => (
    <AgeCheckCard
      state="rejected"
      title="The check hasn’t worked yet"
      text="Nothing is lost and nothing was charged. You can repeat it as often as you need."
      reason={{
        title: 'The picture was too dark to read',
        text: 'Reason given by the checking service, today at 22:03',
      }}
      hints={hints}
      action={
        <>
          <Button variant="primary">Try again, about 2 min</Button>
          <Button variant="ghost">Other ways</Button>
        </>
      }
    />
  ),
};
export const Accepted: Story = {
  render: () => (
    <AgeCheckCard
      state="accepted"
      title="Your age is verified"
      text="All rooms, pictures and votes that ask for an age check are open to you."
      rows={[
        { label: 'Confirmed on', value: '21 November 2026' },
        { label: 'Way', value: 'ID card with face video' },
        { label: 'We keep', value: 'Only “18 or older: yes”' },
        { label: 'Valid', value: 'As long as your account' },
      ]}
      bonus={{ glyph: giftIcon, text: '4 bonus coins (€1.00) were added to your balance.' }}
      action={
        <>
          <Button variant="solid">Back to Mira’s room</Button>
          <Button variant="ghost">Revoke</Button>
        </>
      }
    />
  ),
};
export const Revoked: Story = {
  render: () => (
    <AgeCheckCard
      state="revoked"
      title="You revoked the age check"
      text="Private rooms are closed for you until you repeat it. What you own stays yours."
      action={<Button variant="primary">Check again</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You revoked the age check');
    // One next step.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const InADialog: Story = {
  parameters: framed,
  render: () => (
    <Dialog open onOpenChange={fn()} title="Age check" hideTitle>
      <AgeCheckCard
        state="unknown"
        title="This room needs a check that you are 18 or older"
        text="It takes about two minutes. We keep the result, not the document."
        hints={hints}
        action={
          <>
            <Button variant="primary" onClick={start}>
              Start, about 2 min
            </Button>
            <Button variant="ghost">Not now</Button>
          </>
        }
      />
    </Dialog>
  ),
  play: async () => {
    start.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: 'Age check' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start, about 2 min' }));
    await expect(start).toHaveBeenCalledTimes(1);
  },
};
const dismiss = fn();
export const AsStatusBars: Story = {
  render: () => (
    <Stack gap="12">
      <AgeCheckCard
        variant="bar"
        state="unknown"
        title="Private rooms need a check that you are 18 or older."
        action={
          <Button variant="solid" size="sm">
            Start, about 2 min
          </Button>
        }
        onDismiss={dismiss}
      />
      <AgeCheckCard
        variant="bar"
        state="pending"
        title="Your age check is running. It usually takes two minutes."
      />
      <AgeCheckCard
        variant="bar"
        state="rejected"
        title="Age check: the picture was too dark to read."
        reason={{ title: '' }}
        action={
          <Button variant="solid" size="sm">
            Repeat
          </Button>
        }
      />
      <AgeCheckCard
        variant="bar"
        state="accepted"
        title="Age verified. Everything is open to you."
      />
    </Stack>
  ),
};
export const LongGerman: Story = {
  render: () => (
    <AgeCheckCard
      state="rejected"
      title="Die Altersverifikationsüberprüfung hat noch nicht geklappt"
      text="Es ist nichts verloren und nichts berechnet worden. Du kannst sie so oft wiederholen, wie du möchtest."
      reason={{ title: 'Das Ausweisdokument war nicht lesbar', text: 'Grund des Prüfdienstes' }}
      action={<Button variant="primary">Altersprüfung wiederholen</Button>}
    />
  ),
  globals: { viewport: { value: 'small' } },
};
