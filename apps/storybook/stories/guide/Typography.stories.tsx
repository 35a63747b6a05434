import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vx/ui/text';
import { expect, waitFor } from 'storybook/test';
import { textStyles } from '../../../../packages/ui/src/tokens/tokens.ts';
import { GuidePage, GuideSection, useComputed } from './page.tsx';
import type { ReactNode } from 'react';

const meta = { title: 'Guide/Typography', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const uses: Readonly<Record<(typeof textStyles)[number], string>> = {
  'display-xl': 'The one big promise of a page',
  'display-l': 'Name of a performer on the profile, result of a game',
  'display-m': 'Title of a page or a dialog',
  'title-l': 'Title of a section',
  'title-m': 'Title of a card or a panel',
  'title-s': 'Name below a picture',
  'body-l': 'Introductions, articles',
  'body-m': 'Texts, messages',
  'body-s': 'Explanations beside something',
  'label-l': 'Buttons that count',
  'label-m': 'Buttons, tabs, fields',
  'label-s': 'Small buttons, chips',
  caption: 'Times, hints, counts',
  badge: 'Badges on pictures',
  'numeral-xl': 'Balance and price where they are the matter',
};

function Typography(): ReactNode {
  const valueOf = useComputed(textStyles.map((style) => `--type-${style}`));
  return (
    <GuidePage
      title="Typography"
      text="Mona Sans speaks up, Geist explains. Both are self-hosted, with fallbacks of the same measures, so that nothing moves when they arrive. A style says how text looks; the heading level says where it stands."
    >
      {textStyles.map((style) => (
        <GuideSection key={style} title={style}>
          <Text as="p" variant={style}>
            Blaue Stunde über der Stadt
          </Text>
          <Text as="p" variant={style}>
            Benachrichtigungseinstellungen 1.234,50 €
          </Text>
          <Text as="p" variant="caption" tone="secondary">
            {uses[style]}. <code>{valueOf(`--type-${style}`)}</code>
          </Text>
        </GuideSection>
      ))}
    </GuidePage>
  );
}

export const All: Story = {
  render: () => <Typography />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(textStyles.length);
    await waitFor(() => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return expect(loaded.map(({ family }) => family.replaceAll('"', ''))).toEqual(
        expect.arrayContaining(['Geist Variable', 'Head Sans Variable']),
      );
    });
  },
};
