import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LocalTabs, type LocalTabsProps } from './LocalTabs.tsx';

const tabs: LocalTabsProps['tabs'] = [
  { id: 'overview', label: 'Overview', panel: <p>Overview panel</p> },
  { id: 'videos', label: 'Videos', count: 48, panel: <p>Videos panel</p> },
  { id: 'photos', label: 'Photos', count: 22, panel: <p>Photos panel</p> },
];
const meta = {
  title: 'Navigation/LocalTabs',
  component: LocalTabs,
  args: { label: 'Profile', tabs, value: 'overview', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <LocalTabs
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange?.(id);
        }}
      />
    );
  },
} satisfies Meta<typeof LocalTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Videos/u }));
    // What was shown leaves with the next frame, which a busy machine takes its time for.
    const expectPanel = (text: string) =>
      waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent(text));
    await expectPanel('Videos panel');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Photos/u })).toHaveFocus());
    await expectPanel('Photos panel');
  },
};
export const WithDisabled: Story = {
  args: { tabs: [...tabs, { id: 'shows', label: 'Shows', disabled: true, panel: null }] },
  play: async ({ canvas, args }) => {
    const shows = canvas.getByRole('tab', { name: 'Shows' });
    await expect(shows).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(shows, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalledWith('shows');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Overview panel');
  },
};
