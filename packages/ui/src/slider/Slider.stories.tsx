import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: {
    label: 'Volume',
    value: 60,
    max: 100,
    step: 5,
    valueText: '60 percent',
    onChange: () => undefined,
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Volume: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(60);
    return <Slider {...args} value={value} valueText={`${value} percent`} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await fireEvent.change(slider, { target: { value: '65' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '65 percent');
  },
};
export const Buffered: Story = {
  args: { label: 'Position', value: 30, buffered: 55, valueText: '0:30 of 1:40' },
};
export const Disabled: Story = { args: { disabled: true } };
