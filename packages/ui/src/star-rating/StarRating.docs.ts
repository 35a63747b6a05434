import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Lets a guest give one to five stars, after a chat for instance. What others gave is `RatingText`: a share in words, “98 %”, never stars to count.',
  insteadUse: [
    { component: 'ToggleButtonGroup', when: 'like or dislike is enough' },
    { component: 'RatingBars', when: 'several qualities of a performer are compared' },
    { component: 'SegmentedControl', when: 'it is a choice of views' },
    { component: 'Slider', when: 'the value is a measure: volume, length' },
  ],
  rules: [
    {
      do: 'Begin with 0: nothing is rated yet.',
      dont: 'Five stars in advance.',
    },
    {
      do: 'Ask once, after the event, and let it be skipped.',
      dont: 'Open a dialog for it, or ask again.',
    },
    {
      do: 'Show `RatingText` from enough ratings on; until then `few`, or nothing.',
      dont: '“100 %” from two ratings.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'The name of the group, hidden; put a visible question above it' },
    { part: 'Stars', is: 'Five, filled up to the value; each large enough to be touched' },
    { part: 'Rating text', is: 'Read-only: a star, the share, and from how many' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen star, or into the group when none is chosen' },
    { keys: 'Arrow keys', does: 'Choose one star more or less' },
    { keys: 'Space', does: 'Chooses the star that has the focus' },
  ],
  screenReader: [
    'A group of radios named by `label`; each one says “4 of 5 stars”.',
    'Native radios with a `name` of the form, so they post without script.',
    '`RatingText` reads “98 % positive ratings” and from how many; its star is decoration.',
  ],
  alsoCalled: ['rating', 'rate', 'review', 'stars', 'feedback', 'score'],
} satisfies ComponentDocs;
