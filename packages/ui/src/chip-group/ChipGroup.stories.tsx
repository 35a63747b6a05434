import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { crownIcon } from '../icons/index.ts';
import { ChipGroup, TagList } from './ChipGroup.tsx';

const options = [
  { value: 'all', label: 'All live', count: 248 },
  { value: 'free', label: 'Free chat', count: 36 },
  { value: 'private', label: 'Private' },
  { value: 'vip', label: 'VIP', icon: crownIcon, vip: true },
];
const meta = {
  title: 'Inputs/ChipGroup',
  component: ChipGroup,
  args: { label: 'Filters', options, value: ['all'] },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(['all']);
    return <ChipGroup {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Private/u }));
    await expect(canvas.getByRole('button', { name: /Private/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /All live/u })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
export const Multiple: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(['free']);
    return (
      <ChipGroup
        {...args}
        multiple
        removable
        wrap
        tone="accent"
        value={value}
        onChange={setValue}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Private/u }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};
export const Links: Story = {
  args: { options: options.map((option) => ({ ...option, href: `#${option.value}` })) },
};
export const ManyOnPhone: Story = {
  args: {
    options: Array.from({ length: 14 }, (_, index) => ({
      value: String(index),
      label: `Benachrichtigung ${index}`,
    })),
    value: ['0'],
  },
  globals: { viewport: { value: 'small' } },
};
const isWhole = (row: HTMLElement, chip: HTMLElement): boolean => {
  const frame = row.getBoundingClientRect();
  const { left, right } = chip.getBoundingClientRect();
  return left >= frame.left && right <= frame.right;
};
/** The chosen chip is in sight from the start and after each choice; only its row scrolls. */
export const ChosenInSight: Story = {
  ...ManyOnPhone,
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '120vh' }}>
        <Story />
      </div>
    ),
  ],
  render: function Render(args) {
    const [value, setValue] = useState(['9']);
    return (
      <>
        <ChipGroup {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue(['2'])}>
          Choose 2
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Filters' });
    const chip = (name: string): HTMLElement => canvas.getByRole('button', { name });
    await expect(isWhole(row, chip('Benachrichtigung 9'))).toBe(true);
    await expect(scrollY).toBe(0);
    chip('Choose 2').click();
    await waitFor(() => expect(isWhole(row, chip('Benachrichtigung 2'))).toBe(true));
    await expect(isWhole(row, chip('Benachrichtigung 9'))).toBe(false);
    await expect(scrollY).toBe(0);
  },
};
export const Topics: StoryObj = {
  render: () => (
    <TagList
      label="Topics"
      tags={['Good listener', 'Jazz', 'Travel'].map((label) => ({ label, href: `#${label}` }))}
    />
  ),
};
