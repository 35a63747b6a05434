import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Turns something in sight on and off: follow, like, pin, mute. The new state shows at once.',
  insteadUse: [
    { component: 'Switch', when: 'it is a setting with a sentence beside it' },
    { component: 'IconButton', when: 'it does something once' },
    { component: 'SegmentedControl', when: 'one of several is chosen' },
  ],
  rules: [
    {
      do: 'Keep the name in both states: “Follow Mira”. Pressed says the rest.',
      dont: 'Change “Follow” into “Unfollow” and press it, too.',
    },
    {
      do: '`denied` for visitors: the button leads to the log-in and says why.',
      dont: 'Disable it without a word.',
    },
    {
      do: 'Two or three that belong together in a `ToggleButtonGroup`.',
      dont: 'Like and dislike that do not know of each other.',
    },
  ],
  anatomy: [
    { part: 'Glyph', is: 'Regular when off, filled when on' },
    { part: 'Words', is: 'With `children`: a number or a word' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it and shows its tooltip' },
    { keys: 'Enter, Space', does: 'Turns it on or off' },
  ],
  screenReader: [
    'A button that says whether it is pressed. Words inside are part of its name: “Like, 318”.',
    'While the server answers it is busy.',
    'For visitors it is a link whose name ends with the reason.',
  ],
  mocks: ['desktop-profile'],
  alsoCalled: ['toggle', 'like button', 'favourite', 'heart'],
} satisfies ComponentDocs;
