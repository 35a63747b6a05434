import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A value on a line where about is good enough: volume, position of a video. `RangeSlider` has two ends, for prices and ages.',
  insteadUse: [
    { component: 'NumberField', when: 'the exact amount matters, money for instance' },
    { component: 'ProgressBar', when: 'it is only shown' },
    { component: 'ChipGroup', when: 'there are a few steps with names' },
  ],
  rules: [
    {
      do: 'Say the value in words: “2 minutes 10 of 18 minutes”.',
      dont: 'Leave a bare number: “130”.',
    },
    { do: 'Send it on release (`onCommit`).', dont: 'Ask the server at each pixel.' },
  ],
  anatomy: [
    { part: 'Track', is: 'With what is buffered, and marks of scenes' },
    { part: 'Fill', is: 'Up to the value' },
    { part: 'Handle', is: 'Two of them in a `RangeSlider`' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'A step more, a step less' },
    { keys: 'Home, End', does: 'Least and most' },
    { keys: 'Page up, Page down', does: 'A larger step' },
  ],
  screenReader: [
    'A slider with its name; its value is read in the words of `valueText`.',
    'While the video buffers it is busy.',
  ],
  alsoCalled: ['range', 'scrubber', 'seek bar', 'track bar'],
} satisfies ComponentDocs;
