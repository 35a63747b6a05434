import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins } from '../fixtures/data.ts';
import { german } from '../labels-de/index.ts';
import { spanish } from '../labels-es/index.ts';
import { dutch } from '../labels-nl/index.ts';
import { english } from '../labels/english.ts';
import { Stack } from '../layout/Layout.tsx';
import { Price } from '../price/Price.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = {
  title: 'Foundations/UiProvider',
  component: UiProvider,
  args: { children: <Price price={coins(12)} per="minute" /> },
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What components say on their own, in the four languages. */
export const Languages: Story = {
  render: ({ children }) => (
    <Stack gap="8">
      {[english, german, dutch, spanish].map((labels) => (
        <div key={labels.locale} lang={labels.locale}>
          <UiProvider labels={labels}>{children}</UiProvider>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/coins per minute/u)).toBeInTheDocument();
    await expect(canvas.getByText(/Coins pro Minute/u)).toBeInTheDocument();
  },
};
/** The router of an app gets every link. */
export const OwnLink: Story = {
  args: {
    link: ({ href, children, ...rest }) => (
      <a {...rest} href={`#app-${href}`}>
        {children}
      </a>
    ),
    children: <Button href="live">Live</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Live' })).toHaveAttribute('href', '#app-live');
  },
};
