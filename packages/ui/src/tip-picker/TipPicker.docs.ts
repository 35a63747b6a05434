import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Sends coins to somebody: an amount, a question, a thank-you. One row below a post, or roomy in a sheet.',
  insteadUse: [
    { component: 'GiftDrawer', when: 'a gift is sent, in a chat or a message' },
    { component: 'TopUp', when: 'coins are bought' },
    { component: 'PurchaseBox', when: 'there is something in return' },
    { component: 'ConfirmCharge', when: 'the charge needs a dialog of its own' },
    { component: 'NumberField', when: 'an amount is one field of a form' },
  ],
  rules: [
    {
      do: 'Choose nothing in advance.',
      dont: 'The second largest amount preselected.',
    },
    {
      do: 'Pass `total` as soon as the choice is valid: the amount stands in the button.',
      dont: 'A button “Send” that does not say how much.',
    },
    {
      do: 'Ask with name, coins and real money: “Maya gets 20 coins (€5.00).”',
      dont: 'Send on the first press, unless the guest has switched the question off.',
    },
    {
      do: 'Refuse an amount at its field, with the limit.',
      dont: 'Cut what was typed down to the balance.',
    },
  ],
  anatomy: [
    { part: 'Legend', is: 'Whom the tip is for; seen in a sheet only' },
    { part: 'Amounts', is: 'Radios as chips; in a sheet with real money below' },
    { part: 'Other amount', is: 'A last choice that opens a field for coins' },
    { part: 'Tip', is: 'The button, with the amount in it' },
    { part: 'Question', is: 'Takes the place of the form: “Not now”, then “Send” with the amount' },
    { part: 'Sent', is: 'A line with a check mark' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the amounts, the field, the button' },
    { keys: 'Arrow keys', does: 'Choose another amount' },
    { keys: 'Enter', does: 'In the field or on an amount: the same as the button' },
  ],
  screenReader: [
    'A group of radios named by `label`, each with coins and real money: “20 coins, €5.00”, also where only coins are drawn.',
    'The amount is in the name of the button: “Tip 20 coins, €5.00”.',
    'Without a choice the browser asks for one: the radios are required.',
    'The question is a group of the same name, described by its words; that it was sent is a status.',
    'The focus goes along: to the question, back to the button, to the line that it was sent.',
    'Without script the form posts `amount`; “Other amount” posts `other`.',
  ],
  alsoCalled: ['tip', 'donate', 'donation', 'amount picker', 'gratuity', 'send money'],
} satisfies ComponentDocs;
