import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Inputs/CodeField',
  component: CodeField,
  args: { label: 'Code from the text message', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filling: Story = {
  args: { hint: 'It is valid for 10 minutes.' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Code from the text message');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '41x7');
    await expect(field).toHaveValue('417');
    await expect(args.onChange).toHaveBeenLastCalledWith('417');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Code from the text message'));
    await userEvent.paste('417 092');
    await expect(args.onComplete).toHaveBeenCalledWith('417092');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('41709');
  },
};
export const Wrong: Story = {
  args: {
    defaultValue: '417092',
    error: (
      <>
        That code is not right. <strong>2 tries left.</strong> After that we pause for 15 minutes.
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/2 tries left/u);
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
const again = fn();
export const Expired: Story = {
  args: {
    defaultValue: '417092',
    error: 'That code has expired. Send a new one.',
    resend: { label: 'Send a new code', onResend: again },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(again).toHaveBeenCalledTimes(1);
  },
};
export const ResendLater: Story = {
  args: { resend: { label: 'Send a new code', wait: 'in 0:42' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
  },
};
export const FiveDigits: Story = {
  args: { label: 'Code from the call', length: 5, defaultValue: '4170' },
};
export const Checking: Story = { args: { defaultValue: '417092', busy: true } };
export const Disabled: Story = { args: { defaultValue: '4170', disabled: true } };
export const LongGerman: Story = {
  args: {
    label: 'Bestätigungscode aus der Textnachricht',
    error:
      'Dieser Code stimmt nicht. Noch 2 Versuche, danach pausiert die Telefonnummernbestätigung für 15 Minuten.',
    defaultValue: '417092',
    resend: { label: 'Bestätigungscode erneut zuschicken', wait: 'in 0:42' },
  },
  globals: { viewport: { value: 'small' } },
};
