import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A line that fills up: how much of a video was watched, how much of a limit is used, how close a reward is. For a share that is known.',
  insteadUse: [
    { component: 'Spinner', when: 'nobody knows how long it takes' },
    { component: 'Skeleton', when: 'a part of the page is loading' },
    { component: 'TippingGoal', when: 'guests collect coins together: it brings the figures' },
    { component: 'PointsCard', when: 'it is about points and the next level' },
    { component: 'Slider', when: 'the guest sets the value' },
  ],
  rules: [
    {
      do: 'Write the figures beside it: “160 points are missing”.',
      dont: 'Leave the meaning to the length of a line.',
    },
    {
      do: 'Give a `label` and `valueText` only where no words beside it say the same.',
      dont: 'Name a bar whose text is next to it. It would be read twice.',
    },
    {
      do: '`own`, the gradient, for what belongs to the guest; `media` over pictures and video.',
      dont: 'Choose a tone for its colour, or several tones in one list.',
    },
  ],
  anatomy: [
    { part: 'Track', is: 'Full width of its place; `thin`, or `tall` for the one bar of a card' },
    { part: 'Fill', is: 'From the start of the line; values outside 0 to 1 are clamped' },
  ],
  keyboard: [],
  screenReader: [
    'With a `label` it is a progress bar with that name and a whole percentage; `valueText` replaces the percentage by words.',
    'Without a `label` it is hidden.',
    'Changes are not announced. Whoever needs that adds a status of their own.',
  ],
  mocks: ['desktop-home', 'board-components'],
  alsoCalled: ['progress', 'meter', 'loading bar', 'linear progress', 'percentage'],
} satisfies ComponentDocs;
