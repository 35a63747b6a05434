import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'How a guest keeps spending under control. `SpendingLimits` shows what may be spent and what was, `LimitEditor` changes one limit, `MoneyControls` lists the other settings about money, one a row.',
  insteadUse: [
    { component: 'BreakCard', when: 'spending is to stop for a time' },
    { component: 'AutomaticTopUp', when: 'automatic top-up is set up' },
    { component: 'BillingMeter', when: 'a running chat counts' },
    { component: 'SettingsRows', when: 'the rows are about the account, not about money' },
  ],
  rules: [
    {
      do: 'Write near and reached in words (`badge`): “81% used”.',
      dont: 'Leave it to the colour of the bar.',
    },
    {
      do: 'Put both rules below the limits: a lower limit takes effect at once, a higher one after 24 hours.',
      dont: 'Let a guest find out about the 24 hours after saving.',
    },
    {
      do: 'A button that says what will happen: “Lower the limit now”.',
      dont: '“Save”, for a change that works tomorrow.',
    },
    {
      do: 'Show a higher limit that is waiting, with the way to withdraw it.',
      dont: 'Hide it until it works.',
    },
  ],
  anatomy: [
    {
      part: 'Limit',
      is: 'Title and state, what was spent of how much, a bar, when it starts again',
    },
    { part: 'Change', is: 'At the end of its head; “Set” where there is none' },
    { part: 'Pending', is: 'A higher limit with its date, and the way to withdraw it' },
    { part: 'Rule', is: 'Below all limits' },
    {
      part: 'MoneyControls',
      is: 'Rows of icon, title, text and a switch or link; a problem below',
    },
    {
      part: 'LimitEditor',
      is: 'What was spent, the amount with less and more, quick amounts, what it will do, two buttons',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'To each change, withdraw, switch or link; in the editor from part to part',
    },
    { keys: 'Arrow up, Arrow down', does: 'In the amount: a step more, a step less' },
    { keys: 'Enter, Space', does: 'On a quick amount: puts it into the field' },
    { keys: 'Enter', does: 'In the amount: sends the form' },
  ],
  screenReader: [
    'A named region with a list; each limit has a heading that includes its state.',
    'The bar is a meter that says both currencies: “28 of 60, €7.00 of €15.00”.',
    'Each “Change” is described by its limit, “Today” for instance.',
    'In the editor, quick amounts are pressed or not, and a status message says when the change takes effect.',
  ],
  alsoCalled: [
    'spending limit',
    'deposit limit',
    'budget',
    'responsible gaming',
    'cap',
    'settings list',
    'stepper',
  ],
} satisfies ComponentDocs;
