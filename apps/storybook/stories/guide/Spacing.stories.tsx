import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vx/ui/text';
import { expect } from 'storybook/test';
import { breakpoints, tokenNames } from '../../../../packages/ui/src/tokens/tokens.ts';
import { GuidePage, GuideSection, useComputed } from './page.tsx';
import type { ReactNode } from 'react';

const meta = { title: 'Guide/Spacing', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const bySize = (names: readonly string[]): readonly string[] =>
  names.toSorted((a, b) => Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, '')));
const spaces = bySize(tokenNames.filter((name) => name.startsWith('--space-')));
const radii = tokenNames.filter((name) => name.startsWith('--radius-'));
const places = tokenNames.filter((name) => /^--(?:layout|grid)-/.test(name));

function Rows({ names }: { readonly names: readonly string[] }): ReactNode {
  const valueOf = useComputed(names);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
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
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spacing(): ReactNode {
  return (
    <GuidePage
      title="Spacing"
      text="Distances come from one scale. Pages lay out with Stack, Cluster, Columns and TileGrid and write no CSS; gaps are 16 px on desktop and 12 px on phones, 28 px between rows whose text follows a picture."
    >
      <GuideSection title="Scale">
        {spaces.map((name) => (
          <div key={name}>
            <Text as="p" variant="caption" tone="secondary">
              <code>{name}</code>
            </Text>
            <div className="guide__bar" style={{ width: `var(${name})` }} />
          </div>
        ))}
      </GuideSection>
      <GuideSection title="Corners">
        <Text as="p" tone="secondary">
          The inner radius is the outer one less the padding, never more.
        </Text>
        <div className="vx-cluster" data-gap="16">
          {radii.map((name) => (
            <div key={name}>
              <div className="guide__box" style={{ borderRadius: `var(${name})` }} />
              <code>{name}</code>
            </div>
          ))}
        </div>
      </GuideSection>
      <GuideSection title="Page">
        <Rows names={places} />
      </GuideSection>
      <GuideSection title="Widths at which layouts change">
        <ul>
          {Object.entries(breakpoints).map(([name, width]) => (
            <li key={name}>
              <code>{name}</code> {width} px
            </li>
          ))}
        </ul>
      </GuideSection>
    </GuidePage>
  );
}

export const All: Story = {
  render: () => <Spacing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /--layout-topbar 64px/ })).toBeVisible();
  },
};
