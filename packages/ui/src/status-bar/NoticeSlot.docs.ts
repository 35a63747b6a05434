import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One quiet place for what a guest has to know or do: the most urgent notice as a few words, the others behind it.',
  insteadUse: [
    { component: 'StatusBar', when: 'it is about the connection, or belongs to one page' },
    { component: 'Toaster', when: 'an action succeeded and nothing has to be done' },
  ],
  rules: [
    { do: 'A title of two or three words.', dont: 'An address or a name in the title.' },
    { do: 'One nag at most among the notices.', dont: 'A queue of things to do.' },
    { do: '“Later” for what can wait, “Close” for the rest.', dont: 'A cross without words.' },
  ],
  anatomy: [
    { part: 'Line', is: 'Icon, title and how many wait; a pill in a bar, a line on phones' },
    { part: 'Panel', is: 'All that wait, over the page: it moves nothing' },
    { part: 'Action and Later', is: 'What can be done, and what puts it off' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Opens and closes the panel' },
    { keys: 'Escape', does: 'Closes it, with focus on the line' },
  ],
  screenReader: [
    'The slot is a polite status: the next notice is announced when one is put off.',
    'It opens without script, and its buttons post a form.',
  ],
  mocks: ['desktop-notice-slot', 'mobile-notice-slot'],
  alsoCalled: ['notice', 'status slot', 'announcement'],
} satisfies ComponentDocs;
