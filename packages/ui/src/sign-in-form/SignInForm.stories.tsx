import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { SignInForm, SignUpForm } from './SignInForm.tsx';

const meta = {
  title: 'Account/Sign in and up',
  component: SignInForm,
  args: {
    texts: {
      email: 'E-mail address',
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
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'jonas@example.com');
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
    errors: { password: 'E-mail address and password do not match. 3 tries left.' },
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
export const Busy: Story = { args: { busy: true } };
const create = fn();
export const SignUp: StoryObj = {
  render: () => (
    <SignUpForm
      texts={{
        name: 'Your name here',
        email: 'E-mail address',
        password: 'Password',
        passwordHint: '10 characters or more.',
        terms: (
          <>
            I accept the <a href="#terms">terms</a>.
          </>
        ),
        age: 'I am 18 or older.',
        submit: 'Create account',
      }}
      onSubmit={create}
    />
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText('Your name here'), 'Jonas');
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'jonas@example.com');
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
