import type { Meta, StoryObj } from '@storybook/react-vite';

import { Facts } from './Facts.tsx';

const meta = {
  title: 'Content/Facts',
  component: Facts,
  args: {
    rows: [
      { label: 'Age', value: '27' },
      { label: 'Languages', value: 'German, English and French' },
      {
        label: 'Likes',
        value: 'Vinyl, jazz, wine, city nights, good listeners, travel and humour of every kind',
      },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTerms: Story = {
  args: {
    rows: [
      { label: 'Lieblingsfreizeitbeschäftigungen', value: 'Schallplatten' },
      { label: 'Sternzeichen', value: 'Steinbock' },
    ],
  },
  globals: { language: 'de' },
};
