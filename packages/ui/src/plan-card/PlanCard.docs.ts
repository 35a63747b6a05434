import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A plan to subscribe to: the price of a month, what is charged and when, one button. `PlanCards` lays plans side by side, `BenefitTable` compares memberships, `BenefitCards` says in numbers what a plan gives.',
  insteadUse: [
    { component: 'SubscriptionCard', when: 'a running subscription is managed' },
    { component: 'PurchaseBox', when: 'one thing is bought once' },
    { component: 'TopUp', when: 'coins are bought' },
    { component: 'RadioGroup', when: 'the plan is one field of a longer form' },
  ],
  rules: [
    {
      do: 'The total and how often, right below: “Billed €119.88 once a year”.',
      dont: 'A monthly price alone, for what is charged for a year.',
    },
    {
      do: '`featured` for the smallest commitment, or what the guest had last.',
      dont: 'For the dearest plan.',
    },
    {
      do: 'Name the plan in the button: “Choose quarterly”.',
      dont: 'Three buttons called “Choose”.',
    },
    {
      do: 'Write what is not included, in words, in the table.',
      dont: 'Leave the cell empty, or mark it by colour.',
    },
  ],
  anatomy: [
    { part: 'Title and badge', is: '“Yearly”, “Save 33 %”' },
    { part: 'Price', is: 'Of one month, large' },
    { part: 'Renewal', is: 'What is charged, and how often' },
    {
      part: 'Foot',
      is: 'The button; or the current plan, or when it ends, with an action',
    },
    { part: 'BenefitTable', is: 'A line per benefit, a column per membership' },
    { part: 'BenefitCards', is: 'Icon, number, a sentence; three or four above the plans' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From button to button' },
    { keys: 'Enter, Space', does: 'Chooses; where it leads elsewhere, Enter follows the link' },
  ],
  screenReader: [
    'Each plan is an article named by its title.',
    'The table is a native one with a caption; it stays a table on phones. Checks and dashes have their words.',
    'The cards of benefits are a list with the given name; each has a heading.',
    'Without an address the button sends a form, which works without script.',
  ],
  alsoCalled: ['pricing table', 'pricing card', 'tier', 'membership', 'subscription', 'comparison'],
} satisfies ComponentDocs;
