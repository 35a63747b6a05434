import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A field for a code and its button: what the code brought, what it still needs, or why it does not work. On a page, or in a dialog.',
  insteadUse: [
    { component: 'CodeField', when: 'a code of digits was sent to a phone or by mail' },
    { component: 'Voucher', when: 'the guest has the thing already' },
    { component: 'TopUp', when: 'coins are paid for' },
    { component: 'TextField', when: 'a code is one field of a larger form' },
  ],
  rules: [
    {
      do: 'Use `condition` when the code is right and something else is missing, with the way there.',
      dont: '“Invalid code” for a code that needs VIP or a phone number.',
    },
    {
      do: 'Say why it was rejected: “This code ended on 30 September.”',
      dont: '“This code cannot be redeemed.”',
    },
    {
      do: 'Fill `defaultCode` from the link of a campaign.',
      dont: 'Redeem it without a press.',
    },
    {
      do: 'Say what was won, and the new balance, in coins and in real money.',
      dont: '“Success!”',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'Above the field' },
    { part: 'Field', is: 'Shows capital letters, whatever is typed' },
    { part: 'Redeem', is: 'Beside the field; below it on very narrow screens' },
    { part: 'Hint or error', is: 'Below the field' },
    { part: 'Note', is: 'Accepted, or what is needed, with an action' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the field, the button, the action of the note' },
    { keys: 'Enter', does: 'In the field: redeems. An empty field is not sent' },
  ],
  screenReader: [
    'A text field with a label; hint or error are its description, and an error makes it invalid.',
    'Result and error are also said politely.',
    'While it is checked the field cannot be changed, and form and button are busy (`aria-busy`).',
    'A form that works without script.',
  ],
  alsoCalled: ['promo code', 'coupon', 'discount code', 'gift code', 'redeem', 'voucher code'],
} satisfies ComponentDocs;
