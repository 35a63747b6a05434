import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Writes and sends a message: in the messenger, in a live chat, over the video, below a post. It shows what the next message costs.',
  insteadUse: [
    { component: 'TextArea', when: 'the text is part of a form and saved with it' },
    { component: 'TextField', when: 'one short value is entered' },
    { component: 'SearchField', when: 'something is looked for' },
  ],
  rules: [
    {
      do: 'Put the price of the next message beside the field (`next`).',
      dont: 'A price that appears after sending.',
    },
    {
      do: 'Say why nothing can be sent (`blocked`) and leave the field usable.',
      dont: 'Disable it. What was typed would be out of reach.',
    },
    {
      do: 'Use `queued` while offline: messages are accepted and wait.',
      dont: '`blocked` for a connection that comes back in a moment.',
    },
    {
      do: 'Keep a `draft` for each conversation, so that it survives a reload.',
      dont: 'Lose half a sentence when another conversation is opened.',
    },
  ],
  anatomy: [
    { part: 'Tools', is: 'Gifts, photo, emoji: before the field in the messenger, else behind it' },
    { part: 'Field', is: 'Grows with its lines up to a limit, then scrolls' },
    { part: 'Next', is: 'What is free, or what this message costs; above a narrow field' },
    { part: 'Send', is: 'A round button at the end of the row' },
    { part: 'Note', is: 'Below: why it is blocked, that it is queued, or a hint' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through tools, field and “Send”, in the order they stand in' },
    {
      keys: 'Enter',
      does: 'Sends, and the focus stays in the field. Not while an input method composes',
    },
    { keys: 'Shift + Enter', does: 'Begins a new line' },
  ],
  screenReader: [
    'A text field named by its placeholder: “Write to Mira”. Price and note are its description.',
    'The button “Send” is unavailable (`aria-disabled`) while the field is empty or blocked, and can still be reached.',
  ],
  mocks: ['desktop-messenger', 'desktop-live-room', 'mobile-conversation', 'mobile-live'],
  alsoCalled: ['message input', 'chat input', 'reply box', 'prompt', 'textarea'],
} satisfies ComponentDocs;
