import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Stands where something would be: nothing here yet (`EmptyState`), or it could not be loaded (`ErrorState`). Says what belongs here and offers one way on.',
  insteadUse: [
    { component: 'Skeleton', when: 'it is still loading' },
    { component: 'StatusBar', when: 'the page is there and something about it is to be said' },
    { component: 'NotFound', when: 'the address leads nowhere' },
  ],
  rules: [
    {
      do: 'Say what will be here and how: “Videos that you buy are kept here”.',
      dont: '“No data”.',
    },
    { do: 'One action.', dont: 'Three links and a search.' },
    {
      do: 'With money: say whether something was charged, and set `urgent`.',
      dont: 'Leave a guest alone with a failed payment.',
    },
    {
      do: 'Let it try again by itself, and say when.',
      dont: 'Try again without an end and without a word.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Large, in two tones; decoration' },
    { part: 'Title', is: 'A heading' },
    { part: 'Text', is: 'What it means; with an error the seconds to the next try' },
    { part: 'Action', is: 'One button' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button' },
    { keys: 'Enter, Space', does: 'Presses it' },
  ],
  screenReader: [
    'Read in its place, with a heading of the given level.',
    'An error is announced at once only where it is `urgent`; the seconds are never announced.',
  ],
  mocks: ['board-states'],
  alsoCalled: ['blank slate', 'no results', 'zero state', 'error page', 'placeholder'],
} satisfies ComponentDocs;
