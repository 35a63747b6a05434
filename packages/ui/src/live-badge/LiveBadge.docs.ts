import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What a performer is doing now. `LiveBadge` says it in a word, `PresenceDot` repeats it as a dot beside a name. Both stand in this story.',
  insteadUse: [
    { component: 'Badge', when: 'the word is no state: “New”, “Season 2”, “Save 13 %”' },
    { component: 'Avatar', when: 'ring or dot belong to a face' },
    { component: 'ChatOptions', when: 'it is to be said what can be done with that state' },
  ],
  rules: [
    {
      do: 'Crimson for what is live now: `live` and `show`. The component does it.',
      dont: 'Crimson for offers, errors or counts. It would stop meaning “live”.',
    },
    {
      do: 'A dot only where the state stands beside it in words, or with `label`.',
      dont: 'Colour alone: green and grey look alike to many.',
    },
    {
      do: 'One state. A chat that is private is not “Live” as well.',
      dont: 'Stack words until they cover the face.',
    },
  ],
  anatomy: [
    { part: 'LiveBadge', is: 'A small badge; red for live and shows, dark for all other words' },
    {
      part: 'PresenceDot',
      is: 'A disc of 8, 10 or 14 px; it pulses when live, is a ring when busy',
    },
  ],
  keyboard: [],
  screenReader: [
    'The badge is text and read in its place.',
    'The dot is hidden; with `label` it is an image of that name.',
  ],
  mocks: ['board-components', 'desktop-home', 'desktop-top-cams'],
  alsoCalled: ['status', 'presence', 'online indicator', 'availability', 'status dot', 'tag'],
} satisfies ComponentDocs;
