import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One of a list that is too long to stand on the page: a country, an order of sorting. `MultiSelect` takes several. It opens the picker of the system, which everybody knows on their own device.',
  insteadUse: [
    { component: 'RadioGroup', when: 'there are up to six and each deserves to be read' },
    { component: 'SegmentedControl', when: 'two to four views of the same thing are switched' },
    { component: 'ChipGroup', when: 'filters are tried quickly' },
    { component: 'Menu', when: 'it starts actions instead of choosing a value' },
  ],
  rules: [
    {
      do: '`searchable` for lists of more than about fifteen.',
      dont: 'Make guests scroll through 200 countries with a mouse.',
    },
    {
      do: '`look="quiet"` for sorting above a list.',
      dont: 'A field with a frame among text; it looks like a form.',
    },
    { do: 'Begin with what most choose.', dont: 'An empty first option that means something.' },
  ],
  anatomy: [
    { part: 'Label', is: 'Above; for screen readers only with `look="quiet"` or `hideLabel`' },
    { part: 'Control', is: 'The native `select`, with a caret' },
    {
      part: 'List to type in',
      is: 'With `searchable` and a mouse only; it loads when it is wanted',
    },
    { part: 'Chips', is: 'Of `MultiSelect`, with a mouse: what is chosen stands in the field' },
    { part: 'Message', is: 'Error or hint' },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'Changes the choice, or moves in the open list' },
    {
      keys: 'Letters',
      does: 'Jump to the option that begins so; in a searchable list they narrow it',
    },
    { keys: 'Escape', does: 'Closes the list without a change' },
  ],
  screenReader: [
    'The native select is announced as the system does it, named by its label, with error or hint as description.',
    'Where a mouse is used, the searchable one is a combobox with a listbox.',
    'With an error it is invalid.',
  ],
  alsoCalled: ['dropdown', 'combobox', 'picker', 'listbox', 'multi select'],
} satisfies ComponentDocs;
