import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../button/Button.tsx';
import { PageBar } from './PageBar.tsx';

const meta = {
  title: 'Navigation/PageBar',
  component: PageBar,
  args: {
    label: 'Private chat',
    children: (
      <Button variant="primary" size="lg" block>
        Private chat
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
