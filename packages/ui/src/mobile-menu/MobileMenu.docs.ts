import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Everything that the tab bar has no room for, as a page on phones: the guest, balance and rewards, and all further places in groups.',
  insteadUse: [
    { component: 'TabBar', when: 'it is one of the five places that are used daily' },
    { component: 'AccountMenu', when: 'on wide screens' },
    { component: 'Rail', when: 'it is the main navigation of the desktop' },
    { component: 'Menu', when: 'actions of one thing are offered' },
  ],
  rules: [
    {
      do: 'Say at the end of a row what waits there: “6 online”, “€45 of €150”.',
      dont: 'Repeat the name of the row, or show “0”.',
    },
    {
      do: 'A folder for pages that belong together, one level deep.',
      dont: 'A folder with a single page in it.',
    },
    {
      do: '`invite` for visitors: what an account would give them.',
      dont: 'A head with an empty face and “Guest”.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Face, name, a note and the way to the settings' },
    { part: 'Invite', is: 'Instead of the head, where nobody is logged in' },
    { part: 'Quick', is: 'Cards for balance and rewards' },
    { part: 'Group', is: 'Rows of one subject, with a hairline between groups' },
    { part: 'Row', is: 'Icon, name, a quiet word at the end; VIP in gold' },
    { part: 'Folder', is: 'A row that opens its own rows; one is open at a time' },
    { part: 'End', is: 'Log out and the like' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From row to row' },
    { keys: 'Enter', does: 'Follows a link' },
    { keys: 'Enter, Space', does: 'On a folder: opens or closes it; the one that was open closes' },
  ],
  screenReader: [
    'Each group is a navigation of its own, with the name of the group.',
    'A row is a link; what stands at its end is part of its name.',
    'A folder is the native `details` and says whether it is open. It works without script.',
    'The name of the guest is the heading of the page.',
  ],
  mocks: ['mobile-menu'],
  alsoCalled: [
    'hamburger menu',
    'drawer',
    'more',
    'navigation',
    'burger',
    'side menu',
    'accordion',
  ],
} satisfies ComponentDocs;
