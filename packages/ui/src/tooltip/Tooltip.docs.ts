import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Shows the name of an icon button, and the key that does the same. `IconButton` brings it; it is rarely used by itself.',
  insteadUse: [
    { component: 'Popover', when: 'there is something to read or to press' },
    { component: 'PreviewCard', when: 'a person or a video is previewed on hover' },
    { component: 'Disclosure', when: 'an explanation belongs to the page' },
  ],
  rules: [
    {
      do: 'Repeat the name of the control, nothing else.',
      dont: 'Put information there that stands nowhere else: touch never sees it.',
    },
    {
      do: 'Leave it out where the words stand beside the icon.',
      dont: 'A tooltip on a button with text.',
    },
  ],
  anatomy: [
    { part: 'Trigger', is: 'What it belongs to' },
    {
      part: 'Bubble',
      is: 'Text and shortcut, above, below or beside it, wherever there is room; loaded with the first one',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it while the control has the focus' },
    { keys: 'Escape', does: 'Hides it, and closes what the control stands in' },
  ],
  screenReader: ['Not read: the control itself has that name.'],
  mocks: ['board-components'],
  alsoCalled: ['hint', 'title', 'hover text', 'balloon'],
} satisfies ComponentDocs;
