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
    { part: 'Dismiss', is: 'Always there' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches undo and dismiss; the time stands still while the focus is inside',
    },
    { keys: 'Enter, Space', does: 'Undoes, dismisses' },
  ],
  screenReader: [
    'Announced politely (`role=status`), an error at once (`role=alert`).',
    'The time stands still under the pointer and with the focus inside.',
  ],
  mocks: ['desktop-notice-slot'],
  alsoCalled: ['snackbar', 'notification', 'flash message', 'alert'],
} satisfies ComponentDocs;
