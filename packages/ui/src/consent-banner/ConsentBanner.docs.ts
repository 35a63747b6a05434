import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Asks about cookies, in a bar at the bottom of the window that leaves the page in use. `ConsentDetails`, on this page as well, is the choice by category, for a dialog, a sheet or the settings.',
  insteadUse: [
    { component: 'ConsentDialog', when: 'categories are chosen on wide screens' },
    { component: 'Sheet', when: 'categories are chosen on phones; put `ConsentDetails` into it' },
    { component: 'AgeGate', when: 'visitors say that they are adults' },
    { component: 'StatusBar', when: 'nothing has to be chosen' },
  ],
  rules: [
    {
      do: '“Only necessary” and “Accept all” look the same and are equally wide on phones. Keep both labels short.',
      dont: 'A label such as “Continue without support” that makes one answer harder.',
    },
    {
      do: 'Start with every category off that is not necessary.',
      dont: 'Ticked in advance, or counted as consent because somebody scrolled.',
    },
    {
      do: 'List what each category stores (`entries`): name, purpose, how long.',
      dont: '“To improve your experience.”',
    },
    {
      do: 'Give `action` and `chooseHref`: the choice works without script.',
      dont: 'A bar that cannot be answered while scripts load.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Decoration, on wide screens' },
    { part: 'Title and text', is: 'What is asked' },
    { part: 'Choices', is: 'Choose, Only necessary, Accept all; on phones “Choose” stands below' },
    { part: 'Category', is: 'In the details: name, text, a switch or “Always on”' },
    { part: 'Entries', is: 'In the details: unfold below their category' },
    { part: 'Log', is: 'In the details: the link to what was kept outside of the browser' },
    { part: 'Foot', is: 'In the details: privacy notice and three buttons that look the same' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through links, switches, entries and buttons' },
    { keys: 'Enter, Space', does: 'Presses a button, unfolds and folds entries' },
    { keys: 'Space', does: 'Turns a category on or off' },
    { keys: 'Escape', does: 'Does nothing. The bar stays until there is an answer' },
  ],
  screenReader: [
    'The bar is a region named by its title, with an h2. It takes no focus and is not announced by itself.',
    'An `AgeGate` does not make it inert.',
    'A category is a switch, read with its name and what it is for. A necessary one has none, and says “Always on” as text.',
  ],
  mocks: ['desktop-consent-details'],
  alsoCalled: ['cookie banner', 'cookie notice', 'GDPR', 'privacy banner', 'CMP', 'cookies'],
} satisfies ComponentDocs;
