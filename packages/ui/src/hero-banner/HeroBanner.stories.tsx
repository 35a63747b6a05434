import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { paletteOf, wide } from '../fixtures/art.ts';
import { crownIcon } from '../icons/index.ts';
import { HeroBanner } from './HeroBanner.tsx';

const meta = {
  title: 'Content/HeroBanner',
  component: HeroBanner,
  args: {
    title: 'Golden hour',
    text: 'One portrait in the last light of the day. You choose the winner, the winner receives 2,000 coins (€500.00).',
    picture: wide('Tessa Moon'),
    palette: paletteOf('Tessa Moon'),
    badges: (
      <>
        <Badge tone="media">Photo contest</Badge>
        <Badge tone="media">Until 30 November, 20:00</Badge>
      </>
    ),
  },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contest: Story = {};
export const Vip: Story = {
  args: {
    tone: 'vip',
    title: 'More evening,',
    accent: 'less waiting.',
    text: 'Longer previews, better prices and a quiet lane to the performers you like. Cancel any month in two clicks.',
    picture: wide('Vega Lux'),
    palette: paletteOf('Vega Lux'),
    badges: (
      <Badge tone="vip" icon={crownIcon}>
        VIP
      </Badge>
    ),
    actions: (
      <Button variant="vip" size="lg" href="#plans">
        Become VIP, €14.99 per month
      </Button>
    ),
    note: 'Renews monthly until cancelled. Price includes VAT.',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'More evening, less waiting.' }),
    ).toBeVisible();
  },
};
export const OnPhones: Story = { ...Vip, globals: { viewport: { value: 'phone' } } };
export const LongGerman: Story = {
  args: {
    ...Vip.args,
    title: 'Benachrichtigungseinstellungen',
    accent: 'und Vierteljahresmitgliedschaften',
  },
  globals: { viewport: { value: 'small' } },
};
