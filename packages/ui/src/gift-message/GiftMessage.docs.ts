import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A gift in a conversation or chat, sent or received: a quiet line, a card, or a note over the live picture. Gifts that run for a time count down.',
  insteadUse: [
    { component: 'GiftDrawer', when: 'a gift is chosen' },
    { component: 'SystemCard', when: 'the system reports a charge, a ticket or a receipt' },
    { component: 'SystemLine', when: 'a short note is enough' },
    { component: 'LockedMedia', when: 'a photo or clip has to be unlocked' },
  ],
  rules: [
    {
      do: 'Say who sent what in the title: “You sent a candle”, “Mira sent you a star”.',
      dont: 'The picture alone. It is not read out.',
    },
    {
      do: 'Leave `price` out for gifts that were owned and for what a performer sends.',
      dont: '“0 coins”.',
    },
    {
      do: '`arriving` once, for a gift that has just come; `settled` afterwards.',
      dont: 'Play the arrival again when a conversation is opened.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Moves in once; with reduced motion it is there at once' },
    { part: 'Title', is: 'With ×n from two on' },
    { part: 'Price, time', is: 'Coins and real money; “Just now”' },
    { part: 'Time left', is: 'A clock with a bar while it runs, “Completed” afterwards' },
  ],
  keyboard: [],
  screenReader: [
    'Plain text: title, price, time left. Picture and bar are hidden.',
    'It announces nothing itself. A `ChatTranscript` reads new gifts as it reads new lines; a `Conversation` reads their `summary`.',
    'The time left is not announced while it counts.',
  ],
  mocks: [
    'desktop-live-room',
    'desktop-messenger',
    'mobile-conversation',
    'mobile-live',
    'mobile-room-gift-arrived',
  ],
  alsoCalled: ['gift bubble', 'sticker', 'virtual gift', 'present', 'donation'],
} satisfies ComponentDocs;
