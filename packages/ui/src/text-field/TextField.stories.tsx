import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { magnifyingGlassIcon } from '../icons/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { TextArea, TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Email address', name: 'email', type: 'email' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = {
  args: { hint: 'We write only when something happens to your account.' },
};
export const Failed: Story = {
  args: {
    defaultValue: 'jonas@example',
    error: 'Something is missing after the @. Example: name@example.com',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Something is missing/u);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Password: Story = {
  args: { label: 'Password', type: 'password', name: 'password', defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
export const Correct: Story = {
  args: {
    label: 'Name',
    name: 'name',
    type: 'text',
    defaultValue: 'Jonas',
    hint: '3 to 20 characters',
    success: 'This name is free.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/This name is free/u);
    await expect(canvas.getByRole('img', { name: 'Correct' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.queryByText('3 to 20 characters')).toBeNull();
  },
};
/** Works without a state of the page, and a page that keeps one hears of it. */
export const Clearable: Story = {
  args: { label: 'Note', name: 'note', type: 'text', clearable: true, onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'Likes jazz');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: Note' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(11);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const WithUnits: Story = {
  args: {
    label: 'Amount',
    type: 'text',
    inputMode: 'numeric',
    defaultValue: '40',
    suffix: 'coins',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'jonas@example.com' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'jonas@example.com' } };
export const Search: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    type: 'search',
    shape: 'pill',
    placeholder: 'Search',
    prefix: <Icon glyph={magnifyingGlassIcon} />,
  },
};
export const LongGerman: Story = {
  args: { label: longGerman, error: `${longGerman} ${longGerman}` },
  globals: { viewport: { value: 'small' } },
};
export const Multiline: Story = {
  render: () => (
    <TextArea
      label="About you"
      maxLength={200}
      count={{ used: 180, text: '20 characters left' }}
      defaultValue="Two lines or more."
    />
  ),
};
/** The limit does not cut off what was pasted: it says how much is too much. */
export const OverLimit: Story = {
  render: function Render() {
    const [text, setText] = useState('Ten more letters fit.');
    const over = text.length - 30;
    return (
      <TextArea
        label="Comment"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        count={{
          used: text.length,
          max: 30,
          text: over > 0 ? `${over} characters too many` : `${-over} characters left`,
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Comment' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, ' Four');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 characters left');
    await expect(field).toBeValid();
    await userEvent.type(field, ' more words');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('7 characters too many'),
    );
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('7 characters too many');
  },
};
