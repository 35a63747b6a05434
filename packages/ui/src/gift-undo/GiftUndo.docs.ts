import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A gift on its way, above the field of a conversation or room: for five seconds it can be taken back, and nothing is charged before they are over.',
  insteadUse: [
    { component: 'GiftDrawer', when: 'a gift is chosen' },
    { component: 'GiftMessage', when: 'the gift was given' },
    { component: 'Toaster', when: 'something is undone that has happened already' },
  ],
  rules: [
    {
      do: 'Say that nothing is charged yet, beside the price.',
      dont: 'A price alone: it reads as if it were paid.',
    },
    {
      do: 'Give “Undo” and “Send now” the same size.',
      dont: 'Hide the way back behind a small link.',
    },
    {
      do: 'Show one at a time; another gift queues behind.',
      dont: 'Stack several with seconds that run beside each other.',
    },
  ],
  anatomy: [
    { part: 'Ring', is: 'Empties second by second around the picture' },
    { part: 'Title, text', is: 'What is sent, its price, what happens; or why it was refused' },
    { part: 'Seconds', is: 'How many are left' },
    { part: 'Actions', is: 'Undo and send, in equal size' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Undo, then send' },
    { keys: 'Ctrl Z, ⌘ Z', does: 'Undo, from anywhere but a field with text: the apps listen' },
    { keys: 'Enter, Space', does: 'Presses the button that has the focus' },
  ],
  screenReader: [
    'A group named by its title. `announcement` is said once, politely; the seconds are not counted aloud.',
    'Ring, picture and seconds are hidden.',
  ],
  mocks: ['mobile-room-gift-undo'],
  alsoCalled: ['undo bar', 'snackbar', 'grace period', 'cancel send', 'countdown'],
} satisfies ComponentDocs;
