import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The frame around every page: where navigation, bars, content and footer stand at each width. `ShellNotice`, on this page as well, says why the next page cannot be shown.',
  insteadUse: [
    { component: 'MessengerFrame', when: 'list, conversation and person share the content' },
    {
      component: 'LiveRoom',
      when: 'the content is a running chat; put it into an `immersive` shell',
    },
    { component: 'Columns', when: 'the content of a page has a side column' },
    { component: 'Bleed', when: 'only one picture of a page runs edge to edge' },
  ],
  rules: [
    {
      do: 'One shell per page, chosen by its purpose: `immersive` for the room and for logging in.',
      dont: 'Hide the rail by CSS to get more room. Take `slim`.',
    },
    {
      do: 'Pass bars through their slots (`topBar`, `status`, `bottomBar`, `tabBar`), so that room is kept for them.',
      dont: 'Fix another bar to the bottom of the screen. It covers the end of the page.',
    },
    {
      do: 'Put `StatusBar`s into `status`.',
      dont: 'Messages about the connection in the middle of a page.',
    },
  ],
  anatomy: [
    { part: 'Skip link', is: 'The first stop of the keyboard, to the content' },
    { part: 'Rail', is: 'From 1024 px; icons only with `slim` and below 1200 px' },
    { part: 'Top bar', is: 'A `TopBar`' },
    { part: 'Status', is: 'Bars about connection, age check, age of the data' },
    { part: 'Content', is: 'The page; `bleed` takes away its margins on narrow screens' },
    { part: 'Footer', is: 'A `Footer`' },
    { part: 'Bottom bar', is: 'Fixed to the bottom, above the tab bar' },
    { part: 'Tab bar', is: 'Below 1024 px' },
    { part: 'Notice', is: '`ShellNotice`, in place of the content' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'On a new page: reaches “Skip to content” first' },
    { keys: 'Enter', does: 'On the skip link: moves past navigation and bars' },
  ],
  screenReader: [
    'The content is the main landmark and can take the focus. The others come with `TopBar`, `Rail`, `TabBar` and `Footer`.',
    'A `ShellNotice` is a region with its label; it can take the focus when it appears.',
  ],
  mocks: ['desktop-home', 'desktop-messenger', 'desktop-live-room', 'mobile-home'],
  alsoCalled: ['layout', 'page frame', 'scaffold', 'page template', 'app layout'],
} satisfies ComponentDocs;
