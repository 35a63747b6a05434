import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose: 'Actions of one thing behind one button: edit, block, report.',
  insteadUse: [
    { component: 'Select', when: 'a value is chosen' },
    { component: 'Popover', when: 'something is read or set' },
    { component: 'MobileMenu', when: 'it is the navigation of a phone' },
    { component: 'AccountMenu', when: 'it belongs to the account in the bar' },
  ],
  rules: [
    {
      do: 'The most frequent first, the dangerous last, apart and marked (`danger`).',
      dont: 'Delete between Edit and Share.',
    },
    { do: 'Verbs: “Archive”, “Block”.', dont: 'Switches and fields inside a menu.' },
    { do: 'Offer what a swipe does here, too.', dont: 'Hide the one action of a page in a menu.' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'A button; loads the menu when the pointer comes near' },
    { part: 'Header', is: 'Whom or what it is about' },
    { part: 'Item', is: 'Glyph and words; may open a further menu beside itself' },
    { part: 'Separator', is: 'Between kinds of actions' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'On the trigger: opens it' },
    { keys: 'Arrow up, Arrow down', does: 'Moves among the items' },
    { keys: 'Arrow right, Arrow left', does: 'Opens and closes a further menu' },
    { keys: 'Letters', does: 'Jump to the item that begins so' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the trigger' },
  ],
  screenReader: [
    'The trigger says that it opens a menu and whether it is open.',
    'A menu with its name; items are read with their position.',
  ],
  mocks: ['board-components'],
  alsoCalled: ['dropdown menu', 'context menu', 'overflow menu', 'kebab menu', 'actions'],
} satisfies ComponentDocs;
