import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What is said in a live chat: lines of both sides, gifts, notes of the system. A panel beside the video, or an overlay on it.',
  insteadUse: [
    { component: 'Conversation', when: 'messages stay, with days, older lines and a header' },
    { component: 'CommentThread', when: 'many guests write below a post or an album' },
    { component: 'MessageBubble', when: 'a single line is shown' },
  ],
  rules: [
    {
      do: 'Keep lines that did not change as the same objects. Only the last block is drawn again.',
      dont: 'Build the whole list anew with each line.',
    },
    {
      do: 'Show a line at once as `sending`, and `failed` with “Try again” if it was lost.',
      dont: 'Wait for the server before the words appear.',
    },
    {
      do: 'Use `overlay` on the video of phones only.',
      dont: 'An overlay beside the video, on a plain ground.',
    },
    {
      do: 'Say in `empty` how to begin: “Say hello. Mira sees it at once.”',
      dont: 'An empty panel.',
    },
  ],
  anatomy: [
    { part: 'Lines', is: 'Bubbles, quiet system lines, gifts; the newest at the bottom' },
    { part: 'State', is: 'Below a line of the guest: sending, waits for the connection, not sent' },
    { part: 'Typing', is: 'Small picture and words, below the last line' },
    {
      part: '`ChatLineBubble`',
      is: 'One line alone over the picture, while a sheet covers the log',
    },
    { part: 'New messages', is: 'A button over the lines, once the guest has scrolled up' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the lines, to “Try again” of a lost line, to the button for new messages',
    },
    { keys: 'Arrow keys, Page Up, Page Down, Home, End', does: 'Scroll the lines' },
    {
      keys: 'Enter, Space',
      does: 'On “2 new messages”: goes to the end. The focus goes to the lines when a button is gone',
    },
  ],
  screenReader: [
    'A log named “Chat with Mira”. New lines are announced politely, with who wrote them.',
    'Old lines that are filled in after opening are not announced.',
    'That somebody is typing can be read, and is not announced.',
  ],
  mocks: ['desktop-live-room', 'mobile-live'],
  alsoCalled: ['chat log', 'message list', 'chat window', 'live chat'],
} satisfies ComponentDocs;
