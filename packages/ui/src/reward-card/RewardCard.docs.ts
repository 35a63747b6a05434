import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One thing that points buy: coins, a gift, a voucher, merchandise, spins. It shows what it takes, whether it can be had now, and what came of it.',
  insteadUse: [
    { component: 'PointsCard', when: 'it is about the points themselves and the level' },
    { component: 'ChallengeList', when: 'a task brings the reward' },
    { component: 'Voucher', when: 'the guest already has it and may use it' },
    { component: 'PurchaseBox', when: 'coins pay for it' },
  ],
  rules: [
    {
      do: 'While locked, say what is missing and pass `share`: “160 points are missing”.',
      dont: 'A grey button that explains nothing. Locked cards have none.',
    },
    {
      do: 'Write real money into `text` where the reward is coins.',
      dont: 'Points as if they were a currency: they have no price.',
    },
    {
      do: 'Keep redeemed and expired ones with their date in `status`.',
      dont: 'Remove a card at the moment it was redeemed: the code or the way to it is in it.',
    },
    {
      do: 'On failure say that no points were taken.',
      dont: '“Something went wrong.”',
    },
  ],
  anatomy: [
    { part: 'Art', is: 'Picture, icon or coin of the prize; decoration' },
    { part: 'Title', is: 'A heading, level 2 to 4' },
    { part: 'Text', is: 'What it is and where it works' },
    { part: 'Points', is: 'What it takes; a lock before it while they are missing' },
    { part: 'Progress', is: 'While locked, in the gradient' },
    { part: 'Redeem', is: 'One button over the full width, only when redeemable' },
    { part: 'Status, error', is: 'What the state means; what failed' },
    { part: 'Children', is: 'What redeeming brought: a code, a link' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the redeem button; nothing else takes the focus by itself' },
    { keys: 'Enter, Space', does: 'Redeems' },
  ],
  screenReader: [
    'An article with a heading. The button’s name contains the title and the points, so that many cards can be told apart.',
    'The status of a redeemed reward is a status message; an error is an alert.',
    'The progress line is decoration: `status` says the same in words.',
    'The button sends a form that works without script.',
  ],
  alsoCalled: ['loyalty', 'prize', 'perk', 'points shop', 'redeem', 'bonus'],
} satisfies ComponentDocs;
