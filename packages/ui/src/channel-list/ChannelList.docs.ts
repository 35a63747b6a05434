import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'All conversations with the last line of each: a column beside the thread, a page on phones, the five newest in the bar. `MessagesButton`, on this page as well, opens those five below the top bar.',
  insteadUse: [
    { component: 'NotificationCenter', when: 'it is about events, not about messages' },
    { component: 'PerformerLine', when: 'performers are listed without a conversation' },
    { component: 'StoryBar', when: 'it only matters who is live or has something new' },
  ],
  rules: [
    {
      do: 'Write the last line so that it stands alone: “You: Ha, deal.”, “Photo · 8 coins”.',
      dont: 'An empty line for a picture or a gift.',
    },
    {
      do: 'Pass everything a row offers through `actionsOf`: menu and swipe show the same.',
      dont: 'An action that only a swipe reaches.',
    },
    {
      do: 'Say `note` beside the name: “Archived”, “Blocked”.',
      dont: 'Grey rows that do not say why.',
    },
    {
      do: 'Let the list show what its filter is set to, also when that is nothing (`empty`).',
      dont: 'Fall back to all conversations without a word.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Title, “Mark all as read”; on phones a button that shows the search' },
    { part: 'Tools', is: 'Search, filter chips, “Only online”. Not in the bar' },
    { part: 'Row', is: 'Face with presence, name, time, last line, number of unread' },
    { part: 'Actions', is: 'A menu on hover or focus; on touch a swipe' },
    { part: 'Footer', is: 'More rows, or the way to all messages' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through head and tools, then from row to row with its menu' },
    { keys: 'Enter', does: 'On a row: opens the conversation' },
    { keys: 'Enter, Space', does: 'On a menu: opens it; then as in `Menu`' },
  ],
  screenReader: [
    'A region and a list, both named by the title. The open conversation is the current page (`aria-current`).',
    'The name of a row holds everything: “Juno Vale Free chat, 2 unread: ”, then time and last line.',
    'The search is a search landmark. While loading the list is busy and says “Loading”.',
    '`MessagesButton` is a link, “Messages, 3 unread”, that says whether its dialog is open (`aria-expanded`).',
  ],
  mocks: ['desktop-messenger', 'mobile-messages'],
  alsoCalled: ['inbox', 'conversation list', 'chat list', 'threads', 'messages'],
} satisfies ComponentDocs;
