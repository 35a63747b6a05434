import type { Meta, StoryObj } from '@storybook/react-vite';

import { textStyles } from '../tokens/tokens.ts';
import { longGerman } from '../fixtures/data.ts';
import { Text } from './Text.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Blue hour' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Styles: Story = {
  render: (args) => (
    <div className="vx-stack" data-gap="12">
      {textStyles.map((variant) => (
        <Text key={variant} {...args} variant={variant}>
          {variant} · One warm light, 1,840
        </Text>
      ))}
    </div>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <div className="vx-stack" data-gap="8">
      {(
        [
          'primary',
          'secondary',
          'tertiary',
          'accent',
          'live',
          'online',
          'vip',
          'danger',
          'warning',
          'success',
        ] as const
      ).map((tone) => (
        <Text key={tone} {...args} tone={tone}>
          {tone}
        </Text>
      ))}
    </div>
  ),
};
export const Clamped: Story = {
  args: { clamp: 2, variant: 'title-l', children: `${longGerman} `.repeat(8) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '280px' }}>
        <Story />
      </div>
    ),
  ],
};
