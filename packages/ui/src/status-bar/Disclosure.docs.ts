import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One line that opens: for what is good to know and in nobody’s way, such as questions and small print.',
  insteadUse: [
    { component: 'LocalTabs', when: 'several sections of equal weight share a place' },
    { component: 'Dialog', when: 'it has to be read before going on' },
  ],
  rules: [
    { do: 'A title that says what is inside.', dont: '“More”, “Details”.' },
    { do: 'Keep it for what most can skip.', dont: 'Hide prices, limits or what is owed.' },
  ],
  anatomy: [
    { part: 'Title', is: 'A heading with a caret; always in sight' },
    { part: 'End', is: 'Beside it: a button that puts the whole away' },
    { part: 'Body', is: 'What opens' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the line' },
    { keys: 'Enter, Space', does: 'Opens and closes it' },
  ],
  screenReader: [
    'A region named by its heading, in it the native `details`: the line says whether it is open.',
    'It works without script, and the search of the browser finds what is inside.',
  ],
  alsoCalled: ['accordion', 'collapse', 'expander', 'details', 'FAQ'],
} satisfies ComponentDocs;
