import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Ways to spend less, or to stop. `BreakCard` offers a break of hours or days, `ExclusionCard` closes the account for months, `Breaks` puts both beside each other. `AutomaticTopUp`, the form that sets it up, stands in this story as well.',
  insteadUse: [
    { component: 'SpendingLimits', when: 'an amount per day, week or month is enough' },
    { component: 'MoneyControls', when: 'one switch or link per row sets it' },
    { component: 'TopUp', when: 'coins are bought once, now' },
    { component: 'SubscriptionCard', when: 'a subscription is ended' },
  ],
  rules: [
    {
      do: 'Nothing chosen in advance in a break: the guest says how long.',
      dont: 'A default that starts with one careless press, and cannot be shortened.',
    },
    {
      do: 'Say before the press what stays possible, and that nothing shortens it.',
      dont: 'Ask why, or offer a bonus for staying.',
    },
    {
      do: 'Tell in an exclusion what happens to coins and subscriptions, with amounts.',
      dont: 'Close the account with the first press. `next` leads to a second step.',
    },
    {
      do: 'Automatic top-up has a monthly limit, always, and one sentence that says all of it.',
      dont: 'Show `agreement` while an amount is wrong.',
    },
  ],
  anatomy: [
    {
      part: 'BreakCard',
      is: 'Title, text, lengths as cards, a note, the button; later until when',
    },
    { part: 'ExclusionCard', is: 'Title, text, a select with a red button, a note' },
    { part: 'Breaks', is: 'Both cards side by side, one below the other on phones' },
    {
      part: 'AutomaticTopUp',
      is: 'Amount and threshold, monthly limit, way to pay, the agreement, not now and save',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the lengths, then the button; in the form from field to field' },
    { keys: 'Arrow keys', does: 'Among lengths and ways to pay: choose another' },
    { keys: 'Enter', does: 'In a field: sends the form' },
  ],
  screenReader: [
    'Each card is a region named by its title.',
    'Without a choice nothing is sent: the group of lengths says what is missing, and the first one gets the focus.',
    'The end of a running break is a status message.',
    'Why automatic top-up could not be saved is announced at once (`role=alert`).',
    'All of them are forms that work without script.',
  ],
  alsoCalled: [
    'time-out',
    'cool-off',
    'self-exclusion',
    'responsible gaming',
    'account pause',
    'auto reload',
    'auto recharge',
  ],
} satisfies ComponentDocs;
