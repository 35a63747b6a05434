import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The guest’s balance, and one press to top up. In the top bar, short on phones, or over the picture of a room.',
  insteadUse: [
    { component: 'Price', when: 'an amount stands in a text or a card' },
    { component: 'BillingMeter', when: 'a chat is running: balance, cost and time left' },
    { component: 'TopUp', when: 'coins are bought' },
    { component: 'StatFigures', when: 'balances and sums stand above a statement' },
  ],
  rules: [
    {
      do: 'Show coins with real money wherever there is room.',
      dont: 'Coins alone on desktop.',
    },
    {
      do: 'Set `low` when the balance will not last for what the guest is doing.',
      dont: 'A warning that is always there.',
    },
    {
      do: 'Set `updating` while the new balance is awaited: the known one stays.',
      dont: 'Count up or down in steps, or show 0 meanwhile.',
    },
    {
      do: 'Give the address of the page, also where `onClick` opens a dialog.',
      dont: 'A top-up that needs script.',
    },
  ],
  anatomy: [
    { part: 'Balance', is: 'Coins, with real money beside them; coins alone on phones' },
    { part: 'Plus', is: 'A round link to top up; on phones the whole pill is the link' },
    { part: 'Edge', is: 'In the colour of a warning when it is low' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link' },
    { keys: 'Enter', does: 'Opens the top-up' },
  ],
  screenReader: [
    'The balance is read with both currencies: “Balance: 186 coins, €46.50”; the link is “Top up”.',
    'On phones the link has all of it: “Balance 186 coins, €46.50. Top up”.',
    'A change is said once, politely. Nothing is said at the start.',
    'While it is updated it is busy (`aria-busy`). That it is low is not announced: say it where it matters.',
  ],
  mocks: ['desktop-home', 'mobile-home'],
  alsoCalled: ['balance', 'credits', 'coins', 'wallet', 'account balance', 'purse'],
} satisfies ComponentDocs;
