import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Search as you type over everything on the site, as a palette on desktop and a full screen on phones. `SearchResults` shows the same groups as plain links on the search page.',
  insteadUse: [
    { component: 'SearchField', when: 'one list or one page is searched' },
    { component: 'FilterPanel', when: 'results are narrowed by properties' },
    { component: 'Select', when: 'one of a known list is chosen' },
  ],
  rules: [
    {
      do: 'Keep the old `groups` while new ones load: state `loading` with results.',
      dont: 'Empty the list with every letter.',
    },
    {
      do: 'Say how many there are in `summary`, also when there are none.',
      dont: 'Leave it empty after a search; a screen reader would hear nothing.',
    },
    {
      do: 'Mark what matched with `{ match }` pieces in title and text.',
      dont: 'Put markup or entities into the strings.',
    },
    {
      do: 'On failure keep the words and offer to try again.',
      dont: 'Show “nothing found” when the search did not answer.',
    },
  ],
  anatomy: [
    { part: 'Field', is: 'With a magnifier; takes the focus when it opens' },
    { part: 'Recent', is: 'The last three searches; beside the field or below the results' },
    { part: 'Close', is: 'A cross in the palette, a word on phones' },
    { part: 'Kinds', is: 'A `ChipGroup`; not while only recent searches are shown' },
    { part: 'Results', is: 'Groups with a title and a total; face or picture, two lines, price' },
    { part: 'Preview', is: 'The highlighted result in large; palette on wide screens only' },
    { part: 'Keys', is: 'Hints at the bottom of the palette' },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'Highlights a result; the focus stays in the field' },
    {
      keys: 'Enter',
      does: 'Opens the highlighted result, in the palette the first one; on phones it searches for all until one is highlighted',
    },
    { keys: 'Ctrl or Cmd + Enter', does: 'Searches for all, whatever is highlighted' },
    { keys: 'Escape', does: 'Closes it' },
    {
      keys: 'Tab',
      does: 'Through field, recent searches, close button and kinds, within the dialog',
    },
  ],
  screenReader: [
    'A dialog with a hidden title; in it a search landmark with a combobox.',
    'The results are a listbox with the name of the dialog; each kind is a named group of options. The preview is named by its result.',
    'Loading and the summary are said politely; the list is busy meanwhile (`aria-busy`).',
    'Key hints are hidden. `SearchResults` instead is regions with headings and lists of links.',
  ],
  mocks: ['desktop-search'],
  alsoCalled: [
    'command palette',
    'spotlight',
    'quick search',
    'autocomplete',
    'typeahead',
    'omnibox',
    'combobox',
  ],
} satisfies ComponentDocs;
