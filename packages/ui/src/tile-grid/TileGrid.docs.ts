import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Lays out many tiles in whole rows, from five columns to one, and brings more of them: by itself near the end, then by a button.',
  insteadUse: [
    { component: 'MediaRow', when: 'a row that scrolls sideways is enough' },
    { component: 'PerformerTable', when: 'numbers are compared' },
    { component: 'Columns', when: 'there are a few blocks, not a list' },
  ],
  rules: [
    {
      do: 'Give `href` to `loadMore`: the next page has an address and works without script.',
      dont: 'An endless list that nobody can come back to.',
    },
    {
      do: 'Skeletons in the final layout for the first page.',
      dont: 'A spinner that is replaced by five rows.',
    },
    {
      do: 'Let `automatic` stop after three pages; the footer has to be reached.',
      dont: 'Chase the footer away.',
    },
  ],
  anatomy: [
    { part: 'List', is: 'Tiles in columns by `kind`; parts far from view cost nothing' },
    { part: 'More', is: 'A button, with how many are shown' },
    { part: 'Failure', is: 'A word, and the same button to try again' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Through the tiles, then to “Show more”; the focus stays there when more come',
    },
    { keys: 'Enter, Space', does: 'Brings more' },
  ],
  screenReader: [
    'A list with its name; it is busy while more are on their way.',
    'How many came, or that they did not come, is announced politely.',
  ],
  mocks: ['desktop-home'],
  alsoCalled: ['pagination', 'infinite scroll', 'load more', 'gallery', 'masonry'],
} satisfies ComponentDocs;
