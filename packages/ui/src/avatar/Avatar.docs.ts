import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The round picture of a person, from 24 to 148 px, with a ring or a dot for their state. `AvatarStack`, on this page as well, shows several people as one.',
  insteadUse: [
    { component: 'Picture', when: 'it is not round, or not a person' },
    { component: 'PerformerLine', when: 'name, state and price belong to it' },
    { component: 'StoryBar', when: 'a row of people leads to what is new' },
    { component: 'PresenceDot', when: 'the state stands beside a name without a picture' },
  ],
  rules: [
    {
      do: 'Write the name beside it, or set `label`, with the state in it: “Mira Solène, live”.',
      dont: 'A ring or a dot as the only sign of a state.',
    },
    {
      do: 'A ring for what can be opened (live, something new), a dot for presence.',
      dont: 'Ring and dot on the same picture.',
    },
    {
      do: 'Put `{width}` into the address, so that a small picture loads a small file.',
      dont: 'The 1280 px portrait in 24 px.',
    },
    {
      do: 'Give `total` to a stack that shows only the first of many.',
      dont: 'More than five faces in a stack.',
    },
  ],
  anatomy: [
    { part: 'Ring', is: 'Live, unseen, seen or VIP' },
    { part: 'Picture', is: 'The first letter of the name while there is none, or when it fails' },
    { part: 'Dot', is: 'Presence, at the lower end' },
    { part: 'LIVE', is: 'A small word on the ring of a story' },
    { part: 'Stack', is: 'Three to five pictures that overlap' },
  ],
  keyboard: [],
  screenReader: [
    'Hidden, because the name stands beside it. With `label` it is an image of that name.',
    'A stack is one image: “Zuri, Kaia, Mira and 4 more”.',
    'Ring, dot and “LIVE” are never read by themselves.',
  ],
  mocks: ['board-components', 'desktop-home'],
  alsoCalled: ['profile picture', 'user picture', 'face', 'initials', 'avatar group', 'facepile'],
} satisfies ComponentDocs;
