import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChipGroup } from '../chip-group/ChipGroup.tsx';
import { longGerman, performers } from '../fixtures/data.ts';
import { MediaRow } from '../media-row/MediaRow.tsx';
import { PerformerTile } from '../performer-tile/PerformerTile.tsx';
import { Section, SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'Navigation/SectionHeader',
  component: SectionHeader,
  args: { title: 'Live now', link: { label: 'All', href: '#live' } },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { subtitle: 'In a public chat at the moment', count: 248 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /Live now/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('href', '#live');
  },
};
/** The level is that of the page; the look does not follow it. */
export const Small: Story = {
  args: { size: 'sm', level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
export const WithFilter: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>(['all']);
    return (
      <SectionHeader {...args}>
        <ChipGroup
          label="Show"
          options={[
            { value: 'all', label: 'All' },
            { value: 'new', label: 'New' },
          ]}
          value={value}
          onChange={setValue}
        />
      </SectionHeader>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'New' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
/** A section is a landmark with the name of its heading. */
export const OfASection: Story = {
  render: (args) => (
    <Section
      {...args}
      id="live-now"
      body={
        <MediaRow
          label="Live now"
          items={performers.slice(0, 6)}
          keyOf={(one) => one.name}
          render={(one) => <PerformerTile performer={one} />}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Live now' })).toBeVisible();
  },
};
export const LongGerman: Story = {
  args: {
    title: `${longGerman} und mehr`,
    subtitle: longGerman,
    link: { label: 'Alle anzeigen', href: '#alle' },
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
