import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What happened while the guest was elsewhere: the newest five below the bell, or all on a page. `FloatingNote` is one alert over the page, `FloatingArea` says where it floats and for how long.',
  insteadUse: [
    { component: 'Toaster', when: 'it is the result of what the guest just did' },
    { component: 'StatusBar', when: 'the account or the page needs something' },
    { component: 'ChannelList', when: 'these are conversations' },
    { component: 'TransactionList', when: 'these are receipts' },
  ],
  rules: [
    {
      do: 'Who or what first, in bold (`lead`), then what happened.',
      dont: '“You have a new notification”.',
    },
    {
      do: 'Keep the tint until it is opened; `markAllRead` is null when nothing is unread.',
      dont: 'A button that has nothing to mark.',
    },
    {
      do: 'A floating note for people who are followed, 6 seconds, at most two.',
      dont: 'One over a running chat, or for offers.',
    },
    {
      do: 'In `empty`, say what will stand here.',
      dont: '“No notifications”.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Title and “Mark all read”' },
    {
      part: 'Item',
      is: 'Face or icon, words, time, a dot while unread; the whole line is the link',
    },
    { part: 'Loading, empty', is: 'Five rows of a skeleton, or what belongs here' },
    { part: 'Foot', is: 'The way to all of them, and to the settings' },
    { part: 'FloatingNote', is: 'Face, title, text, one or two actions, close' },
    {
      part: 'FloatingArea',
      is: 'At the bottom right, on phones at the top; waits on hover and focus',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To “Mark all read”, each item, then the foot' },
    { keys: 'Page Down, Page Up', does: 'In the list: to the next item, to the one before' },
    { keys: 'Enter', does: 'On the link of an item: opens it' },
    { keys: 'Enter, Space', does: 'On a button: presses it' },
  ],
  screenReader: [
    'A region named by its title; in it a feed of articles, each named by its link.',
    'The link ends with “1 unread” until it is opened. The dot is decoration.',
    'While the first ones load, the list is busy and says “Loading”.',
    'A floating note is a status message: read out politely, it takes no focus.',
  ],
  mocks: ['board-notifications'],
  alsoCalled: [
    'alerts',
    'inbox',
    'activity feed',
    'notification list',
    'snackbar',
    'push',
    'toast',
  ],
} satisfies ComponentDocs;
