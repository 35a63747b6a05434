import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { magnifyingGlassIcon } from '../icons/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { TextArea, TextField } from './TextField.tsx';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'E-mail address', name: 'email', type: 'email' },
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
