import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import {
  PhoneVerification,
  type PhoneProblem,
  type PhoneVerificationProps,
} from './PhoneVerification.tsx';

const meta: Meta = { title: 'Account/PhoneVerification', component: PhoneVerification };
export default meta;
type Story = StoryObj;

const onSend = fn();
const onConfirm = fn();
const numberStep: PhoneVerificationProps = {
  step: 'number',
  title: 'Where should we send the code?',
  text: 'Needed once for this bonus code. We do not call or text you for anything else.',
  country: {
    label: 'Country',
    value: '49',
    options: [
      { value: '49', label: 'DE +49' },
      { value: '43', label: 'AT +43' },
      { value: '41', label: 'CH +41' },
    ],
  },
  number: {
    label: 'Mobile or landline number',
    hint: 'Without the leading 0',
    missing: 'This isn’t a valid phone number.',
  },
  way: {
    label: 'How',
    value: 'sms',
    options: [
      { value: 'sms', label: 'Text message', description: '6 digits, mobile numbers' },
      {
        value: 'call',
        label: 'Call with a spoken code',
        description: '5 digits for landline numbers',
      },
    ],
  },
  send: 'Send code',
  onSend,
};
function CodeStory({
  problem,
  wait = 'in 0:42',
  length = 6,
  start = '',
  busy = false,
}: {
  problem?: { kind: PhoneProblem; text: string };
  wait?: string | null;
  length?: 5 | 6;
  start?: string;
  busy?: boolean;
}): ReactElement {
  const [digits, setDigits] = useState(start);
  return (
    <PhoneVerification
      step="code"
      title={`Enter the ${length} digits`}
      text={
        <>
          Sent by text message to <strong>+49 151 2345 6789.</strong>
        </>
      }
      change={{ label: 'Change number', onChange: fn() }}
      code={{ label: 'Code', length, value: digits, onChange: setDigits }}
      problem={problem}
      busy={busy}
      confirm="Confirm"
      onConfirm={onConfirm}
      resend={{ label: 'Send a new code', wait: wait ?? undefined, onResend: fn() }}
      other={{ label: 'Call me instead', note: 'Free', onChoose: fn() }}
    />
  );
}

export const EnterNumber: Story = {
  render: () => <PhoneVerification {...numberStep} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /number/u }), '151 2345 6789');
    await userEvent.click(canvas.getByRole('radio', { name: /Call with/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(onSend).toHaveBeenCalledWith({
      country: '49',
      number: '151 2345 6789',
      way: 'call',
    });
  },
};
export const NoNumber: Story = {
  render: () => <PhoneVerification {...numberStep} />,
  play: async ({ canvas }) => {
    onSend.mockClear();
    const field = canvas.getByRole('textbox', { name: /number/u });
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription(/isn’t a valid phone number/u);
    await expect(field).toHaveFocus();
    await userEvent.type(field, '151 2345 6789{Enter}');
    await expect(onSend).toHaveBeenCalledTimes(1);
    await expect(field).not.toBeInvalid();
  },
};
export const Sending: Story = { render: () => <PhoneVerification {...numberStep} busy /> };
export const EnterCode: Story = {
  render: () => <CodeStory />,
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Code'), '417092{Enter}');
    await expect(confirm).toBeEnabled();
    await expect(onConfirm).toHaveBeenCalledWith('417092');
    await expect(canvas.getByRole('button', { name: /Send a new code/u })).toBeDisabled();
  },
};
/** Each step takes the button away that led to it: the focus goes to the heading of the next one. */
export const FocusGoesAlong: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render() {
    const [step, setStep] = useState<'number' | 'code'>('number');
    return step === 'number' ? (
      <PhoneVerification {...numberStep} key="phone" onSend={() => setStep('code')} />
    ) : (
      <PhoneVerification
        key="phone"
        step="code"
        title="Enter the 6 digits"
        text="Sent by text message."
        change={{ label: 'Change number', onChange: () => setStep('number') }}
        code={{ label: 'Code', length: 6, value: '', onChange: fn() }}
        confirm="Confirm"
        resend={{ label: 'Send a new code' }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /number/u }), '151 2345 6789');
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(canvas.getByRole('heading', { name: 'Enter the 6 digits' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: numberStep.title })).toHaveFocus();
  },
};
export const SpokenCode: Story = { render: () => <CodeStory length={5} wait={null} /> };
export const Checking: Story = { render: () => <CodeStory start="417092" busy /> };
export const Wrong: Story = {
  render: () => (
    <CodeStory
      start="417092"
      problem={{
        kind: 'invalidCode',
        text: 'That code is not right. 2 tries left. After that we pause for 15 minutes.',
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toBeInvalid();
    // The same code is not sent again.
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};
export const Limit: Story = {
  render: () => (
    <CodeStory
      start="417092"
      problem={{
        kind: 'attemptLimit',
        text: 'Too many tries. You can ask for a new code in 15 minutes.',
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toBeDisabled();
  },
};
const problems: readonly (readonly [PhoneProblem, string])[] = [
  ['invalidNumber', 'This is not a phone number of Germany. Example: 151 2345 6789'],
  ['countryNotAllowed', 'Numbers of this country do not work here yet.'],
  ['invalidType', 'Landline numbers get a call, not a text message.'],
  ['timeout', 'The code was not entered in time. Send a new one.'],
  ['blocked', 'This number can’t be used.'],
  ['notUnique', 'This number already belongs to another account.'],
  ['unknownId', 'This check has ended. Start again.'],
  ['unknown', 'Something failed on our side. Nothing was sent. Try again.'],
];
export const ProblemsOfTheNumber: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '44px' }}>
      {problems.map(([kind, text], index) => (
        <PhoneVerification
          key={kind}
          {...numberStep}
          title={`${numberStep.title} (${index + 1})`}
          problem={{ kind, text }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // Four of them are about the number and stand at it, the others above the button.
    const fields = canvas.getAllByRole('textbox', { name: /number/u });
    const wrong = fields.map((field) => field.getAttribute('aria-invalid') === 'true');
    await expect(wrong).toEqual([true, true, false, false, true, true, false, false]);
    await expect(fields[5]).toHaveAccessibleDescription(/already belongs to another account/u);
    for (const text of problems.map(([, words]) => words))
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
  },
};
export const CodeExpired: Story = {
  render: () => (
    <CodeStory
      wait={null}
      problem={{ kind: 'timeout', text: 'The code was not entered in time. Send a new one.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not entered in time');
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  },
};
export const Done: Story = {
  render: () => (
    <PhoneVerification
      step="done"
      title="Your number is confirmed"
      text="Bonus codes that need a number work now."
      next={
        <Button variant="solid" size="lg" block>
          Back to the bonus code
        </Button>
      }
    />
  ),
};
export const LongGerman: Story = {
  render: () => (
    <PhoneVerification
      {...numberStep}
      title="Telefonnummernbestätigung"
      send="Bestätigungscode zuschicken"
      number={{
        label: 'Mobilfunk- oder Festnetznummer',
        hint: 'Ohne die 0 am Anfang',
        missing: 'Das ist keine gültige Telefonnummer.',
      }}
    />
  ),
  globals: { viewport: { value: 'small' } },
};
