import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import type { ConsentCategory } from '../consent-banner/ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

const categories: readonly ConsentCategory[] = [
  {
    id: 'necessary',
    title: 'Necessary',
    text: 'Login, payment safety, language.',
    locked: 'Always on',
    checked: true,
    entries: {
      label: 'Show 1 entry',
      items: [{ name: 'vx_sid', purpose: 'Keeps you logged in.', kept: 'Session' }],
    },
  },
  { id: 'functional', title: 'Functional', text: 'Recent searches, volume.', checked: false },
  { id: 'analytics', title: 'Analytics', text: 'Which pages are slow.', checked: false },
];
const meta = {
  title: 'Account/ConsentDialog',
  component: ConsentDialog,
  parameters: framed,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your cookie choices',
    text: 'You can change it at any time in the settings.',
    categories,
    texts: { onlyNecessary: 'Necessary only', acceptAll: 'Accept all', save: 'Save choice' },
    onToggle: fn(),
    onOnlyNecessary: fn(),
    onAcceptAll: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ConsentDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Choose by category, save; opened again it shows what was saved. */
export const AskAndSave: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const [on, setOn] = useState<readonly string[]>([]);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cookies</Button>
        <ConsentDialog
          {...args}
          open={open}
          onOpenChange={setOpen}
          categories={categories.map((one) => ({
            ...one,
            checked: one.checked || on.includes(one.id),
          }))}
          onToggle={(id, checked) =>
            setOn(checked ? [...on, id] : on.filter((other) => other !== id))
          }
          onSave={() => {
            args.onSave();
            setOpen(false);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your cookie choices' }));
    // Nothing is on before the choice.
    for (const one of dialog.getAllByRole('switch')) await expect(one).not.toBeChecked();
    await userEvent.click(dialog.getByRole('switch', { name: /^Functional/u }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save choice' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cookies' }));
    await expect(await screen.findByRole('switch', { name: /^Functional/u })).toBeChecked();
    await expect(screen.getByRole('switch', { name: /^Analytics/u })).not.toBeChecked();
  },
};
/** All three answers look the same. */
export const EqualWeight: Story = {
  play: async () => {
    const looks = await Promise.all(
      ['Necessary only', 'Save choice', 'Accept all'].map(async (name) => {
        const style = getComputedStyle(await screen.findByRole('button', { name }));
        return [style.backgroundColor, style.color, style.fontWeight, style.minHeight].join(' ');
      }),
    );
    await expect(new Set(looks).size).toBe(1);
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'small' } } };
