import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { settingsItems } from '../fixtures/account.ts';
import { longGerman } from '../fixtures/data.ts';
import { signOutIcon } from '../icons/index.ts';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Navigation/SideNav',
  component: SideNav,
  args: {
    label: 'Settings',
    items: settingsItems,
    current: 'limits',
    end: (
      <Button variant="ghost" icon={signOutIcon} iconWeight="regular">
        Log out
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '260px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Side: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Page: Story = {
  args: { variant: 'page', current: undefined },
  globals: { viewport: { value: 'phone' } },
};
export const PageWithValues: Story = {
  args: {
    variant: 'page',
    current: undefined,
    items: settingsItems.map((item, at) => ({
      ...item,
      value: at % 2 === 0 ? 'Jonas' : undefined,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongGerman: Story = {
  args: { items: settingsItems.map((item) => ({ ...item, label: longGerman })) },
};
