import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { Stack } from '../layout/Layout.tsx';
import { Link } from '../link/context.tsx';
import { Text } from '../text/Text.tsx';
import { Surface } from './Surface.tsx';

const meta = {
  title: 'Foundations/Surface',
  component: Surface,
  args: { children: 'What lies on it.' },
  parameters: {
    ownStates: {
      rest: { interactive: true },
      hover: { interactive: true },
      selected: { selected: true },
    },
  },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack gap="12">
      {(['surface', 'raised', 'overlay', 'sunken'] as const).map((level) => (
        <Surface key={level} level={level}>
          {level}
        </Surface>
      ))}
    </Stack>
  ),
};
export const Radii: Story = {
  render: () => (
    <Stack gap="12">
      {(['md', 'lg', 'xl', '2xl'] as const).map((radius) => (
        <Surface key={radius} radius={radius} padding="lg">
          {radius}
        </Surface>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const radii = ['md', 'lg', 'xl', '2xl'].map((radius) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(radius)).borderTopLeftRadius),
    );
    await expect(radii).toEqual(radii.toSorted((one, other) => one - other));
    await expect(new Set(radii).size).toBe(4);
  },
};
/** One link, stretched over the whole card. */
export const Interactive: Story = {
  args: {
    interactive: true,
    as: 'article',
    children: (
      <>
        <Link className="vx-stretched" href="#help">
          Help centre
        </Link>
        <Text tone="secondary">Answers to what guests ask most.</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const { right, bottom } = card.getBoundingClientRect();
    const corner = document.elementFromPoint(right - 24, bottom - 8);
    await expect(corner).toBe(canvas.getByRole('link', { name: 'Help centre' }));
  },
};
export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('What lies on it.')).boxShadow).not.toBe('none');
  },
};
export const LongGerman: Story = {
  args: { children: `${longGerman} `.repeat(4) },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
