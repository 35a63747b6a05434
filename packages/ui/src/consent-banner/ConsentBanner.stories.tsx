import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { ConsentBanner, ConsentDetails } from './ConsentBanner.tsx';

const texts = {
  choose: 'Choose',
  onlyNecessary: 'Necessary only',
  acceptAll: 'Accept all',
  save: 'Save choice',
};
const meta = {
  title: 'Account/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Your cookie choices',
    text: 'Necessary cookies keep you logged in and your money safe.',
    texts,
    onChoose: fn(),
    onOnlyNecessary: fn(),
    onAcceptAll: fn(),
  },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Necessary only' }));
    await expect(args.onOnlyNecessary).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(args.onAcceptAll).toHaveBeenCalledTimes(1);
    const [refuse, accept] = ['Necessary only', 'Accept all'].map(
      (name) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor,
    );
    await expect(refuse).toBe(accept);
    const sizes = ['Necessary only', 'Accept all'].map((name) => {
      const { height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return Math.round(height);
    });
    await expect(sizes[0]).toBe(sizes[1]);
  },
};
export const Details: StoryObj<typeof ConsentDetails> = {
  render: () => (
    <ConsentDetails
      texts={texts}
      onToggle={fn()}
      onOnlyNecessary={fn()}
      onAcceptAll={fn()}
      onSave={fn()}
      categories={[
        {
          id: 'n',
          title: 'Necessary',
          text: 'Login, payment safety, language.',
          locked: 'Always on',
          checked: true,
          entries: {
            label: 'Show 1 entry',
            items: [{ name: 'vx_sid', purpose: 'Keeps you logged in.', kept: 'Session' }],
          },
        },
        { id: 'f', title: 'Functional', text: 'Recent searches.', checked: false },
        {
          id: 'a',
          title: 'Analytics',
          text: 'Counts visits, without a name.',
          checked: false,
          log: { label: 'View the log', href: '#log' },
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'View the log' })).toHaveAttribute(
      'href',
      '#log',
    );
    // What it is for is read with its name.
    await expect(
      canvas.getByRole('switch', { name: /Functional.*Recent searches/u }),
    ).not.toBeChecked();
  },
};
/** On phones both answers stand side by side, equally wide. */
export const BarOnPhones: Story = {
  args: {
    title: 'Deine Cookie-Auswahl',
    text: 'Notwendige Cookies halten dich angemeldet und dein Geld sicher.',
    texts: { choose: 'Auswählen', onlyNecessary: 'Nur notwendige', acceptAll: 'Alle akzeptieren' },
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async ({ canvas }) => {
    const boxes = ['Nur notwendige', 'Alle akzeptieren'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(Math.round(boxes[0]?.width ?? 0)).toBe(Math.round(boxes[1]?.width ?? 1));
    await expect(boxes[0]?.top).toBe(boxes[1]?.top);
  },
};
