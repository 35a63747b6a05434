import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor } from 'storybook/test';
import { face, room } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { brand } from '../fixtures/shell.tsx';
import { Picture } from '../picture/Picture.tsx';
import { WalletPill } from '../wallet-pill/WalletPill.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    search: { action: '#', name: 'q', placeholder: 'Search performers, videos, TV', href: '#q' },
    wallet: <WalletPill balance={coins(186)} topUp={{ href: '#t' }} />,
    messages: { href: '#m', unread: 3 },
    notifications: { href: '#n', fresh: 2 },
    account: { name: 'Jonas', picture: face('Jonas'), href: '#a' },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Messages, 3 unread' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notifications, 2 new' })).toBeVisible();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};
export const LoggedOut: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    wallet: undefined,
    messages: undefined,
    notifications: undefined,
    account: undefined,
    logIn: { label: 'Log in', href: '#log-in' },
    signUp: { label: 'Sign up', href: '#sign-up' },
  },
};
const phone: Story['args'] = { variant: 'mobile', account: undefined, messages: undefined };
const page = (
  <div style={{ height: '3000px' }}>
    <p style={{ padding: '16px' }}>A long page.</p>
  </div>
);
/** Who reads on does not need it; focus inside brings it back. */
export const Hidden: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...phone, hidden: true },
  render: (args) => (
    <>
      <TopBar {...args} />
      {page}
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    canvas.getByRole('link', { name: 'Search' }).focus();
    await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(0));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: phone };
/** The way back, and the heading of the page. */
export const InnerPage: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...phone,
    search: undefined,
    back: { label: 'Back', href: '#b' },
    title: 'Spending limits',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#b');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Spending limits');
    await expect(canvas.queryByRole('link', { name: 'Candela' })).toBeNull();
  },
};
export const OnMedia: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...phone,
    variant: 'media',
    search: undefined,
    wallet: undefined,
    notifications: undefined,
    back: { label: 'Back', href: '#b' },
  },
  render: (args) => (
    <>
      <TopBar {...args} />
      <Picture src={room('Blue hour')} alt="A room at dusk" radius="none" />
    </>
  ),
};
