import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paletteOf, wide } from '../fixtures/art.ts';
import { Article, ArticleText, type ArticleSnapshot } from './Article.tsx';

const leaves: ArticleSnapshot = {
  title: 'The patience of leaves',
  href: '#leaves',
  kind: 'interview',
  kindLabel: 'Interview',
  picture: wide('Ivy Hart'),
  pictureAlt: 'Ivy Hart among plants',
  palette: paletteOf('Ivy Hart'),
  meta: '18 November 2026 · 6 minutes · by the editors',
  text: 'Ivy Hart paints plants, talks slowly and goes live three evenings a week.',
};
const meta = {
  title: 'Content/Article',
  component: Article,
  args: { article: leaves },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lead: Story = { args: { variant: 'lead', level: 1, own: true, priority: true } };
export const LeadOnPhones: Story = {
  args: { variant: 'lead', level: 2 },
  globals: { viewport: { value: 'phone' } },
};
const narrow: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={{ maxWidth: '380px' }}>
      <Story />
    </div>
  ),
];
export const Card: Story = {
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The patience of leaves' })).toHaveAttribute(
      'href',
      '#leaves',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const New: Story = {
  decorators: narrow,
  args: { article: { ...leaves, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};
export const Read: Story = {
  decorators: narrow,
  args: { article: { ...leaves, readLabel: 'Read' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/6 minutes .* Read$/u)).toBeVisible();
    await expect(canvas.queryByText('New')).toBeNull();
  },
};
export const News: Story = {
  decorators: narrow,
  args: {
    article: {
      ...leaves,
      kind: 'news',
      kindLabel: 'News',
      title: 'Two new evenings on TV',
      picture: null,
    },
  },
};
export const Row: Story = {
  decorators: narrow,
  args: {
    variant: 'row',
    article: { ...leaves, title: 'Ten minutes to dinner', meta: 'Lio Marchetti, 4 min' },
  },
};
export const LongGerman: Story = {
  decorators: narrow,
  args: {
    article: {
      ...leaves,
      kindLabel: 'Hintergrundgespräch',
      title: 'Benachrichtigungseinstellungen und die Geduld der Zimmerpflanzenliebhaberinnen',
      meta: '18. November 2026 · 6 Minuten · von der Redaktion',
    },
  },
};
export const Text: Story = {
  render: () => (
    <>
      <h1 className="vx-visually-hidden">The patience of leaves</h1>
      <ArticleText
        blocks={[
          {
            kind: 'intro',
            text: 'We asked her what a quiet hour is worth, and why a fern is never finished.',
          },
          { kind: 'question', text: 'You started with two guests in the room. What has changed?' },
          {
            kind: 'paragraph',
            text: 'Less than you would think. I still water everything first, I still put the kettle on. There are more names now, but the evening has the same shape.',
          },
          { kind: 'quote', text: 'A fern is never finished. It only stops when I do.' },
          { kind: 'heading', text: 'On saying no' },
          {
            kind: 'paragraph',
            text: 'I write my limits next to my prices, in the same size. The best conversations start there.',
          },
          {
            kind: 'picture',
            src: wide('Ivy Hart'),
            alt: 'Ivy Hart among plants',
            caption: 'The room before the evening begins.',
          },
        ]}
      />
    </>
  ),
};
