import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LocalTabs } from '../local-tabs/LocalTabs.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'overview', label: 'Overview', href: '#overview' },
  { id: 'videos', label: 'Videos', href: '#videos', count: 48 },
  { id: 'photos', label: 'Photos', href: '#photos', count: 22 },
];
const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Profile', tabs, current: 'videos' },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Videos/u })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Local: Story = {
  render: function Render() {
    const [value, setValue] = useState('overview');
    return (
      <LocalTabs
        label="Profile"
        value={value}
        onChange={setValue}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          count: tab.count,
          panel: <p>{tab.label} panel</p>,
        }))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Videos/u }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Videos panel');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Photos/u })).toHaveFocus());
  },
};
