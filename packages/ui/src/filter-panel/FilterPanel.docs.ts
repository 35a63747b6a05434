import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Narrows a list by several kinds of criteria: beside it, in a sheet on phones, or in one line above. `SelectionBar`, on this page as well, acts on the things that were selected.',
  insteadUse: [
    { component: 'ChipGroup', when: 'one row of quick filters is enough' },
    { component: 'Select', when: 'the list is only sorted' },
    { component: 'SearchField', when: 'words are looked for' },
    { component: 'SegmentedControl', when: 'the same list is shown in another way' },
  ],
  rules: [
    {
      do: 'Put the number of results into the button: “Show 14 performers”.',
      dont: '“Apply”. Whether anything is left shows too late.',
    },
    {
      do: 'Without a button let every change work at once, and give `summary`.',
      dont: 'A list that changes somewhere below and says nothing.',
    },
    {
      do: 'Offer “Reset 4” as soon as something is set.',
      dont: 'A reset that is always there and does nothing.',
    },
    {
      do: 'Disable a choice with no results, with its 0.',
      dont: 'Remove it. The list of choices would jump.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Title, in the side column; reset' },
    { part: 'Section', is: 'A title with checkboxes and their counts, or another control' },
    { part: 'Summary', is: 'The number of results, where there is no button' },
    { part: 'Apply', is: 'At the end; in a sheet among the sheet’s actions, bound by `formId`' },
    {
      part: 'SelectionBar',
      is: 'How many are selected, actions, a cross that ends it; no page uses it yet',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through reset, controls and button; `SelectionBar` is one stop' },
    { keys: 'Space', does: 'Ticks a choice' },
    { keys: 'Enter', does: 'In a field: sends the form' },
    {
      keys: 'Arrow left, Arrow right, Home, End',
      does: 'In `SelectionBar`: move among its buttons, around the ends',
    },
    { keys: 'Escape', does: 'In `SelectionBar`: ends the selection' },
  ],
  screenReader: [
    'A form named by its title. Sections are groups with their legend; a choice is read with its count: “Free chat 3”.',
    'The summary is announced politely. While results are counted the form is busy (`aria-busy`).',
    '`SelectionBar` is a toolbar with its label; the number of selected things is announced politely.',
  ],
  mocks: ['mobile-filter-sheet', 'desktop-library'],
  alsoCalled: ['facets', 'refine', 'filter sidebar', 'bulk actions', 'toolbar', 'filters'],
} satisfies ComponentDocs;
