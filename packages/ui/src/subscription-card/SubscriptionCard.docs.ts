import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A subscription that the guest has or had, VIP or TV: what it costs, what happens next, and the way to end it. For the account pages.',
  insteadUse: [
    { component: 'PlanCard', when: 'a subscription is offered' },
    { component: 'BenefitTable', when: 'it is about what a membership contains' },
    { component: 'PurchaseBox', when: 'one thing is bought once' },
    { component: 'AutomaticTopUp', when: 'coins are bought again and again' },
  ],
  rules: [
    {
      do: 'Give `cancel` to everything that is active, also when a payment failed.',
      dont: 'Send people to support, or to another page, to cancel.',
    },
    {
      do: 'Say in the question until when it stays and that nothing more is charged.',
      dont: 'A discount, a survey or a plea between the two steps.',
    },
    {
      do: 'Write the next date into `text`: “Renews on 14 December”.',
      dont: '“Active” alone. The next charge is what people look for.',
    },
    {
      do: 'After a failed payment say what happens and when it is tried again.',
      dont: 'A red badge without a way on.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Crown for VIP, television for TV' },
    { part: 'Title and badge', is: 'A heading, and the state in a word or a date' },
    { part: 'Price', is: 'With its period: “per month”' },
    { part: 'Text', is: 'What happens next, and when' },
    { part: 'Problem', is: 'Only when a payment failed' },
    { part: 'Actions', is: 'Other plans, payment method, subscribe again' },
    { part: 'Cancel', is: 'Opens the question in its place: keep first, then cancel' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Through the actions, then to “Cancel subscription”' },
    {
      keys: 'Enter, Space',
      does: 'On “Cancel subscription”: opens the question; the focus goes to “Keep”',
    },
    { keys: 'Enter, Space', does: 'On “Keep”: closes it; the focus goes back' },
  ],
  screenReader: [
    'An article named by its heading.',
    'The question is a disclosure with a form named by the question. It opens and sends without script.',
    'A payment problem is an alert.',
    'While it is sent, the confirming button is busy (`aria-busy`).',
  ],
  alsoCalled: ['membership', 'plan', 'billing', 'cancel', 'unsubscribe', 'renewal'],
} satisfies ComponentDocs;
