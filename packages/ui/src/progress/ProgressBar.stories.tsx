import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Foundations/ProgressBar',
  component: ProgressBar,
  args: { value: 0.62, label: 'Watched' },
  parameters: {
    ownStates: {
      begun: {},
      empty: { value: 0 },
      full: { value: 1 },
      'the guest’s own': { tone: 'own', size: 'tall' },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Accent: Story = {};
export const Own: Story = { args: { tone: 'own', size: 'tall' } };
