import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The page for an address that leads nowhere: what may have happened, that nothing was lost, and the shortest way on.',
  insteadUse: [
    { component: 'ErrorState', when: 'the page exists and could not be loaded' },
    { component: 'EmptyState', when: 'the page exists and has nothing to show yet' },
    { component: 'HeroBanner', when: 'it opens a page that exists' },
  ],
  rules: [
    {
      do: 'Say that nothing was bought and nothing is lost.',
      dont: 'Ask the guest to check the spelling of the address.',
    },
    {
      do: 'Set `layout` to what the buttons are made for: over a picture, or below it.',
      dont: '`mediaSolid` buttons below the picture on a light page.',
    },
    {
      do: 'Something to go on with as children: who is live.',
      dont: 'The whole home page below.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Behind the words, or above them on phones' },
    { part: 'Code', is: '“Error 404”, small' },
    { part: 'Title and text', is: 'The heading of the page and one or two sentences' },
    { part: 'Actions', is: 'Home first, then search' },
    { part: 'Children', is: 'Below all of it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the actions, then to what follows' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
  screenReader: ['The title is the heading of level 1.', 'The picture is decoration and not read.'],
  alsoCalled: ['404', 'error page', 'missing page', 'dead end'],
} satisfies ComponentDocs;
