import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What a guest sees when a chat is over: why it ended, how it was, and where to go from here. Its part `ChatEndReceipt`, what it cost line by line, is documented here, too.',
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
      do: 'Save each tap on a star, and say below them what it means and who sees it.',
      dont: 'A rating that has to be sent, or that stands between a guest and the way out.',
    },
  ],
  anatomy: [
    { part: 'Face', is: 'Whom it was with; a sign at it for what ended the chat' },
    { part: 'Title', is: 'The reason' },
    { part: 'Text', is: 'Where the receipt is, what happened to the money' },
    {
      part: 'Rating',
      is: 'Five stars, and below them what they mean, who sees them, or why they were not saved',
    },
    { part: 'Actions', is: 'Up to three ways on; one leads where it mends what ended the chat' },
    {
      part: 'Receipt',
      is: '`ChatEndReceipt`: length, price and balance, one of them strong; the way to the statement',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the stars, then to the ways on' },
    { keys: 'Arrow keys', does: 'Choose the number of stars, which saves them' },
  ],
  screenReader: [
    'The title is a heading and can take the focus. Amounts are read in coins and in real money; the sign at the face says nothing that the title does not.',
    'The stars are a group of radio buttons, “4 of 5 stars”, named by the question. What they mean is a status, announced politely.',
    '`ChatEndReceipt` is a region with a list of terms and values.',
  ],
  mocks: ['mobile-room-end', 'mobile-exit-balance', 'board-states'],
  alsoCalled: ['receipt', 'call ended', 'feedback', 'post-call survey', 'rating'],
} satisfies ComponentDocs;
