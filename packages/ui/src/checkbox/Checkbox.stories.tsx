import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { room } from '../fixtures/art.ts';
import { longGerman } from '../fixtures/data.ts';
import { Picture } from '../picture/Picture.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Send me news and offers by e-mail. You can stop at any time.' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Mixed: Story = { args: { mixed: true } };
export const Failed: Story = {
  args: {
    label: (
      <>
        I am 18 or older and accept the <a href="#terms">terms</a>.
      </>
    ),
    error: 'Please confirm that you are 18 or older.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /18 or older/u });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Please confirm/u);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
/** The whole card is the label. */
export const Card: Story = {
  args: { variant: 'card', label: 'Evening shows', onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Evening shows'));
    await expect(canvas.getByRole('checkbox', { name: 'Evening shows' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const Cards: Story = {
  render: () => (
    <CheckboxGroup label="What do you like to hear about?" hint="You can change it at any time.">
      <Checkbox variant="card" label="Evening shows" defaultChecked />
      <Checkbox variant="card" label={`${longGerman} und ${longGerman}`} />
      <Checkbox variant="card" label="Contests" disabled />
    </CheckboxGroup>
  ),
  globals: { viewport: { value: 'small' } },
};
/** Several pictures are chosen: the name of the box is that of the picture. */
export const OnMedia: Story = {
  args: { variant: 'media', hideLabel: true, label: 'Choose “Blue hour”' },
  render: (args) => (
    <div style={{ position: 'relative', width: '260px' }}>
      <Picture src={room('Blue hour')} alt="A room at dusk" ratio="16:9" />
      <div style={{ position: 'absolute', top: 0, right: 0 }}>
        <Checkbox {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Choose “Blue hour”' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
const channels = ['Email', 'Push', 'In the messenger'];
/** The first stands for all: mixed while only some are on. */
export const AllOrSome: Story = {
  render: function Render() {
    const [on, setOn] = useState<readonly string[]>(['Push']);
    return (
      <CheckboxGroup label="Tell me by">
        <Checkbox
          label="All ways"
          checked={on.length === channels.length}
          mixed={on.length > 0 && on.length < channels.length}
          onChange={(event) => setOn(event.currentTarget.checked ? channels : [])}
        />
        {channels.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={on.includes(name)}
            onChange={(event) =>
              setOn(
                event.currentTarget.checked ? [...on, name] : on.filter((other) => other !== name),
              )
            }
          />
        ))}
      </CheckboxGroup>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tell me by' })).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'All ways' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await expect(all).toBePartiallyChecked();
    await expect(all).not.toBeChecked();
  },
};
