import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Layout.tsx';
import { Surface } from '../surface/Surface.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const meta = {
  title: 'Foundations/ThemeProvider',
  component: ThemeProvider,
  args: {
    children: (
      <Surface>
        <Button variant="primary">Top up</Button>
      </Surface>
    ),
  },
} satisfies Meta<typeof ThemeProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts of one page in two themes and three brands. */
export const SideBySide: Story = {
  render: ({ children }) => (
    <Stack gap="12">
      {(['dark', 'light'] as const).flatMap((theme) =>
        ([undefined, 'lagoon', 'rosewood'] as const).map((brand) => (
          <ThemeProvider key={`${theme} ${brand ?? ''}`} theme={theme} brand={brand}>
            {children}
          </ThemeProvider>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const looks = new Set(buttons.map((button) => getComputedStyle(button).backgroundImage));
    await expect(buttons).toHaveLength(6);
    await expect(looks.size).toBeGreaterThanOrEqual(3);
    const grounds = ['dark', 'light'].map((theme) => {
      const part = document.querySelector(`.vx-theme[data-theme='${theme}'] .vx-surface`);
      return part === null ? '' : getComputedStyle(part).backgroundColor;
    });
    await expect(grounds[0]).not.toBe(grounds[1]);
  },
};
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { lang: 'ar', dir: 'rtl', children: 'مساء الخير' },
  play: async ({ canvas }) => {
    const part = canvas.getByText('مساء الخير');
    await expect(part).toHaveAttribute('dir', 'rtl');
    await expect(getComputedStyle(part).direction).toBe('rtl');
  },
};
/** Another language inside says so, and what belongs to the browser follows the theme. */
export const Light: Story = {
  args: { theme: 'light', lang: 'de', reducedMotion: true, children: 'Guten Abend' },
  play: async ({ canvas }) => {
    const part = canvas.getByText('Guten Abend');
    await expect(part).toHaveAttribute('lang', 'de');
    await expect(part).toHaveAttribute('data-motion', 'reduced');
    await expect(getComputedStyle(part).colorScheme).toBe('light');
  },
};
