import type { Meta, StoryObj } from '@storybook/react-vite';

import { crownIcon } from '../icons/index.ts';
import { LiveBadge, PresenceDot } from '../live-badge/LiveBadge.tsx';
import { Badge, Counter } from './Badge.tsx';
import '../layout/layout.css';

const meta = { title: 'Live/Badge', component: Badge, args: { children: 'New' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="vx-cluster" data-gap="8">
      {(
        [
          'accent',
          'solid',
          'online',
          'neutral',
          'success',
          'warning',
          'danger',
          'sale',
          'media',
        ] as const
      ).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="vip" icon={crownIcon}>
        VIP
      </Badge>
    </div>
  ),
};
export const Presence: Story = {
  render: () => (
    <div className="vx-cluster" data-gap="12">
      {(['live', 'freeChat', 'busy', 'online', 'offline'] as const).map((state) => (
        <span key={state} className="vx-cluster" data-gap="8">
          <LiveBadge state={state} />
          <PresenceDot state={state} />
        </span>
      ))}
    </div>
  ),
};
export const Count: Story = {
  render: () => (
    <div className="vx-cluster" data-gap="8">
      <Counter count={3} />
      <Counter count={120} />
    </div>
  ),
};
