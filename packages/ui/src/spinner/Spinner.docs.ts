import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A ring that turns while something small runs whose length nobody knows: inside a button, or over the picture of a video or stream.',
  insteadUse: [
    { component: 'Skeleton', when: 'content of a page is loading' },
    { component: 'ProgressBar', when: 'the share that is done is known' },
    { component: 'PageProgress', when: 'the next page is loading' },
    { component: 'Button', when: 'an action runs: `loading` brings the spinner along' },
  ],
  rules: [
    {
      do: 'Leave `label` out inside a control that keeps its name.',
      dont: 'Name it there. A screen reader would hear two things.',
    },
    {
      do: 'Give a `label` that says what runs: “Loading video”.',
      dont: '“Please wait”.',
    },
    {
      do: 'Use it in buttons and on the video stage only.',
      dont: 'Alone in the middle of an empty page.',
    },
  ],
  anatomy: [
    { part: 'Ring', is: 'In the colour of the text around it, open at the top; `md` or `lg`' },
  ],
  keyboard: [],
  withoutStates: 'It is the state “loading” of what it stands in.',
  screenReader: [
    'Without a `label` it is hidden.',
    'With a `label` it is a status of that name. The words are not drawn.',
    'With reduced motion the ring stands still.',
  ],
  mocks: ['board-states'],
  alsoCalled: ['loader', 'loading', 'activity indicator', 'throbber', 'circular progress', 'busy'],
} satisfies ComponentDocs;
