import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The content of the confirmation before money moves, without a window around it: for the room before a chat, or anything that is already open.',
  insteadUse: [
    { component: 'ConfirmCharge', when: 'it opens over a page on wide screens' },
    { component: 'ConfirmChargeSheet', when: 'it opens over a page on phones' },
    { component: 'PurchaseBox', when: 'a video or album is offered beside what it contains' },
    { component: 'TopUp', when: 'coins are bought' },
  ],
  rules: [
    {
      do: 'Show the balance and how long it lasts or what is left of it.',
      dont: 'The price alone. Whether it is affordable would be guesswork.',
    },
    {
      do: 'With `notEnough`, name what is missing and give `instead`: it takes the place of confirming.',
      dont: 'Leave a confirming button that is bound to fail.',
    },
    {
      do: 'Give the surrounding page or window a heading.',
      dont: 'Rely on the name in the panel. It is not a heading.',
    },
    {
      do: 'Set `busy` from the press until the answer.',
      dont: 'Let a second press start a second charge.',
    },
  ],
  anatomy: [
    { part: 'Subject', is: 'A round picture of a person, a wide one of a thing; name and price' },
    { part: 'Rows', is: 'Terms and values: balance, how long it lasts, limits' },
    { part: 'Message', is: 'What it means for money, what is missing, what failed' },
    { part: 'Not now', is: 'First, as large as the other' },
    { part: 'Confirm', is: 'With the price in it, or a link to topping up or to the limits' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Not now”, then to the confirming button or the link' },
    { keys: 'Enter, Space', does: 'Presses it; a busy one ignores the press' },
  ],
  screenReader: [
    'Not a dialog and without a name of its own. It sets no focus; the surroundings may, through `cancelRef`.',
    'In every state but `enough` the message is an alert.',
    'The confirming button reads its price in coins and in real money, and is busy while the charge runs; “Not now” is disabled then. At a limit, and where coins are missing, it is disabled.',
  ],
  mocks: ['board-components'],
  alsoCalled: ['payment confirmation', 'checkout summary', 'order confirmation', 'charge'],
} satisfies ComponentDocs;
