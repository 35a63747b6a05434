import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Something a guest has for free until a day: a video, minutes, coins, a ticket, spins. Ten kinds, as a card or a row.',
  insteadUse: [
    { component: 'BonusCode', when: 'a code is typed in' },
    { component: 'RewardCard', when: 'it still has to be redeemed for points' },
    { component: 'ShowTicketCard', when: 'it is a ticket for a certain show' },
    { component: 'PurchaseBox', when: 'the voucher pays for one thing on its page' },
  ],
  rules: [
    {
      do: 'Write the date in words: “Valid until 30 November”.',
      dont: 'A countdown, or “30/11/26”.',
    },
    {
      do: 'Use `soon` in the last days, with how many are left.',
      dont: 'A warning from the first day on.',
    },
    {
      do: 'Show in `performer` to whom it is tied.',
      dont: 'Let the guest find out at the button.',
    },
    {
      do: 'Put equal ones together with `count`: “× 3”.',
      dont: 'Three identical cards.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'By kind' },
    { part: 'Title and count', is: 'A heading, level 2 to 4' },
    { part: 'Text', is: 'Where it comes from or what it is for' },
    { part: 'Performer', is: 'Face and “Only with Mira Solène”' },
    { part: 'Validity', is: 'The dates in words' },
    { part: 'Badge', is: 'The state, unless it is plainly valid' },
    { part: 'Action', is: 'Use it or choose what for; gone when used or expired' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the action; the voucher itself takes no focus' }],
  screenReader: [
    'An article with a heading; the count is part of it.',
    'Everything is text: the state is in the badge, not in the colour.',
    'Icon and face are decoration.',
  ],
  alsoCalled: ['coupon', 'gift card', 'pass', 'benefit', 'free minutes', 'credit'],
} satisfies ComponentDocs;
