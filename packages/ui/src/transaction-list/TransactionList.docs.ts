import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Every coin in and out, by day, with its value and the balance afterwards. `StatFigures` are the sums above it, `CountFigures` counts by kind; both are documented here.',
  insteadUse: [
    { component: 'OrderSummary', when: 'it is what one purchase costs' },
    { component: 'ChatEndSummary', when: 'it is the receipt of one chat' },
    { component: 'Facts', when: 'it is terms and values' },
    { component: 'OverviewRow', when: 'the last few lines stand in an overview' },
  ],
  rules: [
    {
      do: 'List all movements, also those of zero and those that were paid back.',
      dont: 'Leave small amounts out or add them up.',
    },
    {
      do: 'Tell an empty list from an empty filter: “No refunds in November”, with “Show all”.',
      dont: '“Nothing here yet” while a filter is set.',
    },
    {
      do: 'Put filters and the export above the table.',
      dont: 'Let columns be sorted: balances after make sense in the order of time only.',
    },
    {
      do: 'Give the sign with `sign`; it is drawn and read.',
      dont: 'Negative amounts, or green and red alone.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'What, time, coins, value, balance after' },
    { part: 'Day', is: 'A line over its rows' },
    { part: 'What', is: 'Icon, title, and whom it was with; with `href` the title is a link' },
    { part: 'Time', is: 'Hidden on phones, as are value and balance' },
    { part: 'Coins', is: 'With sign; on phones real money below' },
    { part: 'Value, balance after', is: 'Real money; what was left' },
    { part: 'Footer', is: 'How many there are, show more' },
    { part: 'Figures', is: 'Sums or counts in a row, above the list' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to titles that are links, then to the footer' }],
  screenReader: [
    'A table with a name, on phones as well; the title of a row is its head, and a day that of its rows.',
    'An amount is read whole: “minus 8 coins, €2.00”. The column of values is decoration, therefore.',
    'Below 768 px time, value and balance are left out for everybody.',
    'While it loads it is busy (`aria-busy`); rows that are not there yet are hidden.',
    '`StatFigures` are terms and values, `CountFigures` a named list.',
  ],
  alsoCalled: ['statement', 'history', 'receipts', 'ledger', 'invoice list', 'table', 'data table'],
} satisfies ComponentDocs;
