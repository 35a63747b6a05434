import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The ways to meet one performer, each with its price: a panel beside the profile, the first of them in a bar on phones, or a plain list for sheets.',
  insteadUse: [
    {
      component: 'QuickActions',
      when: 'phones show the other ways as square buttons without prices; no page uses it yet',
    },
    { component: 'ShowTicketCard', when: 'a show is announced, not a chat' },
    { component: 'RoomDoor', when: 'the guest has chosen and is about to enter' },
    { component: 'Button', when: 'there is only one way' },
  ],
  rules: [
    {
      do: 'One `primary`, for what most guests come for.',
      dont: 'All ways at the same weight.',
    },
    {
      do: 'Without `primary`, give a `reason` and the shortest way forward: “Tell me when live”.',
      dont: 'A disabled button without a reason.',
    },
    {
      do: 'Set `once` for a ticket. It is not paid by the minute.',
      dont: '“20 coins per minute” on a ticket.',
    },
    {
      do: 'Keep the prices in sight while an age check is due. Options without a way are lines of text.',
      dont: 'Hide what it will cost until afterwards.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'State, since when, rating; in the panel' },
    { part: 'Voucher', is: 'What it pays: “10 minutes with your voucher”' },
    { part: 'First action', is: 'A wide button with its price, or the reason why there is none' },
    { part: 'Note', is: 'How it is billed' },
    { part: 'Options', is: 'Icon, name, a line of text, price. Not in the bar' },
    { part: 'Footer', is: 'Preview, gift, follow; in the panel' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the first action, then from option to option' },
    {
      keys: 'Enter, Space',
      does: 'Starts it; an option with an address is a link and takes Enter',
    },
  ],
  screenReader: [
    'Options are a list of links and buttons. Each name ends with its price: “12 coins per minute, €3.00”.',
    'An option that cannot be chosen is text, and is read with its price.',
    'State and rating are read as they are written. Icons are not read.',
  ],
  mocks: ['desktop-profile', 'mobile-profile'],
  alsoCalled: ['pricing panel', 'call to action', 'booking panel', 'price list', 'actions'],
} satisfies ComponentDocs;
