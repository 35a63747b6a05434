import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Says what an action did, for a few seconds, and offers to undo it. It interrupts nothing.',
  insteadUse: [
    { component: 'StatusBar', when: 'it stays true: offline, a mail to confirm, a limit reached' },
    { component: 'Note', when: 'it belongs to a form or a place on the page' },
    { component: 'Dialog', when: 'an answer is needed' },
    {
      component: 'FloatingNote',
      when: 'somebody else did something: a message, a performer who went live',
    },
  ],
  rules: [
    { do: 'Say what happened: “Message sent”.', dont: '“Success!”' },
    {
      do: 'Offer undo instead of asking before.',
      dont: 'Undo for what cannot be taken back, a payment for instance.',
    },
    {
      do: 'Errors stay until they are dismissed.',
      dont: 'The only word on a failed payment in something that vanishes.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Check, or warning with an error' },
    { part: 'Title and text', is: 'One line, and one more where needed' },
    { part: 'Undo', is: 'With the seconds that are left, at least 5' },
    { part: 'Dismiss', is: 'Always there; a push to the side or down does the same' },
    { part: 'Stack', is: 'The newest three, the newest lowest; an error behind them comes back' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Goes to the messages from anywhere' },
    {
      keys: 'Tab',
      does: 'Goes to the newest, its undo and its dismiss, then to the next; the time stands still while the focus is inside',
    },
    { keys: 'Enter, Space', does: 'Undoes, dismisses' },
    {
      keys: 'Escape',
      does: 'Dismisses the one with the focus; it goes to the next, after the last to where it was before F6',
    },
  ],
  screenReader: [
    'Said once, politely (`role=status`), an error at once (`role=alert`); the seconds that go by are not.',
    'Stands in the region “Notices” as a dialog that holds nobody, named by its title.',
    'The time of all stands still under the pointer and with the focus inside, and in a tab that nobody sees.',
  ],
  mocks: ['desktop-notice-slot'],
  alsoCalled: ['snackbar', 'notification', 'flash message', 'alert'],
} satisfies ComponentDocs;
