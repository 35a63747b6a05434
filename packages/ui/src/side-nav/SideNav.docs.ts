import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The pages of one area, such as settings: beside the page on desktop, a page of its own on phones. `SideNavPage` sets navigation and page side by side.',
  insteadUse: [
    { component: 'Rail', when: 'it is the main navigation of the site' },
    { component: 'Tabs', when: 'there are two to five sections with short names' },
    { component: 'MobileMenu', when: 'it is everything else of the site on phones' },
    { component: 'SettingsRows', when: 'a row shows one setting and changes it' },
  ],
  rules: [
    {
      do: 'On phones, give the list its own address with `variant="page"` and a way back on each page.',
      dont: 'Put the list above each page: it pushes the content out of sight.',
    },
    {
      do: 'Show in `value` how a thing stands now, in a word: “On”, “€50”.',
      dont: 'Explanations in `value`. It is cut to half of the row.',
    },
    {
      do: 'Keep the way out (`end`) apart from the pages.',
      dont: '“Log out” as one of the items.',
    },
  ],
  anatomy: [
    { part: 'Item', is: 'Icon and label; filled icon and a ground when it is the current one' },
    { part: 'Value', is: 'At the end of the row, in the page variant only' },
    { part: 'Arrow', is: 'In the page variant: leads on' },
    { part: 'End', is: 'Below the items, for logging out' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves from item to item, then to what stands at the end' },
    { keys: 'Enter', does: 'Opens the page' },
  ],
  screenReader: [
    'A navigation with the given name, a list of links; `end` belongs to it.',
    'The current item is “current page”.',
    'The value is read after the label. Icons and arrows are not read.',
    'Below 1024 px `SideNavPage` hides the navigation from everybody.',
  ],
  mocks: ['desktop-settings-hub', 'desktop-settings-notifications'],
  alsoCalled: ['sidebar', 'settings menu', 'vertical tabs', 'sub navigation', 'nav list', 'menu'],
} satisfies ComponentDocs;
