import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A show with tickets: when, with whom, what a ticket costs, and how the guest’s own ticket stands. As a card, a row, a banner, or wide at the head of a profile.',
  insteadUse: [
    { component: 'MediaCard', when: 'it is a recording' },
    { component: 'ProgramGuide', when: 'it is a television programme' },
    { component: 'PurchaseBox', when: 'the ticket is bought on the page of the show' },
    { component: 'Voucher', when: 'the ticket came for free and waits to be used' },
  ],
  rules: [
    {
      do: 'Write day and time in full in `when`: “Tuesday, 24 November, 23:30”.',
      dont: 'Rely on the day over the picture. It is decoration.',
    },
    {
      do: 'State seats as a fact: “18 of 40 tickets left”.',
      dont: '“Hurry!”, red numbers, or a counter that falls while one looks.',
    },
    {
      do: 'Name the show in the `action` where several cards stand together.',
      dont: 'Six buttons “Get a ticket” that sound alike.',
    },
    {
      do: 'After a cancelled show, say what was paid back, in coins and in real money.',
      dont: 'Let the card vanish from the list of tickets.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: '16:9, square in a row, behind the words in a banner' },
    { part: 'Day', is: 'Number and month over the picture; not in `wide`' },
    { part: 'Eyebrow', is: 'A word above the title, in `wide` only: “Next show”' },
    { part: 'Time', is: 'A badge when it starts soon, runs or is over' },
    { part: 'Title, performer, date', is: 'Within the link; the title is a heading' },
    { part: 'Access', is: 'Free, a price, “You have a ticket”, or what was paid back' },
    { part: 'Seats', is: 'How many tickets are left' },
    { part: 'Action', is: 'Get a ticket, enter, watch the recording; outside the link' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link of the card, then to its action' },
    { keys: 'Enter', does: 'Opens the show' },
  ],
  screenReader: [
    'An article. The link’s name holds state, title, performer, date, price and seats.',
    'The date is a `time` element; `dateTime` gives it to machines.',
    'In `wide` the price is drawn beside the action and read only in the link.',
    'The picture has no text of its own.',
  ],
  mocks: ['desktop-home'],
  alsoCalled: ['event card', 'ticket', 'event', 'date card', 'booking'],
} satisfies ComponentDocs;
