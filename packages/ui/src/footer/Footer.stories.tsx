import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { footer } from '../fixtures/shell.tsx';
import { Footer } from './Footer.tsx';

const onChange = fn();
const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    ...footer,
    theme: { value: 'dark', options: footer.theme?.options ?? [], onChange },
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Trust' })).toBeVisible();
    await userEvent.click(canvas.getByText('English', { selector: 'summary' }));
    const german = canvas.getByRole('link', { name: 'Deutsch' });
    await expect(german).toBeVisible();
    await expect(german).toHaveAttribute('lang', 'de');
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'light');
    await expect(onChange).toHaveBeenLastCalledWith('light');
  },
};
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18+')).toBeVisible();
    await expect(canvas.queryByText(/For adults only/u)).not.toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Trust' })).toBeVisible();
  },
};
const onDiscreet = fn();
/** Blurred pictures are a choice for every visitor; without script its form posts. */
export const Discreet: Story = {
  args: {
    discreet: { label: 'Blur pictures', on: true, action: '#preferences', onChange: onDiscreet },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Blur pictures', pressed: true });
    await userEvent.click(button);
    await expect(onDiscreet).toHaveBeenLastCalledWith(false);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  args: {
    groups: [
      { title: longGerman, links: [{ label: longGerman, href: '#eins' }] },
      { title: 'Hilfe', links: [{ label: 'Hilfe und Sicherheit', href: '#zwei' }] },
    ],
    pricesNote: 'Preise inklusive Mehrwertsteuer. 1 € = 4 Coins.',
  },
};
