import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose: 'Shows where a page is in the site and leads to every level above it.',
  insteadUse: [
    { component: 'Tabs', when: 'sections of the same level are switched' },
    { component: 'SideNav', when: 'all pages of an area are listed' },
    { component: 'TextLink', when: 'there is only one way back' },
  ],
  rules: [
    {
      do: 'Use the titles of the pages as labels, the current page last.',
      dont: 'Other words than the page itself has. Guests would doubt where they are.',
    },
    {
      do: 'Follow the structure of the site.',
      dont: 'Follow the pages that were visited. That is what the back button does.',
    },
    {
      do: '`collapsed` where room is short: the first and the last two levels stay.',
      dont: 'Cut levels off in the data. The whole path has to be within reach.',
    },
  ],
  anatomy: [
    { part: 'Level', is: 'A link' },
    { part: 'Arrow', is: 'Between two levels' },
    { part: 'Dots', is: 'With `collapsed` and more than three levels: shows the whole path' },
    {
      part: 'Current page',
      is: 'Text, never a link; shortened with an ellipsis if it is too long',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link, and to the dots' },
    {
      keys: 'Enter, Space',
      does: 'On the dots: shows the whole path; the focus moves to the first level that appeared',
    },
    { keys: 'Enter', does: 'On a link: follows it' },
  ],
  screenReader: [
    'A navigation named “Breadcrumbs” with an ordered list. The last entry is the current page (`aria-current`).',
    'The dots are a button, “Show the full path”. Levels that are left out are not read.',
    'Arrows are decoration.',
  ],
  alsoCalled: ['breadcrumb trail', 'path', 'location', 'hierarchy'],
} satisfies ComponentDocs;
