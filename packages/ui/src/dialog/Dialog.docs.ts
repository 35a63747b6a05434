import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One task that needs all attention for a moment, on a wide screen: a payment, a confirmation, a choice. The page behind waits.',
  insteadUse: [
    { component: 'Sheet', when: 'on phones: the same task slides up from below' },
    { component: 'ConfirmCharge', when: 'money is going to move' },
    { component: 'Popover', when: 'it helps with one control and the page stays in use' },
    { component: 'Disclosure', when: 'it is good to know and interrupts nobody' },
    { component: 'Lightbox', when: 'photos are looked at' },
  ],
  rules: [
    {
      do: 'One task and one way out. The action stands last.',
      dont: 'A second dialog over the first, except the question before input is lost.',
    },
    {
      do: '`alert` for a question before something happens: nothing outside closes it.',
      dont: '`alert` for news. A `StatusBar` or a toast does not interrupt.',
    },
    {
      do: 'Set `dirty` as soon as something was entered: leaving asks first.',
      dont: 'Throw input away on Escape.',
    },
    {
      do: 'Set `busy` while something runs that must not be cut off.',
      dont: 'Lock a dialog without saying what it waits for.',
    },
  ],
  anatomy: [
    { part: 'Scrim', is: 'Over the page; a press on it closes, unless `alert`, `busy` or `dirty`' },
    { part: 'Title', is: 'Always there, for the eye or for screen readers alone (`hideTitle`)' },
    { part: 'Close button', is: 'At the end of the head; none with `alert`' },
    { part: 'Description', is: 'A sentence that is read out with the name' },
    { part: 'Body', is: 'Scrolls when it is longer than the window' },
    { part: 'Actions', is: 'At the bottom; the one that goes on stands last' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves among its controls and never leaves it' },
    { keys: 'Escape', does: 'Closes it. Not while `busy`; with `dirty` it asks first' },
  ],
  screenReader: [
    'Dialog, or alert dialog with `alert`, named by the title and described by the description.',
    'The focus goes to the first control, or where `initialFocus` says, and back to what opened it.',
    'What lies behind cannot be reached meanwhile. With `busy` it is busy (`aria-busy`).',
  ],
  mocks: ['desktop-consent-details'],
  alsoCalled: ['modal', 'popup', 'lightbox dialog', 'alert dialog', 'confirm'],
} satisfies ComponentDocs;
