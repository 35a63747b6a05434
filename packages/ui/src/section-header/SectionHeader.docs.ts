import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The head of a part of a page: title, a line below, and at the end controls and the way to the rest. `Section` is the same with its content, as a landmark.',
  insteadUse: [
    { component: 'PageHeader', when: 'it is the head of an inner page' },
    { component: 'Heading', when: 'a title stands alone' },
    { component: 'HeroBanner', when: 'a page opens with one big thing' },
    { component: 'Divider', when: 'parts are separated without a name' },
  ],
  rules: [
    {
      do: 'Set `level` by the outline of the page and `size` by the look.',
      dont: 'Skip a level to get smaller letters.',
    },
    {
      do: 'Name the goal in the link: “All shows”.',
      dont: 'Five links called “All” on one page. In a list of links they are the same.',
    },
    {
      do: 'Use `Section` with an `id`, so that it is a landmark and can be linked to.',
      dont: 'Landmarks for every small group. Two or three rows of a page are enough.',
    },
    {
      do: 'One group of controls at the end: a filter, or arrows of the row.',
      dont: 'Actions that change something. Their place is in the content.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'A real heading, level 1 to 3' },
    { part: 'Count', is: 'A quiet number within the heading' },
    { part: 'Subtitle', is: 'A quiet line below' },
    { part: 'Children', is: 'Filter, arrows and other controls, at the end of the line' },
    { part: 'Link', is: 'To all of them, with a small arrow' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the controls, then to the link; the title takes no focus' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
  screenReader: [
    'A heading; the count is read with it: “Live now 248”.',
    '`Section` is a region named by that heading.',
    'The arrow of the link is decoration.',
  ],
  mocks: ['desktop-home', 'desktop-profile'],
  alsoCalled: ['section title', 'heading', 'title bar', 'block header', 'see all', 'subheader'],
} satisfies ComponentDocs;
