import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What guests collect together for one thing: how much has come in, how much it takes. A card in a post, or one line over a room.',
  insteadUse: [
    { component: 'ProgressBar', when: 'it is only about a share, without coins' },
    { component: 'TipPicker', when: 'a tip is sent without a goal; with one it goes inside' },
    { component: 'PointsCard', when: 'the guest’s own points are meant' },
    { component: 'SpendingLimits', when: 'a limit is being used up' },
  ],
  rules: [
    {
      do: 'Say what it is for in the title: “New decks”.',
      dont: '“Goal” or the name of the performer.',
    },
    {
      do: 'Set `reached` when it is met and keep showing the sum.',
      dont: 'Raise the goal at that moment.',
    },
    {
      do: '`hideTitle` where the post says it already.',
      dont: 'Leave `title` empty: it names the progress.',
    },
    {
      do: 'Show what has come in as it is.',
      dont: 'Begin above zero to look busy.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'What the tips are for' },
    { part: 'Sum and goal', is: 'Coins so far, “of 2,000 coins” beside it' },
    { part: 'Share', is: 'A percentage, rounded down; once reached, a check mark and a word' },
    { part: 'Line', is: 'In the gradient; tall in a card, thin in a bar' },
    { part: 'Children', is: 'A `TipPicker`' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the controls inside; the goal itself takes no focus' }],
  screenReader: [
    'A progress bar named by the title, with the value in words: “68 %, 1,360 of 2,000 coins”.',
    'The title is text, not a heading.',
    'New tips are not announced.',
  ],
  alsoCalled: ['goal', 'crowdfunding', 'fundraiser', 'target', 'tip goal', 'thermometer'],
} satisfies ComponentDocs;
