import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A link among words: terms in a sentence, “How we count” after a line. It goes through the app’s router.',
  insteadUse: [
    { component: 'Button', when: 'it is the one way on from a page, or starts something' },
    { component: 'PreviewCard', when: 'a mouse that rests on it is shown who or what is behind' },
    { component: 'Tabs', when: 'it leads to another section of the same page' },
    { component: 'Breadcrumbs', when: 'it leads up to the page above' },
  ],
  rules: [
    {
      do: 'Link the words that name the place: “our terms of service”.',
      dont: '“Here”, “more”, “click”.',
    },
    {
      do: '`reload` for what has to work while the app’s code does not: “Try now”.',
      dont: '`reload` as a habit. The whole document is loaded again.',
    },
    {
      do: 'Always an address in `href`.',
      dont: 'A link that only runs code. That is a `Button` with `variant="link"`.',
    },
  ],
  anatomy: [{ part: 'Words', is: 'Part of the line; they wrap with it' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it' },
    { keys: 'Enter', does: 'Follows it' },
  ],
  screenReader: ['A native link, named by its words.'],
  alsoCalled: ['link', 'anchor', 'inline link', 'hyperlink', 'href'],
} satisfies ComponentDocs;
