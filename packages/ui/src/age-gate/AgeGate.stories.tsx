import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AgeGate } from './AgeGate.tsx';

const onConfirm = fn();
const meta = {
  title: 'Account/AgeGate',
  component: AgeGate,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Candela',
    title: 'For adults only',
    text: 'Please tell us your age before you look around.',
    confirm: { label: 'I am 18 or older', onConfirm },
    leave: { label: 'Leave', href: 'https://example.org' },
    links: [{ label: 'Youth protection', href: '#youth' }],
  },
} satisfies Meta<typeof AgeGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveThePage: Story = {
  render: (args) => (
    <>
      <main data-testid="page">
        <a href="#behind">Behind</a>
      </main>
      <AgeGate {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'For adults only' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByTestId('page')).toHaveAttribute('inert'));
    // What lies behind is inert; what has to stay in reach above it is not hidden.
    const gate = canvas.getByRole('dialog', { name: 'For adults only' });
    await expect(gate).not.toHaveAttribute('aria-modal');
    await userEvent.click(canvas.getByRole('button', { name: 'I am 18 or older' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: 'Leave' }).getBoundingClientRect().width).toBe(
      canvas.getByRole('button', { name: 'I am 18 or older' }).getBoundingClientRect().width,
    );
  },
};
/** Both ways out are in reach of the keyboard, the one that leaves is a plain link. */
export const Page: Story = {
  args: { variant: 'page' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-labelledby]')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'I am 18 or older' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Leave' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Leave' })).toHaveAttribute(
      'href',
      'https://example.org',
    );
  },
};
export const German: Story = {
  args: {
    title: 'Nur für Erwachsene',
    text: 'Bitte sag uns dein Alter, bevor du dich umsiehst.',
    confirm: { label: 'Ich bin 18 Jahre oder älter', onConfirm },
    leave: { label: 'Verlassen', href: 'https://example.org' },
    links: [{ label: 'Jugendschutz', href: '#youth' }],
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
