import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A small helper beside its button: explains or sets one thing, while the page stays in use.',
  insteadUse: [
    { component: 'Tooltip', when: 'only a name is shown' },
    { component: 'PreviewCard', when: 'a person or a video is previewed on hover' },
    { component: 'Dialog', when: 'it needs all attention' },
    { component: 'Menu', when: 'it lists actions' },
  ],
  rules: [
    { do: 'One thing: the volume, a note, a price explained.', dont: 'A form with several steps.' },
    {
      do: 'A title, even where it is hidden from the eye.',
      dont: 'Open it on hover: touch has none.',
    },
  ],
  anatomy: [
    { part: 'Trigger', is: 'A `Button`' },
    { part: 'Title and close button', is: 'The title is shown, or there for screen readers alone' },
    { part: 'Body', is: 'What it explains or sets; a skeleton while it loads' },
    { part: 'Arrow', is: 'Where it has to be plain what it belongs to' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the trigger: opens and closes it' },
    { keys: 'Tab', does: 'Moves through it and out of it' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the trigger' },
  ],
  screenReader: [
    'A dialog named by its title, not modal; the focus goes into it when it opens.',
    'The trigger says whether it is open.',
  ],
  alsoCalled: ['popup', 'flyout', 'dropdown panel', 'toggletip'],
} satisfies ComponentDocs;
