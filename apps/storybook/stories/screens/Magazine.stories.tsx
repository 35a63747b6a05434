import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AppShell } from '@vx/ui/app-shell';
import { Article, ArticleText, type ArticleBlock, type ArticleSnapshot } from '@vx/ui/article';
import { Breadcrumbs } from '@vx/ui/breadcrumbs';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { EmptyState, ErrorState } from '@vx/ui/empty-state';
import { newspaperIcon, videoCameraIcon } from '@vx/ui/icons';
import { Columns, FilterBar, PageHeader, Stack } from '@vx/ui/layout';
import { PerformerLine } from '@vx/ui/performer-line';
import { SectionHeader } from '@vx/ui/section-header';
import { Skeleton } from '@vx/ui/skeleton';
import { Surface } from '@vx/ui/surface';
import { TabBar } from '@vx/ui/tab-bar';
import { Text } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { TopBar } from '@vx/ui/top-bar';
import { coins, face, paletteOf, rail, tabItems, wide } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Magazine',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const article = (
  title: string,
  who: string,
  kind: ArticleSnapshot['kind'],
  meta: string,
  more: Partial<ArticleSnapshot> = {},
): ArticleSnapshot => ({
  title,
  href: `#${title}`,
  kind,
  kindLabel: kind === 'news' ? 'News' : 'Interview',
  picture: wide(who),
  pictureAlt: '',
  palette: paletteOf(who),
  meta,
  ...more,
});
const leaves = article(
  'The patience of leaves',
  'Ivy Hart',
  'interview',
  '18 November 2026 · 6 minutes · by the editors',
  { pictureAlt: 'Ivy Hart among plants' },
);
const others: readonly ArticleSnapshot[] = [
  article('Ten minutes to dinner', 'Lio Marchetti', 'interview', 'Lio Marchetti · 4 minutes', {
    isNew: true,
  }),
  article('Two new evenings on TV', 'Zuri Bell', 'news', '15 November · 2 minutes'),
  article('Before the curtain', 'Dara Quinn', 'interview', 'Dara Quinn · 7 minutes'),
  article('How we check an age', 'Noor Amani', 'news', '9 November · 3 minutes', {
    readLabel: 'Read',
  }),
  article('Chairs are opinions', 'Freya Lind', 'interview', 'Freya Lind · 5 minutes'),
  article('The winners of golden hour', 'Tessa Moon', 'news', '2 November · 2 minutes'),
];
const interviews = others.filter(({ kind }) => kind === 'interview');
const blocks: readonly ArticleBlock[] = [
  {
    kind: 'intro',
    text: 'Ivy Hart paints plants, talks slowly and goes live three evenings a week. We asked her what a quiet hour is worth, and why a fern is never finished.',
  },
  { kind: 'question', text: 'You started with two guests in the room. What has changed?' },
  {
    kind: 'paragraph',
    text: 'Less than you think. I still water everything first, I still put the kettle on. There are more names now, but the evening has the same shape. People come to slow down, and I happen to have a brush in my hand.',
  },
  { kind: 'quote', text: 'A fern is never finished. It only stops when I do.' },
  { kind: 'heading', text: 'On saying no' },
  {
    kind: 'paragraph',
    text: 'I write my limits next to my prices, in the same size. It sounds cold and it is the opposite: everyone knows where they are, so nobody has to guess. The best conversations start there.',
  },
  {
    kind: 'picture',
    src: wide('Ivy Hart'),
    alt: 'Ivy Hart among plants',
    caption: 'The room before the evening begins.',
  },
];
const ivy = (
  <Surface as="section" padding="lg" aria-label="Ivy Hart">
    <Stack gap="12">
      <PerformerLine
        level={2}
        size="sm"
        performer={{
          name: 'Ivy Hart',
          age: 28,
          href: '#ivy',
          picture: face('Ivy Hart'),
          state: 'live',
        }}
      />
      <Text variant="body-s" tone="secondary">
        Plants, painting, calm. German and English.
      </Text>
      <Button icon={videoCameraIcon} price={coins(10)} per="minute" block href="#chat">
        Private chat
      </Button>
      <Text variant="caption" tone="tertiary" align="center">
        €2.50 per minute. You confirm first.
      </Text>
    </Stack>
  </Surface>
);
const more = (
  <Surface as="section" padding="lg" aria-label="More interviews">
    <Stack gap="16">
      <SectionHeader title="More interviews" size="sm" />
      {interviews.map((one) => (
        <Article key={one.title} article={one} variant="row" />
      ))}
    </Stack>
  </Surface>
);
const crumbs = (
  <Breadcrumbs
    items={[
      { label: 'Magazine', href: '#magazine' },
      { label: 'Interviews', href: '#interviews' },
      { label: leaves.title },
    ]}
  />
);
function Issue({
  start = 'all',
  items = others,
}: {
  start?: string;
  items?: readonly ArticleSnapshot[];
}): ReactElement {
  const [kind, setKind] = useState(start);
  const shown = items.filter((one) => kind === 'all' || one.kind === kind);
  return (
    <>
      <Article variant="lead" article={leaves} level={2} priority />
      <FilterBar>
        <ChipGroup
          label="Type"
          options={[
            { value: 'all', label: 'Everything' },
            { value: 'interview', label: 'Interviews' },
            { value: 'news', label: 'News' },
          ]}
          value={[kind]}
          onChange={([first = 'all']) => setKind(first)}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          glyph={newspaperIcon}
          title="No news yet"
          text="What changes on Candela stands here."
          action={<Button onClick={() => setKind('all')}>Everything</Button>}
        />
      ) : (
        <TileGrid
          label="Articles"
          kind="media"
          items={shown}
          keyOf={(one) => one.title}
          render={(one) => <Article article={one} />}
        />
      )}
    </>
  );
}

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const ArticleDesktop: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage>
      <Stack gap="20">
        {crumbs}
        <Article variant="lead" article={leaves} own level={1} priority />
        <Columns
          asideLabel="Ivy Hart and more interviews"
          aside={
            <>
              {ivy}
              {more}
            </>
          }
        >
          <ArticleText blocks={blocks} />
        </Columns>
      </Stack>
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(leaves.title);
    await expect(canvas.getByRole('heading', { name: 'On saying no' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Private chat.*10 coins/u })).toBeVisible();
  },
};
export const ArticlePhone: Story = {
  globals: phone,
  render: () => (
    // The article is the page: its bar has only the way back.
    <AppShell
      shell="mobile"
      topBar={
        <TopBar
          variant="mobile"
          brand={rail.brand}
          back={{ label: 'Magazine', href: '#magazine' }}
        />
      }
      tabBar={<TabBar items={tabItems} current="feed" />}
    >
      <Stack gap="24">
        <Article variant="lead" article={leaves} own level={1} priority />
        <ArticleText blocks={blocks} />
        {ivy}
        {more}
      </Stack>
    </AppShell>
  ),
};
export const ListDesktop: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage>
      <PageHeader title="Magazine" text="Interviews, and what changes on Candela." />
      <Issue />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'News' }));
    await expect(canvas.getByRole('heading', { name: 'How we check an age' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Before the curtain' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Everything' }));
  },
};
export const ListPhone: Story = {
  globals: phone,
  render: () => (
    <PhonePage title="Magazine" back={{ label: 'Menu', href: '#menu' }} current="feed">
      <Issue />
    </PhonePage>
  ),
};
export const ListEmptyPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <PhonePage title="Magazine" back={{ label: 'Menu', href: '#menu' }} current="feed">
      <Issue start="news" items={interviews} />
    </PhonePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No news yet' })).toBeVisible();
  },
};
export const ListLoadingDesktop: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage>
      <PageHeader title="Magazine" text="Interviews, and what changes on Candela." />
      <div aria-busy="true">
        <Stack gap="24">
          <Skeleton kind="hero" />
          <TileGrid
            label="Articles"
            kind="media"
            items={[]}
            keyOf={String}
            render={() => null}
            skeleton={{ count: 6, render: () => <Skeleton kind="media" /> }}
          />
        </Stack>
      </div>
    </DesktopPage>
  ),
};
const retry = fn();
export const ArticleFailedDesktop: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage>
      <Stack gap="20">
        {crumbs}
        <ErrorState
          size="page"
          level={1}
          title="This article did not load"
          text="It is still there. The connection was interrupted."
          action={
            <Button variant="solid" onClick={retry}>
              Try again
            </Button>
          }
        />
      </Stack>
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
