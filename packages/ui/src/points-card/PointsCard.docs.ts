import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Points and level of a guest, and how far it is to the next reward. `mini` is one line of it for menus and heads of pages.',
  insteadUse: [
    { component: 'RewardCard', when: 'it is about one thing to redeem' },
    { component: 'ProgressBar', when: 'only the bar is needed' },
    { component: 'TippingGoal', when: 'many give towards one goal' },
    { component: 'FigureCard', when: 'it is a figure of the account: balance, messages' },
  ],
  rules: [
    {
      do: 'Say in words what is missing: “760 points to your next free spin”.',
      dont: 'A bar with a percentage.',
    },
    {
      do: '`reached` only when something can be had now, with the way to it in `actions`.',
      dont: 'Celebrate a level that gives nothing.',
    },
    {
      do: '`mini` with `href`: the whole line leads to the points.',
      dont: 'Buttons in `mini`. They are left out.',
    },
  ],
  anatomy: [
    { part: 'Label', is: '“Your points”' },
    { part: 'Points and level', is: 'The number, large; the level at the end' },
    { part: 'Bar', is: 'In the gradient: it is the guest’s own' },
    { part: 'Next', is: 'What is missing, in words' },
    { part: 'Actions', is: 'Redeem, how to earn; not in `mini`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the actions; `mini` with an address is one link' },
    { keys: 'Enter', does: 'On `mini`: follows the link' },
  ],
  screenReader: [
    'A region with the given name; in it a progress bar whose value is the sentence below it.',
    'In `mini` the bar is decoration. The link is named by label, points and that sentence.',
  ],
  alsoCalled: ['loyalty', 'level', 'XP', 'rewards balance', 'progress', 'gamification', 'meter'],
} satisfies ComponentDocs;
