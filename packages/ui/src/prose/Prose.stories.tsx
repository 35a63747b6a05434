import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Content/Prose',
  component: Prose,
  args: {
    contents: 'Contents',
    sections: [
      { id: 'prices', title: 'Prices', text: 'Every price is shown before you confirm it.' },
      { id: 'safety', title: 'Safety', text: 'Never send money outside the site.' },
    ],
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Prices' })).toBeVisible();
  },
};
export const WithoutContents: Story = { args: { contents: undefined } };
