import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The bell in the top bar with the number of what is new. On wide screens the list opens below it; without a list, as on phones, it leads to the page of all notifications.',
  insteadUse: [
    { component: 'MessagesLink', when: 'it counts unread messages' },
    { component: 'FloatingNote', when: 'something has just happened and should be seen now' },
    { component: 'Popover', when: 'a button with words opens a helper' },
  ],
  rules: [
    {
      do: 'Count what the guest has not seen. Opening the list ends the count (`onOpen`).',
      dont: 'Count until each of them is read: the number would never go away.',
    },
    {
      do: 'Give `href` always: it works without script and in a new tab.',
      dont: 'A bell that does nothing until the app has loaded.',
    },
    {
      do: 'A `NotificationCenter` in its form `bar` as the child.',
      dont: 'Settings or a second list in there.',
    },
  ],
  anatomy: [
    { part: 'Bell', is: 'A round button with a number, none at zero' },
    { part: 'Tooltip', is: 'Its name, while the list is closed' },
    { part: 'List', is: 'Below it, at the end of the line; with a close button' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the bell' },
    {
      keys: 'Enter, Space',
      does: 'Opens and closes the list; without a list Enter follows the link',
    },
    { keys: 'Escape', does: 'Closes the list; the focus goes back to the bell' },
  ],
  screenReader: [
    'A link “Notifications, 3 new”. With a list it has a popup (`aria-haspopup`) and says whether it is open.',
    'The list is a dialog named by `title`, not modal; the focus goes into it.',
    'With Control, Command or Shift it is followed as any link.',
  ],
  mocks: ['desktop-home', 'board-notifications'],
  alsoCalled: ['alerts', 'badge', 'counter', 'inbox', 'dropdown'],
} satisfies ComponentDocs;
