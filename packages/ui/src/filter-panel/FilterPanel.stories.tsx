import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { coins, longGerman } from '../fixtures/data.ts';
import { archiveIcon, mapPinIcon, pushPinIcon } from '../icons/index.ts';
import { Icon } from '../icon/Icon.tsx';
import { Price } from '../price/Price.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { RangeSlider } from '../slider/RangeSlider.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const onToggle = fn();
const onReset = fn();
const onApply = fn();
const onPin = fn();
const onClear = fn();

function PriceRange(): React.ReactElement {
  const [value, setValue] = useState<readonly [number, number]>([8, 14]);
  return (
    <RangeSlider
      label="Price per minute"
      from="At least"
      to="At most"
      min={4}
      max={20}
      value={value}
      onChange={setValue}
      text={(amount) => `${amount} coins per minute`}
      ends={[
        <Price key="from" price={coins(value[0])} size="sm" tone="inherit" />,
        <Price key="to" price={coins(value[1])} size="sm" tone="inherit" />,
      ]}
    />
  );
}
const sections: FilterPanelProps['sections'] = [
  {
    id: 'place',
    title: 'Location',
    kind: 'control',
    control: (
      <TextField
        label="Postal code or town"
        hideLabel
        name="place"
        defaultValue="50667"
        prefix={<Icon glyph={mapPinIcon} />}
      />
    ),
  },
  { id: 'price', title: 'Price per minute', kind: 'control', control: <PriceRange /> },
  {
    id: 'now',
    title: 'Now',
    kind: 'choices',
    onToggle,
    choices: [
      { value: 'online', label: 'Online', count: 14, checked: true },
      { value: 'free', label: 'Free chat', count: 3, checked: false },
      { value: 'call', label: 'Video call', count: 0, checked: false, disabled: true },
    ],
  },
];
const meta = {
  title: 'Content/FilterPanel',
  component: FilterPanel,
  args: { title: 'Filters', sections, reset: { label: 'Reset 4', onReset } },
  decorators: [
    (Story, { args }) => (
      <div style={args.variant === 'bar' ? {} : { maxWidth: '358px', minWidth: '228px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Side: Story = {
  args: { summary: '14 performers' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Free chat/u }));
    await expect(onToggle).toHaveBeenCalledWith('free', true);
    const least = canvas.getByRole('slider', { name: 'At least' });
    await expect(least).toHaveAttribute('aria-valuetext', '8 coins per minute');
    least.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset 4' }));
    await expect(onReset).toHaveBeenCalledTimes(1);
  },
};
export const NothingSet: Story = { args: { reset: null } };
export const WithButton: Story = {
  args: { apply: { label: 'Show 14 performers', onApply } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 14 performers' }));
    await expect(onApply).toHaveBeenCalledTimes(1);
  },
};
export const Busy: Story = { args: { busy: true, apply: { label: 'Counting', busy: true } } };
export const Bar: Story = {
  args: { variant: 'bar', sections: sections.slice(1), summary: '14 performers' },
};
export const InASheet: Story = {
  parameters: framed,
  render: (args) => (
    <Sheet
      open
      onOpenChange={fn()}
      title="Filters"
      actions={
        <Button type="submit" form="filters" variant="primary" size="lg" block>
          Show 14 performers
        </Button>
      }
    >
      <FilterPanel
        {...args}
        variant="sheet"
        formId="filters"
        apply={{ label: 'Show 14 performers', onApply }}
      />
    </Sheet>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    onApply.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Show 14 performers' }));
    await expect(onApply).toHaveBeenCalledTimes(1);
  },
};
export const LongGerman: Story = {
  args: {
    title: longGerman,
    reset: { label: 'Alle 4 Filter zurücksetzen', onReset },
    sections: [
      {
        id: 'g',
        title: longGerman,
        kind: 'choices',
        onToggle,
        choices: [{ value: 'a', label: `${longGerman} vorhanden`, count: 1204, checked: true }],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
export const Selection: Story = {
  render: () => (
    <SelectionBar
      label="Selection"
      text="2 selected"
      actions={[
        { id: 'pin', label: 'Pin', glyph: pushPinIcon, onAct: onPin },
        { id: 'archive', label: 'Archive', glyph: archiveIcon, onAct: fn() },
      ]}
      clear={{ label: 'End selection', onClear }}
    />
  ),
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('toolbar', { name: 'Selection' }));
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Pin' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(bar.getByRole('button', { name: 'End selection' })).toHaveFocus());
    // Around the end, and Tab comes back to where the arrows left.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(bar.getByRole('button', { name: 'Pin' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Archive' })).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(bar.getByRole('button', { name: 'Archive' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onPin).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(onClear).toHaveBeenCalledTimes(1);
  },
};
/** Tab reaches what can be done, wherever it stands. */
export const SelectionFirstDisabled: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <SelectionBar
      label="Selection"
      text="2 selected"
      actions={[
        { id: 'pin', label: 'Pin', glyph: pushPinIcon, onAct: onPin, disabled: true },
        { id: 'archive', label: 'Archive', glyph: archiveIcon, onAct: fn() },
      ]}
      clear={{ label: 'End selection', onClear }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus();
  },
};
export const SelectionBusy: Story = {
  render: () => (
    <SelectionBar
      label="Selection"
      text="2 selected"
      busy
      actions={[{ id: 'archive', label: 'Archive', glyph: archiveIcon, onAct: fn() }]}
      clear={{ label: 'End selection', onClear }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar')).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'End selection' })).toHaveFocus();
  },
};
