import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A chart on wide screens, where numbers are compared from line to line: ratings, followers, what a minute costs.',
  insteadUse: [
    { component: 'PerformerLine', when: 'on phones, and for the first three' },
    { component: 'PerformerTile', when: 'faces matter more than numbers' },
    { component: 'BenefitTable', when: 'memberships are compared' },
    { component: 'TransactionList', when: 'the lines are receipts' },
  ],
  rules: [
    {
      do: 'Mark numbers with `number`: they line up at the end of their column.',
      dont: 'Numbers with words inside: “388 ratings” in every line.',
    },
    {
      do: 'One action a line that names the performer, in visually hidden words if need be.',
      dont: 'Ten buttons that are all called “Preview”.',
    },
    {
      do: 'Continue after the places that are shown larger above: “Places 4 to 8”.',
      dont: 'Show the first three twice.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'One quiet word a column; that of the actions is only read' },
    { part: 'Place', is: 'The number in the chart' },
    { part: 'Performer', is: 'Face with ring or dot, name, age, state in a word' },
    { part: 'Values', is: 'What is compared' },
    { part: 'Price', is: 'Coins per minute with euros, or “Free”' },
    { part: 'Action', is: 'One button at the end' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From line to line: the name, then its button' },
    { keys: 'Enter', does: 'On the name: opens the profile' },
  ],
  screenReader: [
    'A native table with the given name.',
    'Each line is headed by name, age and state, so a number is read with its performer and its column.',
    'The link is the name alone.',
  ],
  mocks: ['desktop-top-cams'],
  alsoCalled: ['data grid', 'ranking', 'leaderboard', 'toplist', 'chart', 'comparison table'],
} satisfies ComponentDocs;
