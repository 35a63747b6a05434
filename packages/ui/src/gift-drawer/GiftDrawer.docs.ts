import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Chooses a gift and sends it: above the field of a conversation, in a sheet on phones, or as a bar of five in a room.',
  insteadUse: [
    { component: 'TipPicker', when: 'coins are sent without a gift' },
    { component: 'GiftMessage', when: 'a gift that was sent is shown' },
    { component: 'RewardCard', when: 'something is redeemed for points' },
    { component: 'RadioGroup', when: 'few options are read rather than looked at' },
  ],
  rules: [
    {
      do: 'Put the total into the button, or that the gift is owned: “Send lantern · Yours”.',
      dont: 'Send at the press on a gift, without a price in sight.',
    },
    {
      do: 'When coins are missing or VIP is needed, say so and offer the way (`instead`).',
      dont: 'A send button that is bound to fail.',
    },
    {
      do: 'Use up owned gifts first: “Yours” takes the place of the price.',
      dont: 'Charge for a gift while one is owned.',
    },
    {
      do: 'Five in the bar, the rest behind `more`.',
      dont: 'All gifts beside a running chat.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Categories as chips, close button. Not in the bar' },
    { part: 'Gift', is: 'Picture and price; “Yours” and ×n when owned, a crown for VIP' },
    { part: 'Basket', is: 'Chips; a press takes one out' },
    { part: 'Foot', is: 'Name, amount, note, “Add”, send. From the first choice on' },
    { part: 'More', is: 'In the bar: all gifts' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through categories, gifts, basket, amount and send; the gifts are one stop',
    },
    { keys: 'Arrow keys', does: 'Choose another gift' },
    {
      keys: 'Enter, Space',
      does: 'On a basket entry: takes it out. On plus and minus: changes the amount',
    },
  ],
  screenReader: [
    'A region named “Gifts” with a group of radio buttons. Each name has it all: “Coffee, 6 coins, €1.50”, “Lantern, Yours, you own 1”.',
    'The amount is a group, “Amount: 2”; its number and the note are announced politely.',
    'An entry of the basket says what it does: “Remove Rose ×2 from the basket”.',
  ],
  mocks: ['desktop-messenger', 'mobile-room-gifts', 'desktop-live-room', 'mobile-live'],
  alsoCalled: ['gift shop', 'sticker picker', 'virtual gifts', 'item picker', 'presents'],
} satisfies ComponentDocs;
