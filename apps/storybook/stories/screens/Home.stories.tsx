import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DesktopHome, PhoneHome } from './home-page.tsx';

const meta: Meta = {
  title: 'Screens/Home',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const Desktop: Story = { globals: desktop, render: () => <DesktopHome /> };
export const Phone: Story = { globals: phone, render: () => <PhoneHome /> };
export const LoggedOut: Story = { globals: desktop, render: () => <DesktopHome visitor /> };
export const DesktopLoading: Story = {
  globals: desktop,
  render: () => <DesktopHome state="loading" />,
  play: async ({ canvas }) => {
    // What loads is said once by the list, and no tile pretends to be one.
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};
export const DesktopNothing: Story = {
  globals: desktop,
  render: () => <DesktopHome state="nothing" />,
};
export const DesktopFailed: Story = {
  globals: desktop,
  render: () => <DesktopHome state="failed" />,
};
export const DesktopOffline: Story = {
  globals: desktop,
  render: () => <DesktopHome state="offline" />,
};
export const PhoneLoggedOut: Story = { globals: phone, render: () => <PhoneHome visitor /> };
export const PhoneLoading: Story = { globals: phone, render: () => <PhoneHome state="loading" /> };
export const PhoneNothing: Story = { globals: phone, render: () => <PhoneHome state="nothing" /> };
export const PhoneFailed: Story = { globals: phone, render: () => <PhoneHome state="failed" /> };
export const PhoneOffline: Story = { globals: phone, render: () => <PhoneHome state="offline" /> };
