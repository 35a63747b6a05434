import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { RangeSlider } from './RangeSlider.tsx';
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
/** Scenes of a video as marks on the line; to jump there the player has buttons with names. */
export const Seek: Story = {
  args: {
    label: 'Position',
    value: 260,
    max: 1104,
    buffered: 520,
    marks: [180, 400, 640, 900],
    valueText: '4:20 of 18:24',
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Position' });
    const marks = getComputedStyle(slider).getPropertyValue('--vx-slider-marks');
    await expect(marks.split('no-repeat')).toHaveLength(5);
    await expect(slider).not.toHaveAttribute('aria-busy');
  },
};
export const Buffering: Story = {
  args: { ...Seek.args, buffered: 270, buffering: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-busy', 'true');
  },
};
export const OnMedia: Story = {
  args: { ...Seek.args, tone: 'media' },
  decorators: [
    (Story) => (
      <div style={{ padding: '24px', background: 'var(--bg-media)' }}>
        <Story />
      </div>
    ),
  ],
};
/** What a drag does while it lasts and when it ends are two things. */
export const Dragged: Story = {
  args: { onChange: fn(), onCommit: fn() },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await fireEvent.pointerDown(slider);
    await fireEvent.change(slider, { target: { value: '70' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(70);
    await expect(args.onCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(slider);
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
  },
};
/** From and to on one line. */
export const Range: StoryObj<typeof RangeSlider> = {
  render: function Render() {
    const [value, setValue] = useState<readonly [number, number]>([5, 30]);
    return (
      <RangeSlider
        label="Length"
        from="At least"
        to="At most"
        value={value}
        min={0}
        max={60}
        step={5}
        text={(minutes) => `${minutes} minutes`}
        onChange={setValue}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Length' })).toBeVisible();
    const from = canvas.getByRole('slider', { name: 'At least' });
    await fireEvent.change(from, { target: { value: '20' } });
    await expect(from).toHaveAttribute('aria-valuetext', '20 minutes');
    // They never cross.
    await fireEvent.change(from, { target: { value: '55' } });
    await expect(from).toHaveValue('30');
  },
};
