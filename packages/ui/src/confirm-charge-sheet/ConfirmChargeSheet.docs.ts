import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The confirmation before money moves, on phones: it slides up from the bottom of the screen.',
  insteadUse: [
    { component: 'ConfirmCharge', when: 'on wide screens' },
    { component: 'ConfirmChargePanel', when: 'the question stands in a page or in something open' },
    { component: 'Sheet', when: 'nothing is charged' },
    { component: 'InChatTopUp', when: 'coins are bought during a chat' },
  ],
  rules: [
    {
      do: 'Name what is bought in the title: “Private chat with Mira”.',
      dont: '“Please confirm” above a price.',
    },
    {
      do: 'Open it by the press that wants to buy.',
      dont: 'Open it by itself, or directly after another sheet.',
    },
    {
      do: 'Keep it open with `state="failed"` when the charge failed, and say whether anything was charged.',
      dont: 'Close it and report the failure somewhere else.',
    },
  ],
  anatomy: [
    { part: 'Scrim', is: 'Over the page. A press on it does nothing' },
    { part: 'Head', is: 'Handle, title, close button' },
    { part: 'Content', is: 'A `ConfirmChargePanel`: subject, rows, message, two buttons' },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves among close button, “Not now” and the confirming button',
    },
    { keys: 'Enter, Space', does: 'Presses what has the focus: at first “Not now”' },
    { keys: 'Escape', does: 'The same as “Not now”; nothing while the charge is `busy`' },
  ],
  screenReader: [
    'An alert dialog named by its title. The focus starts on “Not now”, the answer that costs nothing.',
    'The page behind cannot be reached meanwhile. While the charge runs, the sheet is busy and its close button disabled.',
    'A balance that is too low, a limit and a failure are alerts.',
  ],
  alsoCalled: ['payment sheet', 'bottom sheet', 'purchase confirmation', 'pay'],
} satisfies ComponentDocs;
