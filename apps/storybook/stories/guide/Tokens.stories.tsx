import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vx/ui/button';
import { TextField } from '@vx/ui/text-field';
import { useState, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { tokenNames } from '../../../../packages/ui/src/tokens/tokens.ts';
import { GuidePage, GuideSection, useComputed } from './page.tsx';

const meta = { title: 'Guide/Tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const groups: readonly (readonly [title: string, prefix: RegExp])[] = [
  ['Surfaces', /^--bg-/],
  ['Text', /^--text-/],
  ['Borders', /^--border-/],
  ['Accent', /^--accent-/],
  ['Meaning', /^--(?:success|warning|danger|info|live|online|vip|coin)-/],
  ['On pictures', /^--media-/],
  ['Space', /^--space-/],
  ['Radius', /^--radius-/],
  ['Sizes', /^--(?:size|layout|grid|breakpoint)-/],
  ['Motion', /^--motion-/],
  ['Layers', /^--z-/],
  ['Components', /^--component-/],
];
const isColour = /^(?:#|rgb|oklch|color|hsl)/;

function Tokens(): ReactNode {
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState('');
  const valueOf = useComputed(tokenNames);
  const wanted = query.toLowerCase();
  const shown = groups
    .map(([title, prefix]) => ({
      title,
      names: tokenNames.filter((name) => prefix.test(name) && name.includes(wanted)),
    }))
    .filter(({ names }) => names.length > 0);
  return (
    <GuidePage
      title="Tokens"
      text="Every colour, size and duration that components may use, as the toolbar's theme and brand have it. Their source is tokens/tokens.json; a raw value in a component's style fails a test."
    >
      <TextField
        label="Search tokens"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <output>{copied === '' ? '' : `Copied ${copied}`}</output>
      {shown.map(({ title, names }) => (
        <GuideSection key={title} title={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Value</th>
                <th scope="col">View</th>
                <th scope="col">Use</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <code>{valueOf(name)}</code>
                  </td>
                  <td>
                    {isColour.test(valueOf(name)) ? (
                      <div className="guide__swatch" style={{ background: `var(${name})` }} />
                    ) : null}
                  </td>
                  <td>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Copy ${name}`}
                      onClick={() => {
                        void navigator.clipboard?.writeText(`var(${name})`).catch(() => undefined);
                        setCopied(`var(${name})`);
                      }}
                    >
                      Copy
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </GuideSection>
      ))}
      {shown.length === 0 ? <p>No token is called that.</p> : null}
    </GuidePage>
  );
}

export const All: Story = { render: () => <Tokens /> };
export const SearchAndCopy: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Tokens />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search tokens'), 'accent-solid');
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy --accent-solid' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied var(--accent-solid)');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};
