import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Publishes the chance of each prize of a game. It stands beside the game or one press away from it.',
  insteadUse: [
    { component: 'SpinWheel', when: 'the game itself is shown' },
    { component: 'BenefitTable', when: 'memberships are compared' },
    { component: 'Facts', when: 'terms have values, but no chances' },
    { component: 'ChallengeList', when: 'rewards are certain once a task is done' },
  ],
  rules: [
    {
      do: 'List every prize, and the rest as one row, so that it adds up to 100 %.',
      dont: 'Only the prizes that look good.',
    },
    {
      do: 'Write the chance with as many digits as the smallest one needs: “0.5 %”.',
      dont: '“Rare”, “1 in a few hundred”, or bars without figures.',
    },
    {
      do: 'Give `worth` where coins are won: what they are in real money.',
      dont: 'Real money for things that cannot be exchanged.',
    },
  ],
  anatomy: [
    { part: 'Title and note', is: 'A heading; beside it “same for everyone”' },
    { part: 'End', is: 'A link or button to how the chances come about' },
    { part: 'Prize', is: 'Picture, or the row of symbols that wins; name and worth' },
    { part: 'Chance', is: 'At the end of the row, in figures' },
    { part: 'Rest', is: 'What everything else brings, without a picture' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to what stands in `end`; the table takes no focus' }],
  screenReader: [
    'A region named by its title, with a real table; column heads are there, but not seen.',
    'The prize is the head of its row: “50 coins, 0.5 %”.',
    'Pictures of prizes are decoration.',
  ],
  alsoCalled: ['odds', 'chances', 'probabilities', 'drop rates', 'prize list', 'paytable'],
} satisfies ComponentDocs;
