import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { RoomControls, type RoomControlsProps } from './RoomControls.tsx';

/** They stand on the picture of a room, which is dark in every theme. */
const onPicture: Decorator = (Story) => (
  <div style={{ padding: 'var(--space-20)', background: 'var(--bg-media)' }}>
    <Story />
  </div>
);
/** Room above the controls for what opens there. */
const above: Decorator = (Story) => (
  <div style={{ paddingTop: '220px' }}>
    <Story />
  </div>
);
/** Where a phone has them. */
const atTheEnd: Decorator = (Story) => (
  <div style={{ display: 'grid', justifyItems: 'end' }}>
    <Story />
  </div>
);
const meta = {
  title: 'Live/RoomControls',
  component: RoomControls,
  decorators: [onPicture],
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
const microphone = {
  on: false,
  label: 'Microphone: blocked by the browser',
  blocked: 'Your browser blocks the microphone. Allow it beside the address of the page.',
  onToggle: blocked,
};
export const BlockedByTheBrowser: Story = {
  args: { microphone },
  decorators: [above],
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Microphone: blocked by the browser' }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Allow it beside the address');
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('status')).toHaveTextContent('blocks the microphone');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('m');
    await expect(blocked).not.toHaveBeenCalled();
  },
};
const quality: RoomControlsProps['quality'] = {
  qualities: [
    { id: 1, label: '720p' },
    { id: 0, label: '360p' },
  ],
  quality: -1,
  onQuality: fn(),
};
/** The choices stay within the picture. */
const expectInSight = async (choice: HTMLElement): Promise<void> => {
  const panel = choice.closest('fieldset')?.getBoundingClientRect();
  await expect(panel?.left).toBeGreaterThanOrEqual(0);
  await expect(panel?.right).toBeLessThanOrEqual(innerWidth);
};
export const Quality: Story = {
  args: { quality },
  decorators: [above],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quality' }));
    await expect(canvas.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await expectInSight(canvas.getByRole('radio', { name: 'Automatic' }));
    await userEvent.click(canvas.getByRole('radio', { name: '720p' }));
    await expect(args.quality?.onQuality).toHaveBeenCalledWith(1);
  },
};
export const QualityInColumn: Story = {
  args: { quality, variant: 'column', price: undefined, end: undefined },
  globals: { viewport: { value: 'phone' } },
  decorators: [atTheEnd],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quality' }));
    await expectInSight(canvas.getByRole('radio', { name: 'Automatic' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
/** On phones what is rarely needed is behind one button. */
export const Folded: Story = {
  args: {
    quality,
    microphone: undefined,
    camera: undefined,
    onPictureInPicture: fn(),
    more: { label: 'More' },
    variant: 'column',
    price: undefined,
    end: undefined,
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [above, atTheEnd],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expectInSight(canvas.getByRole('radio', { name: 'Automatic' }));
    await userEvent.click(canvas.getByRole('radio', { name: '720p' }));
    await expect(args.quality?.onQuality).toHaveBeenCalledWith(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect(args.onPictureInPicture).toHaveBeenCalledTimes(1);
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await expect(args.onFullscreen).toHaveBeenCalled();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(more);
  },
};
export const ByArrows: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /microphone/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'End' })).toHaveFocus();
  },
};
export const Column: Story = {
  args: { variant: 'column', price: undefined, end: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Chat controls' })).toHaveAttribute(
      'aria-orientation',
      'vertical',
    );
    canvas.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /microphone/u })).toHaveFocus();
  },
};
export const ColumnBlocked: Story = {
  args: { ...Column.args, microphone },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /blocked by the browser/u }));
    const reason = canvas.getByRole('status');
    await expect(reason).toHaveTextContent('Allow it beside the address');
    await expect(reason.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
export const Ending: Story = {
  args: { end: { label: 'End', onEnd: fn(), busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'End' })).toHaveAttribute('aria-busy', 'true');
  },
};
