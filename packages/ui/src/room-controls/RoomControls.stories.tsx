import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { RoomControls } from './RoomControls.tsx';

const meta = {
  title: 'Live/RoomControls',
  component: RoomControls,
  args: {
    sound: { on: true, label: 'Mute', onToggle: fn() },
    microphone: { on: true, label: 'Turn the microphone off', onToggle: fn() },
    camera: { on: false, label: 'Turn the camera on', onToggle: fn() },
    onFullscreen: fn(),
    price: <Price price={coins(12)} per="minute" />,
    end: { label: 'End', onEnd: fn() },
  },
} satisfies Meta<typeof RoomControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('mc');
    await expect(args.microphone?.onToggle).toHaveBeenCalledTimes(1);
    await expect(args.camera?.onToggle).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await expect(args.end?.onEnd).toHaveBeenCalledTimes(1);
  },
};
const blocked = fn();
export const BlockedByTheBrowser: Story = {
  args: {
    microphone: {
      on: false,
      label: 'Microphone: blocked by the browser',
      onToggle: blocked,
      disabled: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Microphone: blocked by the browser' }),
    ).toBeDisabled();
    await userEvent.keyboard('m');
    await expect(blocked).not.toHaveBeenCalled();
  },
};
export const Column: Story = {
  args: { variant: 'column', price: undefined },
  globals: { viewport: { value: 'phone' } },
};
export const Ending: Story = { args: { end: { label: 'End', onEnd: fn(), busy: true } } };
