import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Every amount on the site: coins first, real money beside it, the unit, an old price, “Free” or “Yours”. `CoinIcon` is the coin alone. Screen readers hear it as one phrase.',
  insteadUse: [
    { component: 'Button', when: 'a press spends it: the button has `price` and `per`' },
    { component: 'WalletPill', when: 'it is the balance in the top bar' },
    { component: 'NumberField', when: 'the amount can be changed' },
    { component: 'BillingMeter', when: 'it counts while a chat runs' },
  ],
  rules: [
    {
      do: 'Keep the euros in sight: `inline`, or `below` in narrow places.',
      dont: '`hidden`, unless the same value is written right beside it.',
    },
    {
      do: '`was` for a price that was really asked before.',
      dont: 'A struck price that nobody ever paid.',
    },
    {
      do: '`sign` in a statement: plus for a credit, minus for a charge.',
      dont: 'Red and green instead of a sign.',
    },
    {
      do: 'Pass the amount as it comes from the contract.',
      dont: 'Convert, round or format it on the page.',
    },
  ],
  anatomy: [
    { part: 'Old price', is: 'Struck, before the new one' },
    { part: 'Sign', is: 'Plus or minus' },
    { part: 'Coin and number', is: 'Euros, francs and credits have no coin' },
    { part: 'Unit', is: '“/min”' },
    { part: 'Real money', is: 'Quieter, beside or below' },
  ],
  keyboard: [],
  screenReader: [
    'One text in words: “12 coins per minute, €3.00”. The visible parts are hidden from screen readers.',
    'A sign is read as “plus” or “minus”, an old price as “before 32 coins, €8.00”.',
    'Real money is read even where it is not shown.',
  ],
  mocks: ['board-components', 'desktop-top-cams'],
  alsoCalled: ['amount', 'money', 'currency', 'coins', 'cost', 'discount', 'free', 'tokens'],
} satisfies ComponentDocs;
