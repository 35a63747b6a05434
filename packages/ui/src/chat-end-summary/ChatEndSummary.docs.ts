import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What a guest sees when a chat is over: why it ended, what it cost, a rating, and where to go from here.',
  insteadUse: [
    { component: 'RoomNext', when: 'other performers are offered below it' },
    { component: 'TransactionList', when: 'past chats are listed with their cost' },
    { component: 'StarRating', when: 'something is rated without a receipt' },
    { component: 'StatusBar', when: 'the line is weak and the chat goes on' },
  ],
  rules: [
    {
      do: 'Give the reason in the title: “Mira ended the chat”.',
      dont: '“Session ended”. It leaves open who ended it, and whether it was a fault.',
    },
    {
      do: 'After a lost connection, say until when was paid.',
      dont: 'A total without an explanation.',
    },
    {
      do: 'Offer the way on that fits the reason: top up, start again, get a ticket.',
      dont: 'Start or sell anything by itself.',
    },
    {
      do: 'Leave `rating` out where nothing can be rated; give it `skip` where it can.',
      dont: 'A rating that stands between a guest and the way out.',
    },
  ],
  anatomy: [
    { part: 'Face', is: 'Whom it was with; a sign at it for what ended the chat' },
    { part: 'Title', is: 'The reason' },
    { part: 'Text', is: 'Where the receipt is, what happened to the money' },
    { part: 'Rows', is: 'Length, price and balance; one of them strong' },
    { part: 'Rating', is: 'Five stars, “Not now”, “Send rating”; afterwards thanks' },
    { part: 'Actions', is: 'One or two ways on, as wide as the receipt' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the stars, to their buttons, to the ways on' },
    { keys: 'Arrow keys', does: 'Choose the number of stars' },
    {
      keys: 'Enter, Space',
      does: 'On “Not now”: takes the question away and moves the focus to the title',
    },
  ],
  screenReader: [
    'The title is a heading and can take the focus. Amounts are read in coins and in real money; the sign at the face says nothing that the title does not.',
    'The stars are a group of radio buttons, “4 of 5 stars”. “Send rating” is disabled until one is chosen.',
    'The thanks are a status, announced politely, and take the focus that “Send rating” had.',
  ],
  mocks: ['mobile-room-end', 'mobile-exit-balance', 'board-states'],
  alsoCalled: ['receipt', 'call ended', 'feedback', 'post-call survey', 'rating'],
} satisfies ComponentDocs;
