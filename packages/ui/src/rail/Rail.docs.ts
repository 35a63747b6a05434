import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The main navigation on desktop, at the start edge of every page, with the performers a guest follows below it. It does not exist below 1024 px.',
  insteadUse: [
    { component: 'TabBar', when: 'on phones: the five main places' },
    { component: 'MobileMenu', when: 'on phones: all other places' },
    { component: 'SideNav', when: 'the pages of one area, in settings for instance' },
    { component: 'StoryBar', when: 'followed performers are shown in the page itself' },
  ],
  rules: [
    {
      do: 'Use `amount` for what is there (248 live) and `unread` for what waits for the guest.',
      dont: 'Pills on everything. Only messages and the like are unread.',
    },
    {
      do: 'Give a current item on each page that belongs to one of them.',
      dont: 'Mark the section while an unrelated page is open.',
    },
    {
      do: 'For visitors, put the reason to sign up into `invite`.',
      dont: 'An empty list of followed performers.',
    },
    {
      do: 'Choose icons that are understood without words: the slim rail shows nothing else.',
      dont: 'Two items with similar icons.',
    },
  ],
  anatomy: [
    { part: 'Logo', is: 'Leads home' },
    { part: 'Main items', is: 'Icon, label, amount or unread pill; filled icon when current' },
    { part: 'Own items', is: 'The guest’s places, below a line' },
    { part: 'Following', is: 'Title, a summary, faces with their state; or the invitation' },
    { part: 'Bottom items', is: 'Help and the like, at the lower end' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves from link to link; all of them are in the order' },
    { keys: 'Enter', does: 'Opens the page' },
  ],
  screenReader: [
    'A complementary landmark with two navigations in it, “Main” and the guest’s own; followed performers are a region with their title.',
    'The current item is “current page”.',
    'Unread things are part of the name: “Messages, 3 unread”. The pill itself is hidden.',
    'Slim hides labels from sight only; names and states of performers stay. For the mouse the browser’s tooltip says the name.',
  ],
  mocks: ['desktop-home', 'desktop-search', 'desktop-top-cams'],
  alsoCalled: ['sidebar', 'side menu', 'navigation rail', 'nav', 'drawer', 'main navigation'],
} satisfies ComponentDocs;
