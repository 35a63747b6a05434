import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'following', label: 'Following' },
  { value: 'discover', label: 'Discover' },
];
const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Feed', value: 'following', options },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radios: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('following');
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Discover'));
    await expect(canvas.getByRole('radio', { name: 'Discover' })).toBeChecked();
  },
};
export const Links: Story = {
  args: { options: options.map((option) => ({ ...option, href: `#${option.value}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Following' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
