import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import * as icons from '../icons/index.ts';
import { TextField } from '../text-field/TextField.tsx';
import { Icon } from './Icon.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { glyph: icons.heartIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;
export const All: Story = {
  render: function Render() {
    const [query, setQuery] = useState('');
    const found = Object.entries(icons).filter(([name]) =>
      name.toLowerCase().includes(query.toLowerCase()),
    );
    return (
      <div className="vx-stack" data-gap="20">
        <TextField
          label="Search icons"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <ul
          aria-label="Icons"
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            gap: '16px',
          }}
        >
          {found.map(([name, glyph]) => (
            <li key={name}>
              <Icon glyph={glyph} size="lg" />{' '}
              {glyph.fill === undefined ? null : <Icon glyph={glyph} size="lg" weight="fill" />}
              <br />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </div>
    );
  },
};
export const Search: Story = {
  ...All,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search icons'), 'heart');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const Named: Story = {
  args: { label: 'Verified', size: 'xl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified' })).toBeVisible();
  },
};
/** Regular at rest, fill when active, bold for signs, duotone where nothing else stands. */
export const SizesAndWeights: Story = {
  render: () => (
    <div className="vx-stack" data-gap="16">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <div key={size} className="vx-cluster" data-gap="16">
          <Icon glyph={icons.heartIcon} size={size} />
          <Icon glyph={icons.heartIcon} size={size} weight="fill" />
          <Icon glyph={icons.checkIcon} size={size} weight="bold" />
          <Icon glyph={icons.chatsIcon} size={size} weight="duotone" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('.vx-icon')].map(
      (icon) => icon.getBoundingClientRect().width,
    );
    await expect([...new Set(widths)]).toEqual([14, 16, 20, 24, 32]);
    // Without a name they are decoration.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
