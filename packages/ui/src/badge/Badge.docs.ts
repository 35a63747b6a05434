import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A word or two on a picture or beside a title: “New”, “VIP”, “Yours”. `Counter`, on this page as well, is a small number in a pill.',
  insteadUse: [
    { component: 'LiveBadge', when: 'it says what a performer is doing now' },
    { component: 'PresenceDot', when: 'a dot is enough because the state is written beside it' },
    { component: 'TagList', when: 'topics are named or linked' },
    { component: 'ChipGroup', when: 'it can be pressed' },
    { component: 'Price', when: 'it is an amount' },
  ],
  rules: [
    {
      do: 'Choose the tone by meaning: `success` for owned, `sale` for a reduction, `vip` for VIP only.',
      dont: 'A tone because it suits the picture.',
    },
    {
      do: 'Use `media` on pictures. It is readable on any of them.',
      dont: '`neutral` or `accent` on a picture.',
    },
    {
      do: 'One or two short words. A badge never wraps.',
      dont: 'Sentences, or three badges in a row.',
    },
    {
      do: 'Put the count into the name of what the counter stands on: “Messages, 3 unread”.',
      dont: 'A counter alone. Screen readers do not read it.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Small and filled, before the words' },
    { part: 'Words', is: 'On the colour of the tone; `live` has a pulsing dot before them' },
    { part: 'Counter', is: '“99+” above its maximum, nothing at 0; `floating` on a corner' },
  ],
  keyboard: [],
  withoutStates: 'A badge says one word in one colour: what changes is which badge is drawn.',
  screenReader: [
    'A badge is plain text, read where it stands. Its icon is decoration.',
    'A counter is hidden; its owner says what is counted.',
  ],
  mocks: ['board-components', 'desktop-home'],
  alsoCalled: ['label', 'tag', 'pill', 'status', 'notification badge', 'counter'],
} satisfies ComponentDocs;
