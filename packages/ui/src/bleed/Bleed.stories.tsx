import type { Meta, StoryObj } from '@storybook/react-vite';

import { Picture } from '../picture/Picture.tsx';
import { Bleed } from './Bleed.tsx';

const meta = {
  title: 'Foundations/Bleed',
  component: Bleed,
  args: {
    children: (
      <Picture src={null} alt="" ratio="16:9" radius="none" palette={['#2b2145', '#c77b58']} />
    ),
  },
} satisfies Meta<typeof Bleed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
