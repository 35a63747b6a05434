import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose: 'Comments on a post or an album with their replies, and the field to write one.',
  insteadUse: [
    { component: 'Conversation', when: 'guest and performer write to each other alone' },
    { component: 'ChatTranscript', when: 'it is said during a live chat' },
    { component: 'TextArea', when: 'a note is kept and nobody answers' },
  ],
  rules: [
    {
      do: 'Say why nobody can write (`blocked`): log in first, one comment per album.',
      dont: 'Take the field away without a word.',
    },
    {
      do: 'Keep the place of a deleted comment that has replies (`deleted`).',
      dont: 'Remove it. Its replies would answer nobody.',
    },
    {
      do: 'Answer `false` from `send` when it was refused: the text stays in the field.',
      dont: 'Clear the field first and report the failure afterwards.',
    },
    {
      do: 'Load the next five by the button (`more`).',
      dont: 'Load while scrolling. What comes after the comments could not be reached.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'The number of comments' },
    { part: 'Field', is: 'A `Composer`, above the comments' },
    { part: 'Comment', is: 'Face, name, “Author” or “You”, time, text, tip' },
    { part: 'Reply, Delete', is: 'Below the text; the field of a reply opens below that' },
    { part: 'Replies', is: 'Indented below their comment' },
    { part: 'More', is: 'A button after the last comment' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the field, then through names, Reply and Delete' },
    { keys: 'Enter', does: 'In a field: sends. With Shift it begins a new line' },
    { keys: 'Enter, Space', does: 'On Reply: opens and closes its field' },
  ],
  screenReader: [
    'A region and a list named by the title; replies are lists inside their comment.',
    'Reply says whom it answers and whether its field is open: “Reply to Tom”. Delete is read with the text that it deletes.',
    'After sending, the focus moves to the new comment, wherever it was put.',
  ],
  alsoCalled: ['comments', 'discussion', 'replies', 'feedback'],
} satisfies ComponentDocs;
