import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One door a day with something behind it: a month as in Advent, or a strip of days. `DoorPanel`, on this page as well, puts today’s door into words, with its button.',
  insteadUse: [
    { component: 'SpinWheel', when: 'chance decides' },
    { component: 'ChallengeList', when: 'something has to be done for it' },
    { component: 'RewardCard', when: 'it is chosen and paid with points' },
    { component: 'AvailabilityHeatmap', when: 'days and hours of a performer are shown' },
  ],
  rules: [
    {
      do: 'Name each door with its state: “Door 14, opens on 14 December”, “Door 7, 4 coins”.',
      dont: 'Numbers alone. What a door looks like is not read out.',
    },
    {
      do: 'Keep missed doors `open` as long as the rules allow, and say until when.',
      dont: 'A streak that a single missed day breaks.',
    },
    {
      do: 'Write the time left as text: “Today’s door changes in 9 h 12 min.”',
      dont: 'A clock that counts seconds.',
    },
    {
      do: 'Show the prize when the server has answered (`openingId` until then).',
      dont: 'Open first and take it back.',
    },
  ],
  anatomy: [
    { part: 'Scene', is: 'A picture behind the doors' },
    { part: 'Head', is: 'Title, text, “7 of 24 opened”' },
    { part: 'Door', is: 'Number with “Today” or “Open”, a lock, or the prize that was inside' },
    {
      part: 'DoorPanel',
      is: 'Date, title, text, time left, actions; a card or a bar. No page uses it yet',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves among the doors that can be opened' },
    { keys: 'Enter, Space', does: 'Opens the door; the focus stays at it' },
  ],
  screenReader: [
    'An ordered list. Doors that can be opened are buttons; all others are text with their date.',
    'A door is read by its name only. Today’s has `aria-current`, and is busy while it opens.',
    'What was inside (`result`) is announced politely.',
    '`DoorPanel` is a region named by its title. Its time left is a timer and not announced.',
  ],
  alsoCalled: ['advent calendar', 'daily reward', 'streak', 'login bonus', 'check-in'],
} satisfies ComponentDocs;
