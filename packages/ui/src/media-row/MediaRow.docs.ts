import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A row of cards, tiles or faces that scrolls sideways: new videos, the first places of a chart, who is live.',
  insteadUse: [
    { component: 'TileGrid', when: 'the list is what the page is for' },
    { component: 'StoryBar', when: 'faces with their state are enough' },
    { component: 'HeroBillboard', when: 'one is shown large, and up to three more can be chosen' },
    { component: 'ChipGroup', when: 'what scrolls are filters' },
  ],
  rules: [
    {
      do: 'A `SectionHeader` above, with the link to all of them.',
      dont: 'A row as the only way to the tenth item.',
    },
    {
      do: 'Set `item` to what is in it: `card` 16:9, `tile` 4:5, `rank`, `face`.',
      dont: 'Mix shapes in one row.',
    },
    {
      do: 'Leave the arrows to it: a mouse sees them, a finger swipes.',
      dont: 'Dots or a count below. A row has no pages.',
    },
  ],
  anatomy: [
    {
      part: 'List',
      is: 'Scrolls and snaps; on phones the next item is cut off to show that there is more',
    },
    { part: 'Item', is: 'Whatever `render` draws' },
    { part: 'Previous, next', is: 'Over the ends, on hover and focus; off where it ends' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Through what the items hold, then to the arrows; the row follows the focus',
    },
    {
      keys: 'Enter, Space',
      does: 'On an arrow: scrolls by nine tenths of what is seen; at an end the focus goes to the other arrow',
    },
  ],
  screenReader: [
    'A list with the given name; it holds all items, not only those in sight.',
    'The arrows are buttons “Previous” and “Next”; the list can be read without them.',
    'With reduced motion it jumps instead of sliding.',
  ],
  mocks: ['desktop-top-cams'],
  alsoCalled: ['carousel', 'horizontal list', 'rail', 'shelf', 'swimlane', 'scroller', 'slider'],
} satisfies ComponentDocs;
