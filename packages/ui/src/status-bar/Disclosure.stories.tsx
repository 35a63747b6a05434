import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { longGerman } from '../fixtures/data.ts';
import { Text } from '../text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  args: {
    title: 'Welcome, Jonas',
    end: <Button size="sm">Got it</Button>,
    children: (
      <>
        <Text>Every preview is free, and every price is on the button.</Text>
        <Text>You decide how much you spend: per day, week or month.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/Every preview is free/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText('Welcome, Jonas'));
    await expect(text).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Got it' })).toBeVisible();
  },
};
export const LongGerman: Story = { args: { title: longGerman } };
