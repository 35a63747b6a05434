import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The bar at the top of every page: brand or the way back, search, wallet, messages, alerts, account. Three looks: desktop, mobile, and transparent over a picture.',
  insteadUse: [
    { component: 'PageHeader', when: 'it is the head of one page: title, text, actions' },
    { component: 'StatusBar', when: 'it says what happened, in a bar' },
    { component: 'TabBar', when: 'main places on phones' },
    { component: 'AppShell', when: 'the whole frame is needed; this bar goes into it' },
  ],
  rules: [
    {
      do: 'On inner pages of phones give `back`, and the name as `title` or `caption`.',
      dont: 'Logo and way back beside each other.',
    },
    {
      do: '`title` where the page has no other `h1`; `caption` where it has one.',
      dont: 'Both: the name would stand there twice.',
    },
    {
      do: 'Set `hidden` while a guest scrolls down on a phone.',
      dont: 'Hide it on desktop, or while something in it is open.',
    },
    {
      do: 'For visitors, `logIn` and `signUp` in place of wallet and account.',
      dont: 'An empty wallet for somebody without an account.',
    },
  ],
  anatomy: [
    {
      part: 'Brand or back',
      is: 'Logo that leads home, or an arrow. From 1024 px the rail has the logo',
    },
    { part: 'Title, caption', is: 'The heading of the page, or its name for the eye alone' },
    { part: 'Search', is: 'A form with the hint “/”; on phones a round link' },
    { part: 'Children', is: 'What a page adds' },
    { part: 'Wallet', is: 'A `WalletPill`' },
    { part: 'Messages', is: 'With the number of unread ones; not on phones' },
    { part: 'Notifications', is: 'With the number of new ones' },
    { part: 'Log in, sign up', is: 'For visitors' },
    { part: 'Account', is: 'The face, as a link or with a menu' },
  ],
  keyboard: [
    { keys: '/', does: 'Goes to the search field, from anywhere but another field' },
    { keys: 'Tab', does: 'From part to part; a hidden bar comes back when it gets the focus' },
    { keys: 'Enter', does: 'In the field: searches. On a part: opens it' },
  ],
  screenReader: [
    'The banner of the page (`header`); the search is a landmark of its own.',
    'Counts are words in the names: “Messages, 3 unread”, “Notifications, 2 new”.',
    '`title` is a heading of level 1; `caption` is hidden.',
    'Search is a form that works without script.',
  ],
  mocks: ['desktop-home', 'mobile-home'],
  alsoCalled: ['header', 'app bar', 'navbar', 'navigation bar', 'toolbar', 'masthead'],
} satisfies ComponentDocs;
