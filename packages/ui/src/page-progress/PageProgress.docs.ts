import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Shows that the next page is on its way, as a thin line at the top of the window, and announces its title once it is there. There is one in the whole app.',
  insteadUse: [
    { component: 'Skeleton', when: 'a part of the page loads and its shape is known' },
    { component: 'Spinner', when: 'a button or the video stage waits' },
    { component: 'ProgressBar', when: 'it is known how far something is' },
  ],
  rules: [
    {
      do: 'Set `busy` for a change of page alone.',
      dont: 'For saving or sending: the button does that with `loading`.',
    },
    {
      do: 'Give `announced` the title of the new page.',
      dont: '“Page loaded”. Nobody learns where they are.',
    },
    {
      do: 'Let it wait: for the first 300 ms nothing is seen.',
      dont: 'Add a spinner for fast answers. They would flicker.',
    },
  ],
  anatomy: [
    { part: 'Line', is: 'Over everything; grows slowly and never claims to know the end' },
    { part: 'Announcement', is: 'Unseen text' },
  ],
  keyboard: [],
  withoutStates: 'It is drawn only while a page is on its way; at rest nothing is seen.',
  screenReader: [
    'The title of the page that has arrived is a status message, read out politely.',
    'The line is decoration.',
  ],
  alsoCalled: ['loading bar', 'top loader', 'NProgress', 'route announcer', 'navigation progress'],
} satisfies ComponentDocs;
