import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The one question before money moves: for what, how much, what is left. Everything that costs comes through it.',
  insteadUse: [
    { component: 'ConfirmChargeSheet', when: 'on phones' },
    { component: 'ConfirmChargePanel', when: 'it stands inside something that is already open' },
    { component: 'Dialog', when: 'nothing is paid' },
  ],
  rules: [
    {
      do: 'The price in the confirming button, with its unit.',
      dont: '“OK” beside a price somewhere else.',
    },
    {
      do: 'When there is not enough, offer the way to top up in place of confirming.',
      dont: 'Let the press fail.',
    },
    {
      do: 'Say after a failure whether something was charged.',
      dont: '“Something went wrong” about money.',
    },
    { do: 'Both buttons alike in size, “Not now” first.', dont: 'A small grey way back.' },
  ],
  anatomy: [
    { part: 'Subject', is: 'A person with a round picture, a thing with a wide one' },
    { part: 'Rows', is: 'Balance, how long it lasts, limits' },
    { part: 'Message', is: 'What it means; what is missing; what failed' },
    { part: 'Not now', is: 'First, and focused' },
    {
      part: 'Confirm',
      is: 'With the price; a link to topping up or to the limits where these are in the way',
    },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Between “Not now” and the confirming button' },
    {
      keys: 'Enter, Space',
      does: 'Presses what is focused: at first “Not now”, so that nobody pays by accident',
    },
    { keys: 'Escape', does: 'Not now. Nothing closes it while a payment runs' },
  ],
  screenReader: [
    'Alert dialog named by its title; the focus starts on “Not now”.',
    'The name of the confirming button holds the price in coins and in real money.',
    'Not enough, limit and failure are announced at once (`role=alert`).',
  ],
  mocks: ['desktop-checkout'],
  alsoCalled: ['payment confirmation', 'confirm dialog', 'modal', 'purchase confirmation'],
} satisfies ComponentDocs;
