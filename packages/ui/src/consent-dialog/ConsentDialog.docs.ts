import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The choice about cookies by category, in a dialog: opened from the bar, the footer or the settings.',
  insteadUse: [
    { component: 'ConsentBanner', when: 'the question is asked for the first time' },
    { component: 'ConsentDetails', when: 'it stands in the settings, or in a `Sheet` on phones' },
    { component: 'Dialog', when: 'it is not about cookies' },
  ],
  rules: [
    {
      do: 'Open it with what was saved.',
      dont: 'Everything off again for guests who have chosen before.',
    },
    {
      do: 'Change nothing until one of the three buttons is pressed.',
      dont: 'Store something as soon as a switch moves.',
    },
    {
      do: 'Say in `text` where the choice can be changed later.',
      dont: 'Legal text. Link the privacy notice instead (`privacy`).',
    },
  ],
  anatomy: [
    { part: 'Title and text', is: 'With a close button' },
    { part: 'Categories', is: 'Name, text, a switch or “Always on”, entries that unfold' },
    { part: 'Privacy', is: 'A link to the notice' },
    { part: 'Buttons', is: 'Only necessary, Save choice, Accept all: one look for all three' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves among its controls and does not leave it' },
    { keys: 'Space', does: 'Turns a category on or off' },
    { keys: 'Enter, Space', does: 'Presses a button, unfolds and folds entries' },
    { keys: 'Escape', does: 'Closes it without saving' },
  ],
  screenReader: [
    'A modal dialog named by its title and described by its text.',
    'Each category is a switch of its name that says on or off; necessary ones have none.',
    'The focus returns to what opened it.',
  ],
  mocks: ['desktop-consent-details'],
  alsoCalled: ['cookie settings', 'privacy preferences', 'consent manager', 'cookie dialog'],
} satisfies ComponentDocs;
