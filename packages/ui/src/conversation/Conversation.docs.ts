import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The messages between a guest and one performer, with header and field: in the messenger on wide screens and phones, or inside the room without its header.',
  insteadUse: [
    { component: 'ChatTranscript', when: 'lines belong to a live chat and are not kept by day' },
    { component: 'MessengerFrame', when: 'the list of conversations stands beside it' },
    { component: 'CommentThread', when: 'many guests write in public' },
  ],
  rules: [
    {
      do: 'Keep the identity of lines that did not change, and load older ones through `older`.',
      dont: 'All lines at once, or new objects for each of them.',
    },
    {
      do: 'Give `sentAt`: lines of one side within five minutes share a visible time.',
      dont: 'A time below every bubble.',
    },
    {
      do: 'Sum up what is not text (`summary`): “a photo”, “voice message, 0:42”. It is announced.',
      dont: 'Pictures and gifts that arrive in silence.',
    },
    {
      do: 'Offer “Don’t send” for what waits or failed (`onCancel`).',
      dont: 'Send hours later what a guest no longer means.',
    },
  ],
  anatomy: [
    {
      part: 'Header',
      is: 'Way back on phones, face, name, state, private chat with its price, menu',
    },
    {
      part: 'Older',
      is: 'A button; loads by itself near the top. Or: the conversation begins here',
    },
    { part: 'Lines', is: 'Days, bubbles, system lines and cards' },
    { part: 'Typing', is: 'Below the last line' },
    { part: 'To the newest', is: 'Over the lines when scrolled up: how many are new, or an arrow' },
    { part: 'Drawer', is: 'Gifts or a notice above the field' },
    { part: 'Composer', is: 'At the bottom' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the header, to the lines, their buttons, and the field' },
    { keys: 'Arrow keys, Page Up, Page Down, Home, End', does: 'Scroll the lines' },
    { keys: 'Enter, Space', does: 'On “2 new messages”: goes to the end' },
  ],
  screenReader: [
    'A log named “Chat with Mira Solène”. The name is a heading of the given level.',
    'The newest line of the other side is announced politely: “Mira Solène: …”. Older ones that load above are not.',
    'While older lines load, the log is busy (`aria-busy`).',
    'Every bubble is read with who wrote it and when; the visible time may be shared.',
  ],
  mocks: ['desktop-messenger', 'mobile-conversation'],
  alsoCalled: ['chat', 'thread', 'message view', 'direct messages', 'chat window'],
} satisfies ComponentDocs;
