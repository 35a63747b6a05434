import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What runs and what comes on one channel: a list with times, or only now and next. A bell sets a reminder for what is still to come.',
  insteadUse: [
    { component: 'ProgramGrid', when: 'several channels are compared, on wide screens' },
    { component: 'ShowTicketCard', when: 'it has to be paid' },
    { component: 'MediaRow', when: 'it can be watched at any time' },
    { component: 'DailyBonusCalendar', when: 'each day holds something to open' },
  ],
  rules: [
    {
      do: '`next` on a home page or beside a player.',
      dont: 'The whole evening where one line would do.',
    },
    {
      do: 'A reminder only for what is still to come.',
      dont: 'One on what runs already.',
    },
    {
      do: 'Say in `empty` when the programme will be there.',
      dont: '“No entries”.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Title, “Jump to now”, the way to the whole guide' },
    { part: 'Time', is: 'When it begins' },
    { part: 'Programme', is: 'Title as a link, host or format' },
    { part: 'Progress', is: 'While it runs: a line, and “5 of 60 min”' },
    { part: 'End', is: '“Now”, in `next` also “Next”; the bell of the reminder' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To “Jump to now”, then each title and its bell' },
    { keys: 'Enter', does: 'Follows a link; the jump goes to the line that runs' },
    { keys: 'Enter, Space', does: 'On a bell: sets or takes back the reminder' },
  ],
  screenReader: [
    'A region with the given title; in it an ordered list.',
    'The line that runs is the current time (`aria-current`) and is called “Now” in words.',
    'The bell is a toggle named “Remind me of Night owls”; its name stays when it is pressed.',
    'The line of progress is decoration beside its words.',
  ],
  alsoCalled: ['EPG', 'TV guide', 'schedule', 'agenda', 'lineup', 'now and next', 'reminder'],
} satisfies ComponentDocs;
