import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Filters and quick choices that are tried by pressing: languages, categories, amounts of a tip.',
  insteadUse: [
    { component: 'SegmentedControl', when: 'two to four views exclude each other' },
    { component: 'Select', when: 'the list is long and rarely changed' },
    { component: 'FilterPanel', when: 'there are many filters of several kinds' },
    { component: 'TagList', when: 'topics are only named or linked' },
  ],
  rules: [
    {
      do: 'Answer at once: each press changes the list below.',
      dont: 'Wait for an “Apply” beside chips.',
    },
    { do: 'Counts that say what is behind a chip.', dont: 'A chip that leads to nothing.' },
    {
      do: '`wrap` where all have to be seen; else the row scrolls with a soft edge.',
      dont: 'Cut chips off at a hard edge: nobody scrolls.',
    },
  ],
  anatomy: [
    { part: 'Chip', is: 'Icon, words, count; `removable` shows a cross while it is on' },
    { part: 'Row', is: 'Scrolls sideways; the chosen chip is brought into sight' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves from chip to chip' },
    { keys: 'Space, Enter', does: 'Turns the chip on or off; as a link, Enter goes there' },
  ],
  screenReader: [
    'A group with the given name. Each chip is a button that says whether it is pressed (`aria-pressed`); as a link the chosen one is current.',
    'The count is part of the name: “Jazz 12”.',
  ],
  mocks: ['desktop-search', 'board-components'],
  alsoCalled: ['filter chips', 'pills', 'toggle group', 'tags', 'choice chips'],
} satisfies ComponentDocs;
