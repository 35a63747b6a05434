import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A task of a phone: it slides up, can be dragged away and leaves the thumb where it is. What is a `Dialog` on wide screens is a sheet here.',
  insteadUse: [
    { component: 'Dialog', when: 'on wide screens' },
    { component: 'ConfirmChargeSheet', when: 'money is going to move' },
    { component: 'MobileMenu', when: 'it holds the navigation' },
    { component: 'Menu', when: 'a few actions of one thing are offered' },
  ],
  rules: [
    {
      do: 'As tall as its content; `expandable` for long lists.',
      dont: '`full` for three lines of text.',
    },
    {
      do: 'The one action in `actions`: it sticks to the bottom, above the keyboard.',
      dont: 'The action at the end of a long body, below the fold.',
    },
    {
      do: '`modal={false}` where the page above has to stay in use, a running chat for instance.',
      dont: 'Cover a running chat and its End button.',
    },
  ],
  anatomy: [
    {
      part: 'Handle',
      is: 'Drags it away; with `expandable` a button that makes it larger and smaller',
    },
    { part: 'Head', is: 'Title and close button: dragging is never the only way' },
    { part: 'Body', is: 'Scrolls by itself' },
    { part: 'Actions', is: 'Stick to the bottom' },
    { part: 'Above', is: 'Over the page, right above it; seen only' },
    { part: 'Scrim', is: 'Only where it is modal' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves among its controls; a modal sheet is not left' },
    { keys: 'Enter, Space', does: 'On the handle of an `expandable` sheet: larger, smaller' },
    { keys: 'Escape', does: 'Closes it. Not while `busy`; with `dirty` it asks first' },
  ],
  screenReader: [
    'Dialog, or alert dialog with `alert`, named by its title.',
    'The handle is decoration, except with `expandable`, where it is a button “Larger” or “Smaller”.',
    'The focus goes into it and back to what opened it.',
  ],
  mocks: ['mobile-filter-sheet', 'mobile-room-topup'],
  alsoCalled: ['drawer', 'bottom sheet', 'action sheet', 'modal'],
} satisfies ComponentDocs;
