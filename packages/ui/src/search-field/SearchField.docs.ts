import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Words to search for, in a bar, in a list, or over the whole width. With suggestions it answers as one types.',
  insteadUse: [
    { component: 'SearchOverlay', when: 'results of several kinds are shown as one types' },
    { component: 'FilterPanel', when: 'the list is narrowed by known properties' },
    { component: 'Select', when: 'one of a known list is looked for (`searchable`)' },
  ],
  rules: [
    {
      do: 'An `action`, so that it searches without script.',
      dont: 'A field that only works as one types.',
    },
    { do: 'Say how many were found (`summary`).', dont: 'Change the list silently.' },
  ],
  anatomy: [
    { part: 'Glass', is: 'Decoration' },
    { part: 'Field', is: 'A native search field; a combobox with suggestions' },
    { part: 'Shortcut', is: 'The key that leads here, while it is empty' },
    { part: 'Clear', is: 'As soon as something stands in it' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Searches, or takes the suggestion' },
    { keys: 'Arrow up, Arrow down', does: 'Moves among suggestions' },
    { keys: 'Escape', does: 'Closes the suggestions' },
    { keys: 'Tab', does: 'Goes to clear, also from the open suggestions, which close' },
  ],
  screenReader: [
    'A search landmark with a search field of the given name.',
    'Loading and the number of results are announced politely.',
    'While suggestions are open, the rest of the page is hidden from readers; clear and what is announced are not.',
  ],
  mocks: ['desktop-search'],
  alsoCalled: ['search box', 'typeahead', 'autocomplete', 'lookup'],
} satisfies ComponentDocs;
