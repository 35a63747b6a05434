import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The main navigation on phones: up to five places at the bottom edge, icon and label each. It stays while the page scrolls.',
  insteadUse: [
    { component: 'Rail', when: 'on desktop' },
    { component: 'MobileMenu', when: 'everything that has no place among the five' },
    { component: 'Tabs', when: 'sections of one page' },
    { component: 'PageBar', when: 'the first action of a page stays at the bottom' },
  ],
  rules: [
    {
      do: 'Keep the same five in the same order on all pages.',
      dont: 'Exchange an item by page or by who is logged in.',
    },
    {
      do: 'One word as label, and the shortest there is: “Live”, “You”.',
      dont: 'Icons without labels.',
    },
    {
      do: 'Give an item that opens something an address, too: `onClick` may prevent it.',
      dont: 'An item that leads nowhere without script.',
    },
    {
      do: 'Count only what is unread.',
      dont: 'Pills for news of the site.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Filled when it is the current one' },
    { part: 'Label', is: 'Always there; a very long word ends with an ellipsis' },
    { part: 'Unread', is: 'A pill at the icon' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves from item to item: they are links' },
    { keys: 'Enter', does: 'Opens the page, or what the item opens instead' },
  ],
  screenReader: [
    'A navigation named “Main”; the current item is “current page”.',
    'Unread things belong to the name: “Messages, 3 unread”.',
    'Icons and pills are not read.',
  ],
  mocks: ['mobile-home', 'mobile-messages', 'mobile-menu'],
  alsoCalled: [
    'bottom navigation',
    'bottom bar',
    'tab navigation',
    'nav bar',
    'dock',
    'footer nav',
  ],
} satisfies ComponentDocs;
