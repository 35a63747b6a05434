import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A few seconds of a live picture before anybody pays: 5, with VIP 20. Always without sound, and the seconds count from the first frame.',
  insteadUse: [
    { component: 'StreamStage', when: 'the chat has begun' },
    { component: 'VideoPlayer', when: 'it is a recorded video, or has sound' },
    { component: 'Picture', when: 'nothing moves' },
  ],
  rules: [
    {
      do: 'Give `after` the way into the chat: it appears when the seconds are over.',
      dont: 'Start again by itself.',
    },
    {
      do: '`blocked` says why there is none, in words.',
      dont: 'Leave a spinner where no preview will come.',
    },
    {
      do: '`tile` only in a tile, which shows bar and seconds itself.',
      dont: 'Two counts over one picture.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Fills its place; fades in with the first frame' },
    { part: 'Spinner', is: 'Until then' },
    { part: 'Words and seconds', is: '“Preview”, “3 s left”; not in `tile`' },
    { part: 'Line', is: 'Fills while it runs; decoration' },
    { part: 'After', is: 'A button, once it has ended or when it is blocked' },
  ],
  keyboard: [{ keys: 'Tab', does: 'To the button in `after`; nothing else takes the focus' }],
  screenReader: [
    'The picture is named “Preview of Mira Solène”.',
    'While it waits, the spinner is a status “Loading”.',
    'That it ended, or why it is blocked, is a status message. The seconds are text and not announced.',
  ],
  mocks: ['desktop-home'],
  alsoCalled: ['teaser', 'trailer', 'hover preview', 'peek', 'snippet'],
} satisfies ComponentDocs;
