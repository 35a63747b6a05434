import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'All channels of an evening along one time line: what runs at the same time, and what is on now.',
  insteadUse: [
    { component: 'ProgramGuide', when: 'there is one channel, or little width' },
    { component: 'AvailabilityHeatmap', when: 'usual hours are shown, not a plan' },
    { component: 'ShowTicketCard', when: 'one show with tickets is announced' },
  ],
  rules: [
    {
      do: 'Show a few hours. It opens at the current time.',
      dont: 'A whole day in one row: every programme becomes a sliver.',
    },
    {
      do: 'Say below the channel who may watch: “Open for everyone”.',
      dont: 'A lock on every programme.',
    },
    {
      do: 'Give each programme its `time` in words.',
      dont: 'Leave it to the position alone: not everybody sees it.',
    },
  ],
  anatomy: [
    { part: 'Title and hours', is: 'The first row' },
    { part: 'Channel', is: 'Name and who may watch; stays while the row scrolls' },
    { part: 'Programme', is: 'As wide as it is long; cut where it reaches beyond the span' },
    { part: 'Now', is: 'The time, and a line behind the programmes' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the grid, then from programme to programme' },
    { keys: 'Arrow left, Arrow right', does: 'On the grid: scroll it, as the browser does' },
    { keys: 'Enter', does: 'Opens a programme' },
  ],
  screenReader: [
    'A region with the given title; each channel is a heading and an ordered list of its name.',
    'A programme is read with its time, and with “on now” while it runs.',
    'Hours and the line of now are decoration.',
  ],
  alsoCalled: ['EPG', 'TV guide', 'schedule', 'timeline', 'timetable', 'gantt', 'calendar'],
} satisfies ComponentDocs;
