import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { coins, longGerman } from '../fixtures/data.ts';
import { crownIcon, playIcon, videoCameraIcon } from '../icons/index.ts';
import { Button } from './Button.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'Get ticket', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: {
    variant: 'primary',
    size: 'lg',
    icon: videoCameraIcon,
    children: 'Private chat',
    price: coins(12),
    per: 'minute',
  },
};
export const Variants: Story = {
  render: (args) => (
    <div className="vx-cluster" data-gap="8">
      {(['primary', 'solid', 'secondary', 'ghost', 'link', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button {...args} variant="vip" icon={crownIcon}>
        VIP
      </Button>
      <Button {...args} disabled>
        disabled
      </Button>
    </div>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div className="vx-cluster" data-gap="8">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} {...args} size={size} icon={playIcon}>
          {size}
        </Button>
      ))}
    </div>
  ),
};
export const AsLink: Story = {
  args: { href: '#tickets', variant: 'solid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get ticket' })).toHaveAttribute(
      'href',
      '#tickets',
    );
  },
};
export const LongGerman: Story = {
  args: { children: longGerman, block: true, size: 'lg' },
  globals: { viewport: { value: 'small' } },
};
export const PriceInTheName: Story = {
  args: { variant: 'primary', children: 'Private chat', price: coins(12), per: 'minute' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Private chat 12 coins per minute, €3.00' }),
    ).toBeVisible();
  },
};
export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Get ticket' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** A button that waits is as wide as before, with an icon and without one. */
export const LoadingInPlace: Story = {
  render: () => (
    <div className="vx-cluster" data-gap="8">
      {([undefined, playIcon] as const).flatMap((icon) =>
        (['sm', 'md', 'lg'] as const).flatMap((size) =>
          [false, true].map((loading) => (
            <Button
              key={`${size} ${icon === undefined} ${loading}`}
              size={size}
              icon={icon}
              loading={loading}
            >
              Get ticket
            </Button>
          )),
        ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    const still = widths.filter((_, index) => index % 2 === 0);
    await expect(widths.filter((_, index) => index % 2 === 1)).toEqual(still);
    await expect(Math.min(...still)).toBeGreaterThan(0);
  },
};
export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
