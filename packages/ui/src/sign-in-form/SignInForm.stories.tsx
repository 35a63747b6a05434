import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { SignInCodeForm } from './SignInCodeForm.tsx';
import { AuthPanel, SignInForm, SignUpForm } from './SignInForm.tsx';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  args: {
    texts: {
      email: 'Email address',
      password: 'Password',
      stay: 'Stay logged in on this device',
      submit: 'Log in',
    },
    forgot: { label: 'Forgot your password?', href: '#forgot' },
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '480px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'jonas@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'jonas@example.com',
      password: 'correct horse',
      stay: false,
    });
  },
};
export const Wrong: Story = {
  args: {
    email: 'jonas@example.com',
    // What the guest had ticked, in a form that comes back without script.
    stay: true,
    errors: { password: 'E-mail address and password do not match. 3 tries left.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Stay logged in/u })).toBeChecked();
  },
};
export const SlowedDown: Story = {
  args: {
    message: {
      tone: 'warning',
      title: 'Please wait a minute.',
      text: 'There were many tries from here.',
    },
  },
};
export const Busy: Story = {
  args: { busy: true, email: 'jonas@example.com' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Locked: Story = {
  args: {
    locked: true,
    email: 'jonas@example.com',
    message: {
      tone: 'danger',
      title: 'The login is locked until 22:20.',
      text: 'There were 10 wrong tries. A new password opens it at once.',
      action: (
        <Button size="sm" href="#new-password">
          New password
        </Button>
      ),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('locked until 22:20');
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'New password' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SignUpLocked: StoryObj = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <SignUpForm
      texts={{
        name: 'Your name here',
        email: 'Email address',
        password: 'Password',
        passwordHint: '10 characters or more.',
        terms: 'I accept the terms.',
        age: 'I am 18 or older.',
        news: 'Tell me what is new.',
        submit: 'Create account',
      }}
      locked
      message={{ tone: 'danger', text: 'New accounts are not possible from here until 22:20.' }}
    />
  ),
  play: async ({ canvas }) => {
    for (const control of [
      ...canvas.getAllByRole('textbox'),
      canvas.getByLabelText('Password'),
      ...canvas.getAllByRole('checkbox'),
      canvas.getByRole('button', { name: 'Create account' }),
    ])
      await expect(control).toBeDisabled();
  },
};

const codeTexts = {
  code: 'Code from the e-mail',
  hint: 'Sent to j•••@example.com. Valid for 10 minutes.',
  submit: 'Log in',
};
const sendCode = fn();
const back = fn();
export const CodeNeeded: StoryObj = {
  render: () => (
    <SignInCodeForm
      texts={codeTexts}
      resend={{ label: 'Send a new code', wait: 'in 0:42' }}
      back={{ label: 'Back to e-mail and password', onBack: back }}
      onSubmit={sendCode}
    />
  ),
  play: async ({ canvas }) => {
    sendCode.mockClear();
    const field = canvas.getByLabelText('Code from the e-mail');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '41709{Enter}');
    await expect(sendCode).not.toHaveBeenCalled();
    await userEvent.type(field, '2');
    await expect(sendCode).toHaveBeenCalledTimes(1);
    await expect(sendCode).toHaveBeenCalledWith('417092');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to e-mail and password' }));
    await expect(back).toHaveBeenCalledTimes(1);
  },
};
export const CodeWrong: StoryObj = {
  render: () => (
    <SignInCodeForm
      texts={codeTexts}
      error="That code is not right. 2 tries left."
      resend={{ label: 'Send a new code', onResend: fn() }}
      back={{ label: 'Back to e-mail and password', href: '#login' }}
      onSubmit={sendCode}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 tries left');
    await expect(canvas.getByLabelText('Code from the e-mail')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  },
};
export const CodeChecking: StoryObj = {
  render: () => (
    <SignInCodeForm
      texts={codeTexts}
      busy
      back={{ label: 'Back to e-mail and password', href: '#login' }}
      onSubmit={sendCode}
    />
  ),
};

/** Log in, then the code, in the same place: the focus goes to the field of the new step. */
export const InADialog: Story = {
  parameters: framed,
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const [step, setStep] = useState<'login' | 'code'>('login');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Log in</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Log in" size="sm">
          {step === 'login' ? (
            <SignInForm {...args} onSubmit={() => setStep('code')} />
          ) : (
            <SignInCodeForm
              texts={codeTexts}
              back={{ label: 'Back to e-mail and password', onBack: () => setStep('login') }}
              onSubmit={fn()}
            />
          )}
        </Dialog>
      </>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await userEvent.type(dialog.getByLabelText('Email address'), 'jonas@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Code from the e-mail')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Back to e-mail and password' }));
    await expect(dialog.getByLabelText('Password')).toBeVisible();
  },
};
export const InASheet: Story = {
  parameters: framed,
  args: {
    texts: {
      email: 'E-Mail-Adresse',
      password: 'Passwort',
      stay: 'Auf diesem Gerät angemeldet bleiben',
      submit: 'Anmelden',
    },
    forgot: { label: 'Passwort vergessen?', href: '#forgot' },
  },
  render: (args) => (
    <Sheet open onOpenChange={fn()} title="Anmelden">
      <SignInForm {...args} />
    </Sheet>
  ),
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Anmelden' }));
    await userEvent.type(sheet.getByLabelText('E-Mail-Adresse'), 'jonas@example.com');
    await userEvent.type(sheet.getByLabelText('Passwort'), 'correct horse');
    await userEvent.click(sheet.getByRole('button', { name: /Zeigen/u }));
    await expect(sheet.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
    await userEvent.click(sheet.getByRole('button', { name: 'Anmelden' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const Page: Story = {
  render: (args) => (
    <AuthPanel
      brand={{ name: 'Candela', href: '#home' }}
      title="Good to see you again"
      text="Log in to go on where you stopped."
      close={{ label: 'Close', href: '#home' }}
    >
      <SignInForm {...args} />
    </AuthPanel>
  ),
};
const signUpTexts = {
  name: 'Your name here',
  email: 'Email address',
  password: 'Password',
  passwordHint: '10 characters or more.',
  terms: (
    <>
      I accept the <a href="#terms">terms</a>.
    </>
  ),
  age: 'I am 18 or older.',
  submit: 'Create account',
};
const create = fn();
export const SignUp: StoryObj = {
  render: () => <SignUpForm texts={signUpTexts} onSubmit={create} />,
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText('Your name here'), 'Jonas');
    await userEvent.type(canvas.getByLabelText('Email address'), 'jonas@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am 18 or older.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(create).toHaveBeenCalledWith({
      name: 'Jonas',
      email: 'jonas@example.com',
      password: 'correct horse',
      acceptTerms: false,
      ofAge: true,
      news: false,
    });
  },
};
const saidOf = (password: string): string | undefined => {
  if (password.length < 10) return `${password.length} of 10 characters.`;
  if (password.includes('jonas')) return 'This password contains your name or your address.';
  return password.startsWith('1234') ? 'This password is too easy to guess.' : undefined;
};
/**
 * What stands below a password: first what is asked for; when the form is sent, how many characters it has of how
 * many, or why it is no good one; and what is asked for again, as soon as it is another one.
 */
export const SignUpPassword: StoryObj = {
  render: function Render() {
    const [error, setError] = useState<string | undefined>(undefined);
    return (
      <SignUpForm
        texts={signUpTexts}
        errors={{ password: error }}
        onSubmit={(values) => {
          create(values);
          setError(saidOf(values.password));
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    create.mockClear();
    const field = canvas.getByLabelText('Password');
    const send = (): Promise<void> =>
      userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const asksOnly = async (): Promise<void> => {
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).toHaveAccessibleDescription('10 characters or more.');
    };
    const says = async (password: string, words: string): Promise<void> => {
      await userEvent.clear(field);
      await userEvent.type(field, password);
      await asksOnly();
      await send();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(words);
      await expect(canvas.getByText(words)).toBeVisible();
      await expect(field).toHaveValue(password);
    };
    await asksOnly();
    await says('blue', '4 of 10 characters.');
    await says('blue moon', '9 of 10 characters.');
    // Another one with the same fault: it is said again.
    await says('pink moon', '9 of 10 characters.');
    await says('1234567890', 'This password is too easy to guess.');
    await says('all about jonas', 'This password contains your name or your address.');
    await userEvent.clear(field);
    await userEvent.type(field, 'a calm blue hour');
    await send();
    await asksOnly();
    await expect(create).toHaveBeenLastCalledWith(
      expect.objectContaining({ password: 'a calm blue hour' }),
    );
  },
};
