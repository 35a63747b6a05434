import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Says what is so and what can be done about it: at the top of a page as `StatusBar`, inside one as `Note`, about the connection as `OfflineBanner`.',
  insteadUse: [
    { component: 'Toaster', when: 'an action succeeded and nothing has to be done' },
    { component: 'ErrorState', when: 'a page or panel could not be loaded' },
    { component: 'ConsentBanner', when: 'it asks for consent' },
  ],
  rules: [
    {
      do: 'One bar at a time: the most important one.',
      dont: 'A stack of bars that pushes the page away.',
    },
    {
      do: '`urgent` for money and lost input alone.',
      dont: '`urgent` for news: it interrupts what is being read.',
    },
    { do: 'A sentence and one action.', dont: 'Two buttons and a link.' },
    {
      do: '`Note` inside a page: it does not announce itself.',
      dont: 'A `StatusBar` that is there from the start in a form.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Of the tone; another one with `glyph`' },
    { part: 'Title and words', is: 'What happened and what it means' },
    { part: 'Countdown', is: '“Again in 0:42”' },
    { part: 'Action', is: 'One button' },
    { part: 'Dismiss', is: 'Only where it can be closed; works in a form without script' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the action, then to dismiss' },
    { keys: 'Enter, Space', does: 'Presses it' },
  ],
  screenReader: [
    'Announced politely when it appears (`role=status`); with `urgent` at once (`role=alert`).',
    'The countdown is never announced: it would speak every second.',
    'A `Note` is read in its place and not announced.',
  ],
  mocks: ['desktop-notice-slot'],
  alsoCalled: ['alert', 'banner', 'callout', 'message bar', 'notice', 'inline message'],
} satisfies ComponentDocs;
