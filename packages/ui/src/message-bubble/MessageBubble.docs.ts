import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One message of a conversation and how far it came. `SystemLine` and `SystemCard` are for what the system notes in between: the day, a chat that began, a charge, a receipt.',
  insteadUse: [
    { component: 'GiftMessage', when: 'a gift was sent' },
    { component: 'LockedMedia', when: 'what is shared has to be paid; it goes into `children`' },
    {
      component: 'ChatTranscript',
      when: 'all lines of a running chat are shown; it draws these bubbles',
    },
    { component: 'CommentThread', when: 'others answer in public' },
  ],
  rules: [
    {
      do: 'Show the time of the last message in a group (`stamp`).',
      dont: 'A time below every line. Screen readers hear it anyway.',
    },
    {
      do: 'Keep a failed message where it is, with “Try again” and a way to drop it.',
      dont: 'Put the text back into the field, or lose it.',
    },
    {
      do: '`SystemLine` for a fact, `SystemCard` where something can be done about it.',
      dont: 'A bubble for the system: it would look as if a person had written.',
    },
    {
      do: 'Give a charge its `price` and `sign`.',
      dont: 'Write the amount into the sentence.',
    },
  ],
  anatomy: [
    { part: 'Sender', is: 'Read out; seen only over the picture of a running chat' },
    { part: 'Bubble', is: 'The text; at the end and in the accent colour for the guest' },
    { part: 'Content', is: 'Instead of a bubble: a photo, a gift, a voice message' },
    { part: 'State', is: '“Sending”, “Waiting for the connection”, “Not sent”, with its buttons' },
    { part: 'Stamp', is: 'Time; one check for sent, two for read' },
    { part: 'SystemLine', is: 'Quiet words in the middle, with an amount' },
    { part: 'SystemCard', is: 'Icon, title, amount, text, time and one action' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To “Try again” and “Don’t send”, where they stand' },
    { keys: 'Enter, Space', does: 'Presses them' },
  ],
  screenReader: [
    'Sender, text and time are read in this order, whatever is seen: “Mira Solène: Found the photo, 22:46”.',
    'The checks are images “Sent” and “Read”. Other states are words.',
    'It announces nothing itself: the `Conversation` around it does.',
  ],
  mocks: ['desktop-messenger', 'mobile-conversation', 'board-components'],
  alsoCalled: ['chat bubble', 'speech bubble', 'message', 'system message', 'read receipt'],
} satisfies ComponentDocs;
