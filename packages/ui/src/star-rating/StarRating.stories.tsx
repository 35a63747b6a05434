import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingText, StarRating } from './StarRating.tsx';

const meta = {
  title: 'Inputs/StarRating',
  component: StarRating,
  args: { label: 'How was it?', value: 0, onChange: fn() },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotRated: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <StarRating
        {...args}
        value={value}
        onChange={(stars) => {
          setValue(stars);
          args.onChange?.(stars);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
  },
};
export const Three: Story = { args: { value: 3 } };
export const German: Story = {
  args: { value: 4, label: 'Wie war es?' },
  globals: { language: 'de' },
};
/** What others gave: a share, as soon as there are enough of them. */
export const ReadOnly: StoryObj<typeof RatingText> = {
  args: { rating: { share: '98 %', text: 'from 412 ratings' } },
  render: (args) => <RatingText {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('98 % positive ratings')).toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const TooFew: StoryObj<typeof RatingText> = {
  args: { rating: null, few: 'Not enough ratings yet' },
  render: (args) => <RatingText {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough ratings yet')).toBeVisible();
    await expect(canvas.queryByText(/%/u)).toBeNull();
  },
};
