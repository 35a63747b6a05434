import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Buys coins: an amount, what it costs in all, one button with the price in it. As a page, a dialog, a sheet, or beside a running chat.',
  insteadUse: [
    { component: 'InChatTopUp', when: 'the balance runs out in a chat: one press, 60 s' },
    { component: 'RoomTopUp', when: 'amounts are chosen beside the picture of a chat' },
    { component: 'PurchaseBox', when: 'one thing is bought with coins' },
    { component: 'AutomaticTopUp', when: 'it is to happen by itself, within a limit' },
  ],
  rules: [
    {
      do: 'Nothing chosen in advance but the amount that was last used.',
      dont: 'The dearest amount preselected, or a bonus ticked.',
    },
    {
      do: 'Coins, euros and bonus in the name of each amount.',
      dont: 'A bonus that only the eye can see.',
    },
    { do: 'The amount in the button: “Pay €25.00”.', dont: '“Continue”, when money moves.' },
    {
      do: 'Show how much of the guest’s own limit is used, before the button.',
      dont: 'Refuse after the press for a limit that was known.',
    },
  ],
  anatomy: [
    { part: 'Title, text, balance', is: 'What a coin is worth and how many there are' },
    { part: 'Amounts', is: 'Radio cards; an own amount with its limits' },
    { part: 'Payment', is: 'A `PaymentMethodList` as children' },
    { part: 'Summary', is: 'All lines and the total, worth in minutes, the limit' },
    { part: 'Pay', is: 'One button, with a note below' },
    {
      part: '`TopUp.Root` and its parts',
      is: 'The same, put together by the page: `Choice` with `Head`, `Text`, `Amounts`, `OwnAmount`; `Summary` with `Message`, `Pay`, `Note`',
    },
    { part: 'Message', is: 'Waiting for the bank, done, failed; then nothing can be paid again' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the amounts, the own amount, the methods, the button' },
    { keys: 'Arrow keys', does: 'Choose another amount or method: both are groups of radios' },
    { keys: 'Enter', does: 'In the own amount: sends the form' },
  ],
  screenReader: [
    'Each amount is a radio with coins, price and bonus in its name.',
    'The summary is a region with its title; its lines are terms and values.',
    'It is a form that works without script.',
  ],
  mocks: ['desktop-wallet', 'mobile-wallet', 'desktop-room-topup'],
  alsoCalled: ['checkout', 'payment', 'buy coins', 'deposit', 'recharge'],
} satisfies ComponentDocs;
