import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { ChipGroup } from '../chip-group/ChipGroup.tsx';
import { longGerman } from '../fixtures/data.ts';
import { searchPreview } from '../fixtures/search-preview.tsx';
import { searchGroups } from '../fixtures/search.ts';
import { SearchOverlay } from './SearchOverlay.tsx';
import { SearchResults } from './SearchResults.tsx';

const kinds = (
  <ChipGroup
    label="Kinds"
    value={['all']}
    options={[
      { value: 'all', label: 'All', count: 131 },
      { value: 'performers', label: 'Performers', count: 6 },
      { value: 'videos', label: 'Videos', count: 84 },
      { value: 'photos', label: 'Photos', count: 23 },
      { value: 'audio', label: 'Audio', count: 4 },
      { value: 'tv', label: 'TV', count: 9 },
    ]}
    onChange={fn()}
  />
);
const meta = {
  title: 'Content/SearchOverlay',
  component: SearchOverlay,
  parameters: framed,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Search',
    placeholder: 'Search performers, videos, TV',
    words: 'mi',
    onWords: fn(),
    onSearch: fn(),
    onOpen: fn(),
    state: 'results',
    groups: searchGroups,
    summary: '131 results',
    recent: {
      label: 'Recent',
      items: ['piano', 'fairy lights', 'noor'],
      clear: { label: 'Clear', onClear: fn() },
    },
    kinds,
    preview: searchPreview,
    empty: { title: 'Nothing found for “mi”', text: 'Try fewer letters or another name.' },
    keys: { move: 'Move', open: 'Open', close: 'Close' },
  },
  render: function Render(args) {
    const [words, setWords] = useState(args.words);
    return <SearchOverlay {...args} words={words} onWords={setWords} />;
  },
} satisfies Meta<typeof SearchOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    const list = within(screen.getByRole('listbox', { name: 'Search' }));
    await expect(list.getAllByRole('option')).toHaveLength(7);
    await expect(list.getByRole('group', { name: /Videos/u })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(list.getByRole('option', { name: /Hana Mori/u })).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalled());
  },
};
/** Enter opens what is highlighted; all results stay within reach of the keyboard. */
export const SearchesForAll: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveAttribute('data-highlighted'),
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSearch).toHaveBeenCalledWith('mi');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(screen.getByRole('complementary', { name: /Mira/u })).toBeInTheDocument();
  },
};
/** The key of a phone says "Search", and that is what it does. */
export const SearchKeyOnPhones: Story = {
  tags: ['!dev', '!autodocs'],
  args: { variant: 'page', cancelLabel: 'Cancel' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('mi');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** The palette, too, has the way to forget them. */
export const Recent: Story = {
  args: { words: '', state: 'recent', groups: [], summary: '' },
  globals: { viewport: { value: 'desktop' } },
};
export const RecentPressed: Story = {
  args: { words: '', state: 'recent', groups: [], summary: '' },
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(args.recent?.clear?.onClear).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: 'fairy lights' }));
    await expect(screen.getByRole('combobox')).toHaveValue('fairy lights');
  },
};
/** The palette in a narrow window keeps them, and the way to clear them. */
export const RecentInANarrowPalette: Story = {
  args: {
    words: '',
    state: 'recent',
    groups: [],
    summary: '',
    recent: {
      label: 'Recent',
      items: ['piano', 'fairy lights and other evenings', 'noor'],
      clear: { label: 'Clear', onClear: fn() },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'noor' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.recent?.clear?.onClear).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { args: { state: 'loading', groups: [], summary: '' } };
export const Nothing: Story = {
  args: { state: 'none', groups: [], summary: 'Nothing found', kinds: undefined },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    groups: [],
    summary: 'The search did not answer',
    kinds: undefined,
    failed: {
      title: 'The search did not answer',
      text: 'What you typed stays.',
      retry: { seconds: 8, text: (left) => `We try again in ${left} seconds.`, onRetry: fn() },
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.failed?.retry?.onRetry).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
export const OnPhones: Story = {
  args: { variant: 'page', cancelLabel: 'Cancel' },
  globals: { viewport: { value: 'phone' } },
};
export const LongGerman: Story = {
  args: {
    variant: 'page',
    placeholder: longGerman,
    cancelLabel: 'Abbrechen',
    groups: searchGroups.map((group) => ({
      ...group,
      title: longGerman,
      hits: group.hits.map((hit) => ({ ...hit, title: `${longGerman} um Mitternacht` })),
    })),
  },
  globals: { viewport: { value: 'small' } },
};
export const PlainResults: Story = {
  render: () => <SearchResults groups={searchGroups} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    await expect(
      canvas.getByRole('link', { name: /Mira Solène.*12 coins per minute/u }),
    ).toBeVisible();
  },
};
