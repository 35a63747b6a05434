import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'When a performer is usually online: a week as a table of hours, and the same as a sentence.',
  insteadUse: [
    { component: 'ProgramGuide', when: 'times are fixed and announced' },
    { component: 'ShowTicketCard', when: 'it is about one show' },
    { component: 'LiveBadge', when: 'it only matters whether somebody is here now' },
  ],
  rules: [
    {
      do: 'Convert to the guest’s own time and name it in `zone`: “Your time, CET”.',
      dont: 'The performer’s time zone, or none.',
    },
    {
      do: 'Write the summary from the data: “Mostly Friday and Saturday from 20 to 1”.',
      dont: '“See the table”. The sentence is all that some guests take in.',
    },
    {
      do: 'Show only the hours that occur, in the order of an evening: 14 to 1.',
      dont: 'All 24 hours in a side column. The cells become too small to compare.',
    },
  ],
  anatomy: [
    { part: 'Title and zone', is: 'What it is, and whose time' },
    { part: 'Hours', is: 'Every second one is written' },
    { part: 'Day', is: 'A short name, its whole name as a tooltip' },
    { part: 'Cell', is: 'Four levels, from hardly ever to usually' },
    { part: 'Summary', is: 'The caption of the table' },
  ],
  keyboard: [],
  screenReader: [
    'A region named by its title, with an h3 and a table. The summary is its caption and therefore its name.',
    'Hours and days are column and row headers. Hours that are not written are read as well.',
    'Each cell says its level in words: “hardly ever”, “sometimes”, “often”, “usually”.',
  ],
  mocks: ['desktop-profile'],
  alsoCalled: ['schedule', 'opening hours', 'activity chart', 'calendar heatmap', 'punch card'],
} satisfies ComponentDocs;
