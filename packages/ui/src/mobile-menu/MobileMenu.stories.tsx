import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { coins } from '../fixtures/data.ts';
import { face } from '../fixtures/art.ts';
import {
  crownIcon,
  gaugeIcon,
  heartIcon,
  playCircleIcon,
  questionIcon,
  stackIcon,
} from '../icons/index.ts';
import { Price } from '../price/Price.tsx';
import { Surface } from '../surface/Surface.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  globals: { viewport: { value: 'phone' } },
  args: {
    guest: {
      name: 'Jonas',
      picture: face('Jonas'),
      note: <Badge tone="success">Age verified</Badge>,
    },
    settings: { label: 'Settings', href: '#settings' },
    quick: (
      <Surface padding="sm">
        Balance <Price price={coins(186)} size="lg" />
      </Surface>
    ),
    groups: [
      {
        id: 'a',
        label: 'Discover',
        rows: [
          { id: 'v', label: 'Videos', href: '#v', glyph: playCircleIcon, arrow: true },
          { id: 'f', label: 'Following', href: '#f', glyph: heartIcon, end: '6 online' },
        ],
      },
      {
        id: 'b',
        label: 'Yours',
        rows: [
          { id: 'l', label: 'Library', href: '#l', glyph: stackIcon, end: '89' },
          {
            id: 'vip',
            label: 'VIP',
            href: '#vip',
            glyph: crownIcon,
            vip: true,
            end: 'From €9.99 per month',
          },
        ],
      },
      {
        id: 'c',
        label: 'Help',
        rows: [
          { id: 's', label: 'Spending limits', href: '#s', glyph: gaugeIcon, end: '€45 of €150' },
          { id: 'h', label: 'Help and safety', href: '#h', glyph: questionIcon },
        ],
      },
    ],
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
export const LoggedIn: Story = {};
/** One is open at a time, also without script. */
export const WithFolders: Story = {
  args: {
    groups: [
      {
        id: 'a',
        label: 'Discover',
        rows: [
          { id: 'f', label: 'Following', href: '#f', glyph: heartIcon, end: '6 online' },
          {
            id: 'v',
            label: 'Videos',
            glyph: playCircleIcon,
            rows: [
              { id: 'new', label: 'New', href: '#new', glyph: playCircleIcon },
              { id: 'best', label: 'Most watched', href: '#best', glyph: crownIcon },
            ],
          },
        ],
      },
      {
        id: 'c',
        label: 'Help',
        rows: [
          {
            id: 'h',
            label: 'Help and safety',
            glyph: questionIcon,
            rows: [{ id: 's', label: 'Spending limits', href: '#s', glyph: gaugeIcon }],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const folder = (name: string): HTMLElement => {
      const details = canvas.getByText(name).closest('details');
      if (details === null) throw new Error(`${name} opens nothing`);
      return details;
    };
    await expect(canvas.getByText('New')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Videos'));
    await expect(canvas.getByRole('link', { name: 'New' })).toBeVisible();
    await userEvent.click(canvas.getByText('Help and safety'));
    await expect(canvas.getByRole('link', { name: 'Spending limits' })).toBeVisible();
    await expect(folder('Videos')).not.toHaveAttribute('open');
  },
};
export const LoggedOut: Story = {
  args: {
    guest: null,
    invite: <Surface>Follow performers you like. It is free.</Surface>,
    quick: undefined,
  },
};
